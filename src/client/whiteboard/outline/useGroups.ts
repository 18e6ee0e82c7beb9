import { useStore } from '../../lib/store.ts';
import {
  categoryLabels,
  type NoteCategory,
  noteCategories,
} from '../../../shared/whiteboard/constants.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import type { Section } from '../../../shared/whiteboard/section.ts';
import { useVotesHidden } from '../facilitation/voting.ts';
import { byAge, byVotesThenAge } from '../layout/arrange.ts';
import { sectionOf } from '../sections/placement.ts';
import { useSession, useUi } from '../session.ts';

/** A list of the outline: the notes of a section or, on a board without any, of a category. */
export type Group = {
  id: string;
  title: string;
  /** In the order of the outline; notes that others deleted while they are edited come last. */
  noteIds: readonly string[];
  section?: Section;
  category?: NoteCategory;
};

/** The id of the only group when the outline is sorted by votes. */
export const RANKING = 'ranking';

/** Notes that are being edited, with the group in which they stay until then. */
export type Editing = ReadonlyMap<string, string>;

/** Returns the outline's groups: sections in reading order, or categories. */
export function useGroups(editing: Editing): Group[] {
  const { connection } = useSession();
  const sections = useStore(connection.sections);
  const filter = useUi((ui) => ui.filter);
  useStore(connection.notes.ids);
  useStore(connection.notes.version);
  const all = connection.noteMap;
  const groupOf = (note: Note) =>
    editing.get(note.id) ??
    (sections.length > 0 ? (sectionOf(note, connection.sectionMap)?.id ?? '') : note.category);
  const notes = [...all.values()].filter(
    (note) => editing.has(note.id) || !filter || note.category === filter,
  );
  const isHiding = useVotesHidden();
  const isRanked = useUi((ui) => ui.isRanked) && !isHiding;
  const ordered = isHiding ? notes.toSorted(byAge) : notes.toSorted(byVotesThenAge);
  const byGroup = isRanked ? new Map([[RANKING, ordered]]) : Map.groupBy(ordered, groupOf);
  const withNotes = (group: Omit<Group, 'noteIds'>): Group => {
    const deleted = [...editing].filter(
      ([id, shown]) => (isRanked || shown === group.id) && !all.has(id),
    );
    const present = byGroup.get(group.id) ?? [];
    return { ...group, noteIds: [...present.map(({ id }) => id), ...deleted.map(([id]) => id)] };
  };
  if (isRanked) return [withNotes({ id: RANKING, title: 'Most votes first' })];
  if (sections.length === 0)
    return (filter ? [filter] : noteCategories).map((category) =>
      withNotes({ id: category, title: categoryLabels[category], category }),
    );
  const groups = sections.map((section) =>
    withNotes({ id: section.id, title: section.title, section }),
  );
  return [...groups, withNotes({ id: '', title: 'Without a section' })];
}
