import { z } from 'zod';
import { noteCategories } from './whiteboard/constants.ts';
import { Id } from './whiteboard/note.ts';

/** Schemas for turning whiteboard notes into blog drafts, lead notes and guide versions. */

export const MAX_CHOSEN_NOTES = 50;

export const BoardId = z.object({ boardId: Id });

/** A note as other features receive it. */
export const PlainNote = z.object({
  id: Id,
  content: z.string(),
  category: z.enum(noteCategories),
  votes: z.int(),
  /** The heading of its section; empty for none. */
  section: z.string(),
});
export type PlainNote = z.output<typeof PlainNote>;

/** The notes of a board, most votes first. */
export const BoardNotes = z.object({
  title: z.string(),
  readOnlyId: Id,
  notes: z.array(PlainNote),
});
export type BoardNotes = z.output<typeof BoardNotes>;

export const ChosenNotes = BoardId.extend({
  noteIds: z
    .array(Id)
    .min(1, 'Choose at least one note')
    .max(MAX_CHOSEN_NOTES, `Choose at most ${MAX_CHOSEN_NOTES} notes`),
});
export type ChosenNotes = z.output<typeof ChosenNotes>;

export const NotesForLead = ChosenNotes.extend({ leadId: z.guid('Must be the id of a lead') });
export const NotesForGuide = ChosenNotes.extend({
  responseId: z.guid('Must be the id of a response'),
});
/** The admin page of the result, and a sentence for each text that was shortened, replaced or left out. */
export const BoardWork = z.object({ href: z.string(), losses: z.array(z.string()).default([]) });
export type BoardWork = z.output<typeof BoardWork>;
