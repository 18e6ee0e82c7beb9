import { links } from '../../shared/content/links.ts';
import {
  closing,
  head as pitchHead,
  hero,
  pitchOffers,
  reasons,
} from '../../shared/content/pitch.ts';
import { Closing } from '../ui/Closing.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { Stats } from '../ui/Stats.tsx';
import { breadcrumbs } from './jsonLd.ts';
import { EquipmentKit } from './pitch/EquipmentKit.tsx';
import { PitchOffer } from './pitch/PitchOffer.tsx';

const picture = { src: '/images/equipment-kit.svg', width: 800, height: 600 };

export const head = () => ({ ...pitchHead, jsonLd: [breadcrumbs(links.pitch)] });

export function Page() {
  const { id, label, title } = pitchOffers;
  return (
    <>
      <Hero {...hero} picture={picture} />
      <EquipmentKit />
      <Section {...reasons}>
        <Stats items={reasons.stats} />
      </Section>
      <Section {...{ id, label, title }} tone="white">
        {pitchOffers.items.map((item) => (
          <PitchOffer key={item.key} item={item} />
        ))}
      </Section>
      <Closing {...closing} tone="paper" />
    </>
  );
}
