import type { PagePath, Site } from '../../shared/content/site.ts';
import type { Link } from '../../shared/content/shapes.ts';

/** Returns the link to a page under its name. */
export const pageLink = ({ pages }: Site, href: PagePath): Link => ({ label: pages[href], href });

export const toLink = (site: Site, link: PagePath | Link) =>
  typeof link === 'string' ? pageLink(site, link) : link;
