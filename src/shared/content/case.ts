import { z } from 'zod';
import { list, media, sample, Stat, Step, text } from './shapes.ts';

const Report = z.strictObject({
  period: text(),
  figures: list(z.strictObject({ label: text(), value: z.number() })),
  findings: list(text()),
  next: list(text()).meta({ title: 'Next steps' }),
});

export const Case = z
  .strictObject({
    title: text(),
    summary: text(),
    sample: sample(),
    featured: z.boolean().meta({ help: 'Shown first and large.' }),
    layout: z
      .enum(['chronicle', 'pipeline', 'outcomes', 'archive'])
      .meta({ title: 'Order in which the story is told' }),
    industry: text(),
    picture: media('picture', 'Picture', 'Of the client or the show.').optional(),
    logo: media('picture', 'Logo', 'Of the client, beside the quote.').optional(),
    image: text('Drawing', 'The path of the picture that is shown without one of your own.'),
    challenge: text(),
    solution: text(),
    results: z
      .tuple([Stat, Stat, Stat, Stat], 'four results')
      .readonly()
      .meta({ help: 'The home page leaves out the third one.' }),
    figures: z.tuple([Stat, Stat, Stat], 'three figures').readonly(),
    quote: z.strictObject({ text: text(), name: text(), title: text() }),
    timeline: list(Step.extend({ when: text() })),
    guests: list(z.strictObject({ guest: text(), company: text(), outcome: text() })).meta({
      help: 'By role: a guest’s name is the client’s to publish.',
    }),
    report: Report,
  })
  .meta({ title: 'Case study' });
export type Case = z.output<typeof Case>;
