import { links, type ServiceKey, serviceLinks } from '../../../shared/content/links.ts';
import { contentOf, type HeadInput } from '../../lib/content.ts';
import { breadcrumbs, provider, thing } from '../jsonLd.ts';

/** Creates the `head` of a service page, with the service as structured data. */
export const serviceHead =
  (key: ServiceKey) =>
  ({ content }: HeadInput) => {
    const { head } = contentOf(content, `services/${key}`);
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
