import { whiteboardHead } from '../../shared/content/toolHeads.ts';
import { whiteboardStart } from '../../shared/content/whiteboardStart.ts';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { Steps } from '../ui/Steps.tsx';

export const head = () => whiteboardHead;

export function Page() {
  const { hero, session } = whiteboardStart;
  return (
    <>
      <Hero {...hero} />
      <Section {...session} tone="white">
        <Steps items={session.items} />
      </Section>
    </>
  );
}
