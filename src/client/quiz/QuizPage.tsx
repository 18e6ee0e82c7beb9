import { quizStart } from '../../shared/content/quizStart.ts';
import { quizHead } from '../../shared/content/toolHeads.ts';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { Steps } from '../ui/Steps.tsx';

export const head = () => quizHead;

export function Page() {
  const { hero, outcome } = quizStart;
  return (
    <>
      <Hero {...hero} />
      <Section {...outcome} tone="white">
        <Steps items={outcome.items} />
      </Section>
    </>
  );
}
