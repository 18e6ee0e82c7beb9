import {
  closing,
  formula,
  frameworks,
  head as processHead,
  hero,
  milestones,
  phases,
} from '../../shared/content/process.ts';
import { Card, CardGrid } from '../ui/Card.tsx';
import { Closing } from '../ui/Closing.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { Formula } from './process/Formula.tsx';
import { Milestones } from './process/Milestones.tsx';
import { Phases } from './process/Phases.tsx';

export const head = () => processHead;

export function Page() {
  return (
    <>
      <Hero {...hero} />
      <Section {...formula} tone="ink">
        <Formula parts={formula.parts} />
      </Section>
      <Section {...phases}>
        <Phases phases={phases.items} />
      </Section>
      <Section {...frameworks} tone="white">
        <CardGrid columns={4}>
          {frameworks.cards.map((card) => (
            <Card key={card.title} {...card} />
          ))}
        </CardGrid>
      </Section>
      <Section {...milestones}>
        <Milestones items={milestones.items} />
      </Section>
      <Closing {...closing} tone="white" />
    </>
  );
}
