import { Badge, Button, Grid, Stack, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { links } from '../../../shared/content/links.ts';
import { comingSoon, offers } from '../../../shared/content/offers.ts';
import { pitchOffers } from '../../../shared/content/pitch.ts';
import { HubspotForm } from '../../leads/lazyForms.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { narrow, wide } from '../../ui/columns.ts';
import { FormCard } from '../../ui/FormCard.tsx';
import { useSiteConfig } from '../config.ts';
import classes from './PitchOffer.module.css';

const { kitIncluded, openForm } = pitchOffers;

type Item = (typeof pitchOffers.items)[number];

export function PitchOffer({ item }: { item: Item }) {
  const { key, name, price, terms, kit } = item;
  const { summary, points, badge } = offers[key];
  const badges = [kit && kitIncluded, badge === comingSoon && badge].filter(
    (text) => text !== false,
  );
  return (
    <article className={classes.offer}>
      <Grid columnGap="clamp(2rem, 6vw, 6rem)" rowGap="1.5rem">
        <Grid.Col span={narrow}>
          <Stack gap="0.75rem" align="start">
            <Title order={3}>{name}</Title>
            <Text variant="figure" fz="clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem)">
              {price}
            </Text>
            <Text c="dimmed">{terms}</Text>
            {badges.map((text) => (
              <Badge key={text} color="gain" radius="xl">
                {text}
              </Badge>
            ))}
          </Stack>
        </Grid.Col>
        <Grid.Col span={wide}>
          <Stack gap="1.25rem">
            <Text size="lg">{summary}</Text>
            <CheckList items={points} />
            <OfferForm item={item} />
          </Stack>
        </Grid.Col>
      </Grid>
    </article>
  );
}

/** The offer's form. The CRM's form is always visible, our own opens by a button. */
function OfferForm({ item: { key, name } }: { item: Item }) {
  const { hubspot } = useSiteConfig();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const formId = useId();
  const form = (
    <FormCard>
      <HubspotForm leadType="proposal" offerType={key} />
    </FormCard>
  );
  if (hubspot) return form;
  const toggle = () => {
    setOpen(!isOpen);
    // Stays mounted when it is closed, which keeps the typed values.
    setWasOpen(true);
  };
  return (
    <>
      <div data-needs-script>
        <Button
          variant="outline"
          aria-label={`${openForm}: ${name}`}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={toggle}
        >
          {openForm}
        </Button>
      </div>
      <noscript>
        <ButtonLink variant="outline" href={links.contact.href} aria-label={`${openForm}: ${name}`}>
          {openForm}
        </ButtonLink>
      </noscript>
      <div id={formId} hidden={!isOpen}>
        {wasOpen && form}
      </div>
    </>
  );
}
