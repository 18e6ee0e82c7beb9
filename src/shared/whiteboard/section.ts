import { z } from 'zod';
import { MAX_SECTION_TITLE_LENGTH, sectionDefaults } from './constants.ts';
import { Color, Id, NewId, plainLine, Position, Size } from './note.ts';

const fields = {
  title: plainLine(MAX_SECTION_TITLE_LENGTH),
  color: Color,
  /** Upper left corner. */
  position: Position,
  size: Size,
  /** Only unlocking changes a locked section. Its notes stay free. */
  isLocked: z.boolean('Must be true or false'),
};

/** A column with a heading that notes belong to, beyond the specification. */
export const Section = z.object({ ...fields, id: Id, isLocked: fields.isLocked.optional() });
export type Section = z.output<typeof Section>;

/** A section as a client adds it. */
export const NewSection = z.object({
  id: NewId,
  position: fields.position,
  title: fields.title.default(sectionDefaults.title),
  color: fields.color.default(sectionDefaults.color),
  size: fields.size.default(sectionDefaults.size),
  isLocked: fields.isLocked.optional(),
});

/** Any of a section's properties but its id. */
export const SectionUpdates = z.object(fields, 'Must be an object').partial();
export type SectionUpdates = z.output<typeof SectionUpdates>;
