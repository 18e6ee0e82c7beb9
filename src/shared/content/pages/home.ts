import { z } from 'zod';
import { Head, Link, list, SectionHeading, Step, text } from '../shapes.ts';

const HeroButton = z.strictObject({
  label: text(),
  choice: z.enum(['call', 'playbook']).meta({ title: 'What it opens in the booking section' }),
});

export const HomePage = z
  .strictObject({
    head: Head,
    hero: z.strictObject({
      headline: text(),
      phrases: list(text()).meta({ help: 'End the headline, one at a time.' }),
      text: text(),
      guarantee: text(),
      actions: list(HeroButton).meta({ title: 'Buttons' }),
    }),
    coverStrip: z.strictObject({ label: text(), title: text() }),
    steps: SectionHeading.extend({
      items: z.tuple([Step, Step, Step], 'three steps').readonly(),
      more: Link,
    }),
    pricing: SectionHeading.extend({
      featured: z.enum(['roi-guarantee', 'smart-saver', 'no-commitment']),
      shared: text('What all packages include'),
      smaller: z.strictObject({ title: text() }),
      compare: Link,
    }),
    differentiators: SectionHeading.extend({
      items: list(Step.extend({ figure: text(), href: Link.shape.href })),
    }),
    stories: SectionHeading.extend({ more: Link }),
    testimonialTitle: text(),
    returnSection: SectionHeading,
    finalCta: SectionHeading.extend({ points: list(text()) }),
  })
  .meta({ title: 'Home' });
