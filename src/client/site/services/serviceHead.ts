import { links, serviceLinks } from '../../../shared/content/links.ts';
import type { ServicePage } from '../../../shared/content/servicePages/servicePage.ts';
import { breadcrumbs, provider, thing } from '../jsonLd.ts';

/** Creates the `head` of a service page, with the service as structured data. */
export const serviceHead =
  ({ key, head }: ServicePage) =>
  () => {
    const { label, href } = serviceLinks[key];
    const service = thing('Service', {
      name: label,
      serviceType: label,
      description: head.description,
      url: href,
      provider,
    });
    return { ...head, jsonLd: [service, breadcrumbs(links.services, serviceLinks[key])] };
  };
