import type { SqlEntityManager } from '@mikro-orm/sql';
import type { z } from 'zod';
import { isSection, type Item } from '../../shared/whiteboard/board.ts';
import { MAX_NOTES, MAX_SECTIONS } from '../../shared/whiteboard/constants.ts';
import { Note } from '../../shared/whiteboard/note.ts';
import { Section } from '../../shared/whiteboard/section.ts';

/** Items that changed; `undefined` for a deleted one. */
export type Touched = ReadonlyMap<string, Item | undefined>;

type Tables = {
  whiteboard_notes: { board_id: string; id: string; note: string };
  whiteboard_sections: { board_id: string; id: string; section: string };
};

/**
 * Returns the notes and sections of a board. A stored one that is invalid by today's rules must not
 * make the board unusable.
 */
export async function readItems(em: SqlEntityManager, boardId: string): Promise<Item[]> {
  const { sections, notes } = await readTexts(em, boardId);
  return [
    ...sections.flatMap(({ section }) => parseItem(Section, section)),
    ...notes.flatMap(({ note }) => parseItem(Note, note)),
  ];
}

/** Returns them as they were stored: validating a thousand takes as long as sending them. */
export async function readStoredItems(em: SqlEntityManager, boardId: string): Promise<Item[]> {
  const { sections, notes } = await readTexts(em, boardId);
  return [...sections.map(({ section }) => section), ...notes.map(({ note }) => note)].map((text) =>
    JSON.parse(text),
  );
}

async function readTexts(em: SqlEntityManager, boardId: string) {
  const db = em.getKysely<Tables>();
  const sections = await db
    .selectFrom('whiteboard_sections')
    .select('section')
    .where('board_id', '=', boardId)
    .orderBy('id')
    .limit(MAX_SECTIONS)
    .execute();
  const notes = await db
    .selectFrom('whiteboard_notes')
    .select('note')
    .where('board_id', '=', boardId)
    .orderBy('id')
    .limit(MAX_NOTES)
    .execute();
  return { sections, notes };
}

function parseItem(schema: z.ZodType<Item>, text: string): Item[] {
  const { data } = schema.safeParse(JSON.parse(text));
  return data ? [data] : [];
}

/** Also removes notes that made way for a section with their id. */
export async function writeNotes(em: SqlEntityManager, boardId: string, touched: Touched) {
  const db = em.getKysely<Tables>();
  const entries = [...touched];
  const rows = entries.flatMap(([id, item]) =>
    item && !isSection(item) ? [{ board_id: boardId, id, note: itemJson(item) }] : [],
  );
  if (rows.length > 0)
    await db
      .insertInto('whiteboard_notes')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['board_id', 'id']).doUpdateSet({ note: (eb) => eb.ref('excluded.note') }),
      )
      .execute();
  const goneIds = entries.flatMap(([id, item]) => (item && !isSection(item) ? [] : [id]));
  if (goneIds.length > 0)
    await db
      .deleteFrom('whiteboard_notes')
      .where('board_id', '=', boardId)
      .where('id', 'in', goneIds)
      .execute();
}

/** Also removes sections that made way for a note with their id. */
export async function writeSections(em: SqlEntityManager, boardId: string, touched: Touched) {
  const db = em.getKysely<Tables>();
  const entries = [...touched];
  const rows = entries.flatMap(([id, item]) =>
    item && isSection(item) ? [{ board_id: boardId, id, section: itemJson(item) }] : [],
  );
  if (rows.length > 0)
    await db
      .insertInto('whiteboard_sections')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['board_id', 'id'])
          .doUpdateSet({ section: (eb) => eb.ref('excluded.section') }),
      )
      .execute();
  const goneIds = entries.flatMap(([id, item]) => (item && isSection(item) ? [] : [id]));
  if (goneIds.length > 0)
    await db
      .deleteFrom('whiteboard_sections')
      .where('board_id', '=', boardId)
      .where('id', 'in', goneIds)
      .execute();
}

/**
 * Items are replaced, never mutated, so each is serialized once for the database and all snapshots.
 */
const texts = new WeakMap<Item, string>();

/** A note or section as JSON. */
export function itemJson(item: Item): string {
  const text = texts.get(item) ?? JSON.stringify(item);
  texts.set(item, text);
  return text;
}
