import { z } from 'zod';
import { noteCategories, noteColors } from '../whiteboard/constants.ts';
import { list, text } from './shapes.ts';

const look = { category: z.enum(noteCategories), color: z.enum(noteColors) };

const Section = z.strictObject({
  title: text(),
  fromGuide: z.enum(['audience', 'episodes', 'guests', 'nextSteps']).optional().meta({
    title: 'From a guide',
    help: 'What a board that is made from a guide has here; without a guide it has the question.',
  }),
  ...look,
  prompt: text('Question', 'The first note, to begin with.'),
});
export type FromGuide = NonNullable<z.output<typeof Section>['fromGuide']>;

const Template = z.strictObject({ title: text(), description: text(), sections: list(Section) });
export type BoardTemplate = z.output<typeof Template>;

/** The templates for a new board; the alternative is an empty one. */
export const BoardTemplates = z
  .strictObject({ season: Template, others: z.array(Template).readonly() })
  .meta({ title: 'Templates of boards' });

/** The public demo board. */
export const DemoBoard = z
  .strictObject({
    notice: text('Notice', 'Shown on the board.'),
    columns: list(z.strictObject({ ...look, notes: list(text()) })),
  })
  .meta({ title: 'Demo board' });
