import { Box, Button, Divider, Grid, Group, Stack, Text, Title } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import type { Content } from '../../shared/content/documents.ts';
import { paths, packageKeys, trainingKeys } from '../../shared/paths.ts';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CardGrid } from '../ui/Card.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { narrow, splitGap, wide } from '../ui/columns.ts';
import { Hero } from '../ui/Hero.tsx';
import { PriceCard } from '../ui/PriceCard.tsx';
import { Section } from '../ui/Section.tsx';
import { breadcrumbs } from './jsonLd.ts';
import { type OfferCard, useOffers } from './offers/offerCard.ts';
import classes from './PackageOptionsPage.module.css';
import { noBreak } from '../ui/noBreak.tsx';

export const content = ['pages/package-options', 'offers'] as const;

export const head = ({ content }: HeadInput) => ({
  ...contentOf(content, 'pages/package-options').head,
  jsonLd: [breadcrumbs(contentOf(content, 'site'), paths.packages)],
});

/** All prices on one page, which prints as a price sheet. */
export function Page() {
  const copy = useContent('pages/package-options');
  const { comingSoon } = useContent('offers');
  const option = optionOf(comingSoon);
  const packages = useOffers(packageKeys).map(option);
  const training = useOffers(trainingKeys).map(option);
  const monthlyPlans = copy.monthlyPlans.options.map(plan);
  const { action, points, ...opener } = copy.addOn;
  const download = (
    <Group variant="actions">
      <PrintButton label={copy.print.label} />
    </Group>
  );
  return (
    <div className={classes.sheet}>
      <p className={classes.letterhead}>{copy.print.paperNote}</p>
      <Hero {...copy.hero} control={download} />
      <Section {...copy.packages} tone="shade">
        <Options options={packages} isFirstFeatured />
        <RefundNote {...copy.refundNote} />
      </Section>
      <Section {...copy.monthlyPlans} layout="side">
        <Options options={monthlyPlans} columns={2} />
        <Text c="dimmed" maw="var(--measure)" mt="2rem">
          {noBreak(copy.monthlyPlans.note)}
        </Text>
      </Section>
      <Section {...copy.training} tone="shade" layout="side">
        <Options options={training} columns={2} />
      </Section>
      <Section {...opener} layout="side">
        <Stack gap="2rem" fz="lg" align="start">
          <CheckList items={points} />
          <ButtonLink variant="outline" {...action} />
        </Stack>
      </Section>
      <div data-screen-only>
        <ClosingCta {...copy.closing} />
      </div>
    </div>
  );
}

type Option = ComponentProps<typeof PriceCard> & { key: string };

const toContact = (label: string) => ({ label, href: paths.contact });

/** The button of an upcoming offer says that it is coming soon; a badge would repeat it. */
const optionOf =
  (comingSoon: string) =>
  ({ key, name, badge, price, per, terms, summary, points }: OfferCard): Option => {
    const option = { key, name, price, per, terms, summary, points };
    return badge === comingSoon
      ? { ...option, action: toContact(comingSoon) }
      : { ...option, badge, action: toContact(`Choose ${name}`) };
  };

type Plan = Content['pages/package-options']['monthlyPlans']['options'][number];
const plan = (option: Plan): Option => ({
  ...option,
  per: 'month',
  action: toContact(`Choose ${option.name}`),
});

type OptionsProps = {
  options: readonly Option[];
  columns?: 2 | 3;
  isFirstFeatured?: boolean;
};

function Options({ options, columns = 3, isFirstFeatured = false }: OptionsProps) {
  return (
    <CardGrid columns={columns}>
      {options.map(({ key, ...option }, index) => (
        <PriceCard
          key={key}
          {...option}
          look={isFirstFeatured && index === 0 ? 'featured' : 'plain'}
        />
      ))}
    </CardGrid>
  );
}

/** Time to read the label: the print dialog blocks the page. */
const NOTICE_MS = 800;

function PrintButton({ label }: { label: string }) {
  const [isBusy, setBusy] = useState(false);
  const prepare = async () => {
    setBusy(true);
    await Promise.all([
      document.fonts.ready,
      new Promise((resolve) => setTimeout(resolve, NOTICE_MS)),
    ]);
    window.print();
    setBusy(false);
  };
  return (
    <Button data-needs-script disabled={isBusy} onClick={() => void prepare()}>
      {isBusy ? 'Preparing Download...' : label}
    </Button>
  );
}

function RefundNote({ title, text }: { title: string; text: string }) {
  return (
    <Box component="aside" mt="clamp(2.5rem, 5vw, 4rem)">
      <Divider color="var(--tone-gain)" mb="1.25rem" />
      <Grid {...splitGap} rowGap="0.75rem">
        <Grid.Col span={narrow}>
          <Title order={3} c="var(--tone-gain)">
            {title}
          </Title>
        </Grid.Col>
        <Grid.Col span={wide}>
          <Text maw="var(--measure)">{noBreak(text)}</Text>
        </Grid.Col>
      </Grid>
    </Box>
  );
}
