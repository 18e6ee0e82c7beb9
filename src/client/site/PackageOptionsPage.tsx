import { Group, Stack, Text } from '@mantine/core';
import { links } from '../../shared/content/links.ts';
import {
  addOn,
  closing,
  head as pageHead,
  hero,
  monthlyPlans,
  packages,
  print,
  training,
} from '../../shared/content/packageOptions.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Closing } from '../ui/Closing.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { breadcrumbs } from './jsonLd.ts';
import classes from './PackageOptionsPage.module.css';
import { Options } from './packageOptions/Options.tsx';
import { PrintButton } from './packageOptions/PrintButton.tsx';
import { RefundNote } from './packageOptions/RefundNote.tsx';

export const head = () => ({ ...pageHead, jsonLd: [breadcrumbs(links.packages)] });

/** All prices on one page, and on paper a price sheet. */
export function Page() {
  const { label, title, text } = addOn;
  const download = (
    <Group variant="actions">
      <PrintButton />
    </Group>
  );
  return (
    <div className={classes.sheet}>
      <p className={classes.letterhead}>{print.paperNote}</p>
      <Hero {...hero} control={download} />
      <Section {...packages} tone="white">
        <Options options={packages.options} isFirstFeatured />
        <RefundNote />
      </Section>
      <Section {...monthlyPlans}>
        <Options options={monthlyPlans.options} columns={2} />
        <Text c="dimmed" maw="62ch" mt="2rem">
          {monthlyPlans.note}
        </Text>
      </Section>
      <Section {...training} tone="white">
        <Options options={training.options} columns={2} />
      </Section>
      <Section {...{ label, title, ...(text && { text }) }} layout="side">
        <Stack gap="2rem" fz="lg" align="start">
          <CheckList items={addOn.points ?? []} />
          <ButtonLink variant="outline" {...addOn.action} />
        </Stack>
      </Section>
      <div className={classes.screen}>
        <Closing {...closing} />
      </div>
    </div>
  );
}
