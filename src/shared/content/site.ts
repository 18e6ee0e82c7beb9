import { z } from 'zod';
import { publicPaths } from '../paths.ts';
import { Link, list, text, texts } from './shapes.ts';

const PagePath = z.enum(publicPaths, 'the path of a page, such as /contact');

/** A page under its own name, or another link. */
const PageLink = z.union([PagePath, Link], 'the path of a page, or a link');

export const Site = z
  .strictObject({
    name: text(),
    tagline: text('Tagline', 'For search engines and readers of the feed.'),
    email: text(),
    phone: Link,
    founder: z.strictObject({
      name: text(),
      title: text(),
      initials: text('Initials', 'On the portrait plate.'),
      bio: text(),
    }),
    pages: z.record(PagePath, text(), 'the name of every page').meta({
      title: 'Names of the pages',
      help: 'In the menus, in the footer and for search engines.',
    }),
    proposal: Link.meta({ title: 'Button of the header' }),
    navigation: list(PagePath).meta({ title: 'Menu' }),
    mobileNavigation: list(PagePath).meta({ title: 'Menu on phones' }),
    footer: z.strictObject({
      text: text(),
      columns: list(z.strictObject({ title: text(), links: list(PageLink) })),
      legal: list(PagePath),
      cookieSettings: text(),
      rights: text('Rights', 'After © and the year.'),
    }),
    claims: texts([
      'clients',
      'years',
      'revenue',
      'documentedRevenue',
      'averageLeadIncrease',
      'topLeadIncrease',
      'awards',
      'platforms',
      'outreachResponse',
      'retention',
      'piecesPerEpisode',
      'questionSets',
      'scriptResponse',
      'videoLessons',
    ]).meta({ title: 'Figures the agency claims' }),
    timing: texts([
      'launch',
      'proposal',
      'response',
      'guestReply',
      'distribution',
      'strategyCall',
      'strategyCallAdjective',
      'notice',
      'firstEpisodes',
      'quizPromo',
    ]).meta({ title: 'How long things take' }),
  })
  .meta({ title: 'Site' });
export type Site = z.output<typeof Site>;

/** Returns the link to a page under its name. */
export const pageLink = ({ pages }: Site, href: z.output<typeof PagePath>): Link => ({
  label: pages[href],
  href,
});

export const toLink = (site: Site, link: z.output<typeof PageLink>) =>
  typeof link === 'string' ? pageLink(site, link) : link;
