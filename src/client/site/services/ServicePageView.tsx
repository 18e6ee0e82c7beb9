import { links, serviceLinks } from '../../../shared/content/links.ts';
import type { ServicePage } from '../../../shared/content/servicePages/servicePage.ts';
import { LeadForm } from '../../leads/nearForms.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Section } from '../../ui/Section.tsx';
import { breadcrumbs, provider, thing } from '../jsonLd.ts';
import { ServiceSection } from './ServiceSection.tsx';

export function serviceHead({ key, head }: ServicePage) {
  const { label, href } = serviceLinks[key];
  const service = thing('Service', {
    name: label,
    serviceType: label,
    description: head.description,
    url: href,
    provider,
  });
  return { ...head, jsonLd: [service, breadcrumbs(links.services, serviceLinks[key])] };
}

/** A service in the order of its content: hero, sections, and the form that asks for it. */
export function ServicePageView({ page }: { page: ServicePage }) {
  const { key, hero, sections, form } = page;
  return (
    <>
      <Hero {...hero} picture={{ src: `/images/services/${key}.svg`, width: 800, height: 600 }} />
      {sections.map((section, index) => (
        <ServiceSection
          key={section.title}
          section={section}
          service={key}
          tone={index % 2 === 0 ? 'white' : 'paper'}
        />
      ))}
      <Section {...form} layout="side">
        <Panel>
          <LeadForm leadType="service-inquiry" offerType={key} />
        </Panel>
      </Section>
    </>
  );
}
