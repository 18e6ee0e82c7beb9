import { Divider, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import type { Content } from '../../shared/content/documents.ts';
import { anchors, paths } from '../../shared/paths.ts';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { Stats } from '../ui/Stats.tsx';
import { breadcrumbs } from './jsonLd.ts';
import { PitchOffer } from './pitch/PitchOffer.tsx';
import { Facts } from '../ui/Facts.tsx';
import { SplitSection } from '../ui/SplitSection.tsx';
import { noBreak } from '../ui/noBreak.tsx';

/** The contents of the kit. The total is a figure of the specification, not the sum. */
type Kit = Content['pages/ultimate-pitch']['kit'];

function EquipmentKit({ items, total, note, label, title }: Kit) {
  const facts = items.map(({ name, value }) => ({ label: name, value }));
  return (
    <SplitSection {...{ label, title }} tone="ink" main={<Facts items={facts} size="large" />}>
      <Text size="lg">
        <Text
          component="strong"
          variant="figure"
          display="block"
          fz="clamp(4rem, 2.5rem + 6vw, 7.5rem)"
          lh={0.9}
          mb="0.75rem"
          c="var(--tone-gain)"
        >
          {total.value}
        </Text>{' '}
        {total.label}
      </Text>
      <Text c="dimmed" maw="46ch" mt="1.5rem">
        {noBreak(note)}
      </Text>
    </SplitSection>
  );
}

const picture = { src: '/images/equipment-kit.svg', width: 800, height: 600 };

export const content = ['pages/ultimate-pitch', 'offers', 'forms'] as const;

export const head = ({ content }: HeadInput) => ({
  ...contentOf(content, 'pages/ultimate-pitch').head,
  jsonLd: [breadcrumbs(contentOf(content, 'site'), paths.pitch)],
});

export function Page() {
  const copy = useContent('pages/ultimate-pitch');
  return (
    <>
      <Hero {...copy.hero} picture={picture} />
      <EquipmentKit {...copy.kit} />
      <Section {...copy.reasons}>
        <Stats items={copy.reasons.stats} />
      </Section>
      <Section {...copy.pitchOffers} id={anchors.offers} tone="shade">
        <Stack gap="clamp(2rem, 4vw, 3.25rem)">
          {copy.pitchOffers.items.map((item, index) => (
            <Fragment key={item.key}>
              {index > 0 && <Divider />}
              <PitchOffer item={item} />
            </Fragment>
          ))}
        </Stack>
      </Section>
      <ClosingCta {...copy.closing} tone="paper" layout="stack" />
    </>
  );
}
