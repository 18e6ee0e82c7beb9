import {
  type NoteCategory,
  categoryLabels,
  noteCategories,
} from '../../../shared/whiteboard/constants.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import type { Section } from '../../../shared/whiteboard/section.ts';
import { byVotesThenAge } from '../layout/arrange.ts';
import { sectionOf } from '../sections/placement.ts';

/** The content of exports in readable formats. */
export type BoardContent = {
  title: string;
  /** The day of the export, such as January 5, 2026. */
  date: string;
  /** In reading order. */
  sections: readonly Section[];
  notes: readonly Note[];
};

type ContentGroup = { title: string; notes: readonly Note[] };

/** Returns the notes by section or, on a board without sections, by category; most votes first. */
export function contentGroups({ sections, notes }: BoardContent): ContentGroup[] {
  const ordered = notes.toSorted(byVotesThenAge);
  if (sections.length === 0)
    return noteCategories
      .map((category: NoteCategory) => ({
        title: categoryLabels[category],
        notes: ordered.filter((note) => note.category === category),
      }))
      .filter((group) => group.notes.length > 0);
  const byId = new Map(sections.map((section) => [section.id, section]));
  const groups = sections.map((section) => ({
    title: section.title,
    notes: ordered.filter((note) => sectionOf(note, byId) === section),
  }));
  const rest = ordered.filter((note) => !sectionOf(note, byId));
  return rest.length > 0 ? [...groups, { title: 'Without a section', notes: rest }] : groups;
}
