import { paths, type ServiceKey, servicePath } from '../../../shared/paths.ts';
import { contentOf, type HeadInput } from '../../lib/content.ts';
import { breadcrumbs, provider, thing } from '../jsonLd.ts';

/** Creates the `head` of a service page, with the service as structured data. */
export const serviceHead =
  (key: ServiceKey) =>
  ({ content }: HeadInput) => {
    const { head } = contentOf(content, `services/${key}`);
    const site = contentOf(content, 'site');
    const path = servicePath(key);
    const name = site.pages[path];
    const service = thing('Service', {
      name,
      serviceType: name,
      description: head.description,
      url: path,
      provider: provider(site),
    });
    return { ...head, jsonLd: [service, breadcrumbs(site, paths.services, path)] };
  };
