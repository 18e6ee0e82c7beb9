import {
  closing,
  head as aboutHead,
  hero,
  stats,
  statsLabel,
  story,
  values,
} from '../../shared/content/about.ts';
import { Closing } from '../ui/Closing.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { StatsBand } from '../ui/StatsBand.tsx';
import { Story } from './about/Story.tsx';
import { Values } from './about/Values.tsx';

export const head = () => aboutHead;

export function Page() {
  return (
    <>
      <Hero {...hero} />
      <StatsBand label={statsLabel} items={stats} tone="ink" />
      <Story {...story} />
      <Section {...values} tone="white">
        <Values items={values.items} />
      </Section>
      <Closing {...closing} tone="paper" />
    </>
  );
}
