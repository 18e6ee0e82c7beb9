import { z } from 'zod';
import { anchors } from '../../paths.ts';
import { EmailFormTexts, Head, Hero, Link, list, RichText, template, text } from '../shapes.ts';

const PolicySection = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z-]+$/, 'letters from a to z, and hyphens')
    .meta({ title: 'Address of the section', help: 'After # in a link to it.' }),
  title: text(),
  paragraphs: list(
    z.union([template('visitHistoryDays'), RichText], 'a text, or a list of texts and links'),
  ),
  list: list(text()).meta({ help: 'After the first paragraph.' }).optional(),
});

export const PrivacyPage = z
  .strictObject({
    head: Head,
    hero: Hero.pick({ label: true, title: true, text: true }),
    lastUpdated: text('Before the date'),
    contents: text('Title of the table of contents'),
    sections: list(PolicySection).refine(
      (sections) => sections.some(({ id }) => id === anchors.ownData),
      `a section with the id ${anchors.ownData}, where the form is`,
    ),
    form: EmailFormTexts.meta({ title: 'Form for a link to one’s own data' }),
    back: Link.meta({ title: 'Link after the form' }),
  })
  .meta({ title: 'Privacy policy' });
