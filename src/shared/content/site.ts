import { z } from 'zod';
import { publicPaths } from '../paths.ts';
import { Link, list, media, sample, text, texts } from './shapes.ts';

export const PagePath = z.enum(publicPaths, 'the path of a page, such as /contact');
export type PagePath = z.output<typeof PagePath>;

/** A page under its own name, or another link. */
const PageLink = z.union([PagePath, Link], 'the path of a page, or a link');

export const Site = z
  .strictObject({
    name: text(),
    tagline: text('Tagline', 'For search engines and readers of the feed.'),
    email: text(),
    phone: Link,
    social: z
      .array(
        z.strictObject({
          name: text('Name', 'Such as LinkedIn.'),
          url: text().regex(/^https:\/\/\S+$/, 'an https address'),
        }),
      )
      .readonly()
      .meta({ title: 'Social links', help: 'In the footer, and for search engines.' }),
    founder: z.strictObject({
      name: text(),
      title: text(),
      initials: text('Initials', 'On the portrait plate.'),
      bio: text(),
      portrait: media('picture', 'Portrait', 'In place of the plate with the initials.').optional(),
      sample: sample(),
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
    ])
      .refine(({ outreachResponse }) => /^([5-9]|[1-9]\d|100)%$/.test(outreachResponse), {
        path: ['outreachResponse'],
        error: 'a percentage from 5% to 100%, which the return calculator starts with',
      })
      .meta({ title: 'Figures the agency claims' }),
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
