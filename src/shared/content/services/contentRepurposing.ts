import { z } from 'zod';
import { list, SectionHeading, Stat, Step, template, text } from '../shapes.ts';
import { Process, ServicePage } from './servicePage.ts';

const Kind = z.enum(['clip', 'post', 'image', 'audio', 'read', 'snippet']);

const Piece = z.strictObject({
  kind: Kind,
  name: text(),
  to: text('Where it goes'),
  day: z.number().meta({ help: 'The episode is live on day 1.' }),
});

const Passage = z.strictObject({
  minute: z.number(),
  quote: text(),
  pieces: list(Piece),
});
export type Passage = z.output<typeof Passage>;

const Storyboard = SectionHeading.extend({
  title: template('minutes', 'pieces', 'days'),
  legend: text(),
  episode: text(),
  minutes: z.number().meta({ title: 'Length of the recording' }),
  passages: list(Passage).meta({ help: 'Passages of the recording that work on their own.' }),
});
export type Storyboard = z.output<typeof Storyboard>;

const PieceType = Step.extend({ kind: Kind, filter: text('Filter', 'Its name in the filter.') });
export type PieceType = z.output<typeof PieceType>;

const Side = z.strictObject({ title: text(), points: list(text()) });
export type Side = z.output<typeof Side>;

export const ContentRepurposingPage = ServicePage.extend({
  stats: z.strictObject({ label: text(), items: list(Stat) }),
  storyboard: Storyboard,
  types: SectionHeading.extend({ items: list(PieceType) }),
  process: Process,
  change: SectionHeading.extend({ before: Side, after: Side }),
}).meta({ title: 'Content repurposing' });
