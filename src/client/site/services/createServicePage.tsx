import { links, serviceLinks } from '../../../shared/content/links.ts';
import type { ServicePage } from '../../../shared/content/servicePages/servicePage.ts';
import { LeadForm } from '../../leads/lazyForms.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { FormSection } from '../../ui/Section.tsx';
import { breadcrumbs, provider, thing } from '../jsonLd.ts';
import { ServiceSection } from './ServiceSection.tsx';

/** Creates the page module of a service. */
export const createServicePage = ({ key, head, hero, sections, form }: ServicePage) => ({
  head: () => {
    const { label, href } = serviceLinks[key];
    const service = thing('Service', {
      name: label,
      serviceType: label,
      description: head.description,
      url: href,
      provider,
    });
    return { ...head, jsonLd: [service, breadcrumbs(links.services, serviceLinks[key])] };
  },
  Page: () => (
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
      <FormSection {...form}>
        <LeadForm leadType="service-inquiry" offerType={key} />
      </FormSection>
    </>
  ),
});
