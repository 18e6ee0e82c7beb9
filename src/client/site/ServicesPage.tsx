import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { clientTime } from './services/production/clientTime.ts';
import { ServiceCards } from './services/ServiceCards.tsx';

export const content = ['pages/services', 'services/podcast-production'] as const;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/services').head;

export function Page() {
  const { hero, list, closing } = useContent('pages/services');
  const { days } = useContent('services/podcast-production').calendar;
  return (
    <>
      <Hero {...hero} />
      <Section {...list} tone="shade">
        <ServiceCards {...list} time={clientTime(days)} />
      </Section>
      <ClosingCta {...closing} tone="paper" />
    </>
  );
}
