import { Box, Button, Divider, Grid, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { links } from '../../shared/content/links.ts';
import * as copy from '../../shared/content/packageOptions.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CardGrid } from '../ui/Card.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { narrow, splitGap, wide } from '../ui/columns.ts';
import { Hero } from '../ui/Hero.tsx';
import { PriceCard } from '../ui/PriceCard.tsx';
import { Section } from '../ui/Section.tsx';
import { breadcrumbs } from './jsonLd.ts';
import classes from './PackageOptionsPage.module.css';
import { noBreak } from '../ui/noBreak.tsx';

export const head = () => ({ ...copy.head, jsonLd: [breadcrumbs(links.packages)] });

/** All prices on one page, which prints as a price sheet. */
export function Page() {
  const { action, points = [], ...opener } = copy.addOn;
  const download = (
    <Group variant="actions">
      <PrintButton />
    </Group>
  );
  return (
    <div className={classes.sheet}>
      <p className={classes.letterhead}>{copy.print.paperNote}</p>
      <Hero {...copy.hero} control={download} />
      <Section {...copy.packages} tone="shade">
        <Options options={copy.packages.options} isFirstFeatured />
        <RefundNote />
      </Section>
      <Section {...copy.monthlyPlans} layout="side">
        <Options options={copy.monthlyPlans.options} columns={2} />
        <Text c="dimmed" maw="var(--measure)" mt="2rem">
          {noBreak(copy.monthlyPlans.note)}
        </Text>
      </Section>
      <Section {...copy.training} tone="shade" layout="side">
        <Options options={copy.training.options} columns={2} />
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

type OptionsProps = {
  options: readonly copy.PackageOption[];
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

function PrintButton() {
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
      {isBusy ? copy.print.busy : copy.print.label}
    </Button>
  );
}

function RefundNote() {
  return (
    <Box component="aside" mt="clamp(2.5rem, 5vw, 4rem)">
      <Divider color="var(--tone-gain)" mb="1.25rem" />
      <Grid {...splitGap} rowGap="0.75rem">
        <Grid.Col span={narrow}>
          <Title order={3} c="var(--tone-gain)">
            {copy.refundNote.title}
          </Title>
        </Grid.Col>
        <Grid.Col span={wide}>
          <Text maw="var(--measure)">{noBreak(copy.refundNote.text)}</Text>
        </Grid.Col>
      </Grid>
    </Box>
  );
}
