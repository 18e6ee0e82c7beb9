import type { SqlEntityManager } from '@mikro-orm/sql';
import { type Change, isSection, type Item } from '../../shared/whiteboard/board.ts';
import {
  GRID_SIZE,
  MAX_NOTE_LENGTH,
  type NoteCategory,
  type NoteColor,
} from '../../shared/whiteboard/constants.ts';
import type { Note, Position } from '../../shared/whiteboard/note.ts';
import type { Section } from '../../shared/whiteboard/section.ts';
import { createBoardRow, type NewBoardRow } from './boardRows.ts';
import { writeChanges } from './store.ts';

/** A section of a new board with its notes. */
export type SeedSection = {
  title: string;
  color: NoteColor;
  notes: readonly { content: string; category: NoteCategory }[];
};

type Seed = NewBoardRow & { author: string; sections: readonly SeedSection[] };

const GAP = 2 * GRID_SIZE;
const SECTION = { width: 360, minHeight: 400, heading: 60, padding: GRID_SIZE };
const NOTE = { width: 320, minHeight: 100, lineLength: 40, lineHeight: 20, frame: 60 };
/** The author of these changes in the board's history. */
const SITE_USER = 'site';

/** Creates a board with sections beside each other, whose notes are below each other. */
export async function createSeededBoard(em: SqlEntityManager, { author, sections, ...row }: Seed) {
  const board = await createBoardRow(em, row);
  const items = inRow(sections, { author, timestamp: new Date().toISOString() });
  const committed = items.map((item, index) => ({
    seq: index + 1,
    userId: SITE_USER,
    userName: author,
    opId: undefined,
    change: addition(item),
    replaced: {},
  }));
  await writeChanges(em, board.id, committed, new Map(items.map((item) => [item.id, item])));
  return board;
}

const addition = (item: Item): Change =>
  isSection(item) ? { type: 'add_section', section: item } : { type: 'add_note', note: item };

type Origin = { author: string; timestamp: string };

function inRow(sections: readonly SeedSection[], origin: Origin): Item[] {
  const columns = sections.map((section, index) =>
    inColumn(section, { x: index * (SECTION.width + GAP), y: 0 }, origin),
  );
  const height = Math.max(...columns.map(({ section }) => section.size.height));
  return columns.flatMap(({ section, notes }) => [
    { ...section, size: { ...section.size, height } },
    ...notes,
  ]);
}

function inColumn({ title, color, notes }: SeedSection, { x, y }: Position, origin: Origin) {
  const id = `section-${title.toLowerCase().replaceAll(' ', '-')}`;
  let top = y + SECTION.heading;
  const placed = notes.map(({ content, category }, index): Note => {
    const text = content.slice(0, MAX_NOTE_LENGTH).toWellFormed();
    const position = { x: x + SECTION.padding, y: top };
    const size = { width: NOTE.width, height: heightOf(text) };
    top += size.height + SECTION.padding;
    const noteId = `${id}-${index + 1}`;
    return { id: noteId, content: text, category, color, sectionId: id, position, size, ...origin };
  });
  const size = { width: SECTION.width, height: Math.max(SECTION.minHeight, top - y) };
  const section: Section = { id, title, color, position: { x, y }, size };
  return { section, notes: placed };
}

function heightOf(text: string) {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / NOTE.lineLength)), 0);
  const height = NOTE.frame + lines * NOTE.lineHeight;
  return Math.max(NOTE.minHeight, Math.ceil(height / GRID_SIZE) * GRID_SIZE);
}
