import { Divider, Stack } from '@mantine/core';
import { Fragment } from 'react';
import { links } from '../../shared/content/links.ts';
import * as copy from '../../shared/content/pitch.ts';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { Stats } from '../ui/Stats.tsx';
import { breadcrumbs } from './jsonLd.ts';
import { EquipmentKit } from './pitch/EquipmentKit.tsx';
import { PitchOffer } from './pitch/PitchOffer.tsx';

const picture = { src: '/images/equipment-kit.svg', width: 800, height: 600 };

export const head = () => ({ ...copy.head, jsonLd: [breadcrumbs(links.pitch)] });

export function Page() {
  return (
    <>
      <Hero {...copy.hero} picture={picture} />
      <EquipmentKit />
      <Section {...copy.reasons}>
        <Stats items={copy.reasons.stats} />
      </Section>
      <Section {...copy.pitchOffers} tone="shade">
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
