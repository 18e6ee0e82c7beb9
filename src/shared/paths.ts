import { links, offerLinks, serviceLinks } from './content/links.ts';

/** The keys of the service and offer pages, in the order the site lists them. */
export const serviceKeys = Object.keys(serviceLinks);
export const offerKeys = Object.keys(offerLinks);

/** Every page that search engines may list, blog posts aside. */
export const publicPaths = [links, serviceLinks, offerLinks].flatMap((group) =>
  Object.values(group).map(({ href }) => href),
);
