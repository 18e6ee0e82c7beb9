import { servicesPage } from '../../shared/content/services.ts';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import { ServiceCards } from './services/ServiceCards.tsx';

export const head = () => servicesPage.head;

export function Page() {
  return (
    <>
      <Hero {...servicesPage.hero} />
      <Section {...servicesPage.list} tone="shade">
        <ServiceCards />
      </Section>
      <ClosingCta {...servicesPage.closing} tone="paper" />
    </>
  );
}
