import { z } from 'zod';
import type { MediaKind } from '../media.ts';

/**
 * Fields that the documents of `content/` share. `title` and `help` explain a field to the people who
 * edit it; where they are missing, the name of the field says enough.
 */

/** One line or paragraph. `{{…}}` in it stands for a value of another document. */
export const text = (title?: string, help?: string) => line.meta({ title, help });
const line = z.string().trim().min(1);

/** A file of the media library, by its id; `useMedia` returns it, or `undefined` once it is deleted. */
export const media = (kind: MediaKind, title?: string, help?: string) =>
  z.uuid('a file of the media library').meta({ title, help, media: kind });

/** A text in which the page replaces each `{name}` by a value that it computes from the content. */
export const template = (...names: readonly [string, ...string[]]) =>
  line.regex(
    RegExp(String.raw`^(\{\{[^{}]*\}\}|\{(${names.join('|')})\}|[^{}])*$`),
    `a text, in which ${names.map((name) => `{${name}}`).join(', ')} may stand for computed values`,
  );

/** A text for each key. */
export const texts = <Key extends string>(keys: readonly [Key, ...Key[]]) =>
  z.record(z.enum(keys), text());

/** Whether it is invented: it carries a mark until the owner replaces it. */
export const sample = () =>
  z.boolean().optional().meta({
    title: 'Sample',
    help: 'Invented. The site says so, and search engines are not told of it. Clear this when it is real.',
  });

export const list = <Schema extends z.ZodType>(item: Schema) => z.array(item).min(1).readonly();

/** What a link may point to: a page, a section of one, a website, an address or a number. */
const Href = line.regex(
  /^(\/(?!\/)|#|https:\/\/|mailto:|tel:|\{\{)\S*$/,
  'a path such as /contact, a section such as #booking, an https address, mailto: or tel:',
);

export const Head = z
  .strictObject({
    title: text(
      'Title',
      'Of the browser tab and in search results; the name of the site is added.',
    ),
    description: text('Description', 'Shown in search results, about 150 characters.'),
  })
  .meta({ title: 'In search results' });
export type Head = z.output<typeof Head>;

export const Link = z.strictObject({
  label: text(),
  href: Href,
  newTab: z.boolean().meta({ title: 'Opens a new tab' }).optional(),
});
export type Link = z.output<typeof Link>;

/** A paragraph with links. */
export const RichText = list(z.union([z.string(), Link], 'texts and links'));
export type RichText = z.output<typeof RichText>;

/** The head of a section: the page adds its number ('02 — …'). */
export const SectionHeading = z.strictObject({
  label: text('Label', 'One or two words above the title.'),
  title: text(),
  text: text().optional(),
});
export type SectionHeading = z.output<typeof SectionHeading>;

export const Stat = z.strictObject({ value: text(), label: text() });
export type Stat = z.output<typeof Stat>;

export const Step = z.strictObject({ title: text(), text: text() });
export type Step = z.output<typeof Step>;

export const Faq = z.strictObject({ question: text(), answer: text() });
export type Faq = z.output<typeof Faq>;

export const FourFaqs = SectionHeading.extend({
  items: z.tuple([Faq, Faq, Faq, Faq], 'four questions').readonly(),
});
export type FourFaqs = z.output<typeof FourFaqs>;

export const Notice = z.strictObject({ title: text(), text: text() });
export type Notice = z.output<typeof Notice>;

/** A form that asks only for an email address. */
export const EmailFormTexts = z.strictObject({
  submit: text('Button'),
  pending: text('Button while the form is sent'),
  note: text('Below the field'),
  success: Notice.meta({ help: 'The same for every address: it must not tell whose we know.' }),
  delayed: Notice.meta({ help: 'While no email can be sent; visitors need not know the reason.' }),
  failure: Notice,
});
export type EmailFormTexts = z.output<typeof EmailFormTexts>;

export const Hero = z.strictObject({
  label: text('Label', 'One or two words above the title.'),
  title: text(),
  text: text(),
  actions: z.array(Link).readonly().meta({ title: 'Buttons' }),
  note: text().optional(),
});
export type Hero = z.output<typeof Hero>;

export const Closing = z.strictObject({
  title: text(),
  text: text(),
  actions: list(Link).meta({ title: 'Buttons' }),
});
export type Closing = z.output<typeof Closing>;

/** A file of a recording or video; the browser plays the first one it can. */
export const MediaSource = z.strictObject({ src: text(), type: text() });
export type MediaSource = z.output<typeof MediaSource>;
