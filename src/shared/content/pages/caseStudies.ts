import { z } from 'zod';
import {
  Closing,
  Head,
  Hero,
  Link,
  list,
  SectionHeading,
  Stat,
  template,
  text,
} from '../shapes.ts';

const StoryPage = z.strictObject({
  label: text(),
  sampleNote: text('Note', 'On the pages of invented cases.'),
  figuresLabel: text('Name of the figures', 'For screen readers.'),
  contents: text('Title of the contents'),
  plan: Link,
  all: Link,
  next: template('company'),
  account: SectionHeading,
  timeline: SectionHeading,
  guests: SectionHeading,
  report: SectionHeading.extend({ findings: text(), next: text() }),
  closing: z.strictObject({ title: text(), text: text() }),
});
export type StoryPage = z.output<typeof StoryPage>;

export const CaseStudiesPage = z
  .strictObject({
    head: Head,
    hero: Hero,
    statsLabel: text('Name of the figures', 'For screen readers.'),
    stats: list(Stat),
    featured: SectionHeading,
    more: SectionHeading,
    labels: z.strictObject({
      challenge: text(),
      solution: text(),
      results: text(),
      readFullStory: text(),
    }),
    closing: Closing,
    story: StoryPage.meta({ title: 'Pages of the cases' }),
  })
  .meta({ title: 'Case studies' });
