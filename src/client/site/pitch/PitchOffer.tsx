import { Badge, Grid, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import type { PitchOffer as Item } from '../../../shared/content/pages/ultimatePitch.ts';
import { useContent } from '../../lib/content.ts';
import { HubspotForm } from '../../leads/lazyForms.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { narrow, wide } from '../../ui/columns.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FormCard } from '../../ui/FormCard.tsx';
import { useOffer } from '../offers/offerCard.ts';
import { useSiteConfig } from '../config.ts';
import { noBreak } from '../../ui/noBreak.tsx';

export function PitchOffer({ item }: { item: Item }) {
  const { key, name, price } = item;
  const { terms, summary, points, badge, per } = useOffer(key);
  const { comingSoon } = useContent('offers');
  const { kitIncluded } = useContent('pages/ultimate-pitch').pitchOffers;
  const badges = [per === 'month' && kitIncluded, badge === comingSoon && badge].filter(
    (text) => text !== false,
  );
  return (
    <article>
      <Grid columnGap="clamp(2rem, 6vw, 6rem)" rowGap="1.5rem">
        <Grid.Col span={narrow}>
          <Stack gap="0.75rem" align="start">
            <Title order={3}>{name}</Title>
            <Text variant="figure" fz="clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem)">
              {price}
            </Text>
            <Text c="dimmed">{noBreak(terms)}</Text>
            {badges.map((text) => (
              <Badge key={text} color="gain" radius="xl">
                {text}
              </Badge>
            ))}
          </Stack>
        </Grid.Col>
        <Grid.Col span={wide}>
          <Stack gap="1.25rem">
            <Text size="lg">{noBreak(summary)}</Text>
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
  const { openForm } = useContent('pages/ultimate-pitch').pitchOffers;
  const form = (
    <FormCard>
      <HubspotForm leadType="proposal" offerType={key} />
    </FormCard>
  );
  if (hubspot) return form;
  return (
    <Disclosure label={openForm} name={`${openForm}: ${name}`} fallback={paths.contact}>
      {form}
    </Disclosure>
  );
}
