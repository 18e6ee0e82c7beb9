import { z } from 'zod';
import {
  Closing,
  Head,
  Hero,
  list,
  media,
  sample,
  SectionHeading,
  Stat,
  Step,
  text,
} from '../shapes.ts';

const Person = z.strictObject({
  name: text(),
  title: text('Title', 'What the person does.'),
  portrait: media('picture', 'Portrait').optional(),
  sample: sample(),
});
export type Person = z.output<typeof Person>;

export const AboutPage = z
  .strictObject({
    head: Head,
    hero: Hero,
    statsLabel: text('Name of the figures', 'For screen readers.'),
    stats: list(Stat),
    story: SectionHeading.extend({
      paragraphs: list(text()),
      signature: text('Signature', 'Below the story.'),
    }),
    team: SectionHeading.extend({ people: list(Person) })
      .optional()
      .meta({ title: 'The team', help: 'Shown below the story of the founder.' }),
    values: SectionHeading.extend({ items: list(Step) }),
    closing: Closing,
  })
  .meta({ title: 'About' });
