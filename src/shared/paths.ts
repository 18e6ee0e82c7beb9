import { caseLinks, links, offerLinks, serviceLinks } from './content/links.ts';

/** Every page that search engines may list, except blog posts. */
export const publicPaths = [links, serviceLinks, offerLinks, caseLinks].flatMap((group) =>
  Object.values(group).map(({ href }) => href),
);
