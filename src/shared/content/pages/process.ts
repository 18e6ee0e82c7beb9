import { z } from 'zod';
import { Closing, Head, Hero, list, SectionHeading, Step, text } from '../shapes.ts';

const Phase = z.strictObject({
  title: text(),
  duration: text(),
  description: text(),
  steps: list(text()),
});
export type Phase = z.output<typeof Phase>;

export const ProcessPage = z
  .strictObject({
    head: Head,
    hero: Hero,
    timelineLabel: text('Name of the links to the phases', 'For screen readers.'),
    formula: SectionHeading.extend({
      parts: z.tuple([Step, Step, Step], 'two parts and their sum').readonly(),
    }),
    phases: SectionHeading.extend({
      items: z
        .array(Phase)
        .length(6)
        .readonly()
        .meta({ help: 'Each has a picture, by its number.' }),
    }),
    frameworks: SectionHeading.extend({ cards: list(Step) }),
    milestones: SectionHeading.extend({ items: list(Step.extend({ when: text() })) }),
    closing: Closing,
  })
  .meta({ title: 'Process' });
