import { defineEntity, p } from '@mikro-orm/core';
import { now } from '../database/columnDefaults.ts';

export const BoardEntity = defineEntity({
  name: 'Board',
  tableName: 'whiteboard_boards',
  indexes: [{ properties: ['changedAt'] }, { properties: ['bytes'] }],
  properties: {
    /** Grants write access, so it cannot be guessed; only the demo board's is public. */
    id: p.string().length(100).primary(),
    /** Opens the board without write access. */
    readOnlyId: p.string().length(100).unique(),
    title: p.text(),
    isReadOnly: p.boolean().default(false),
    /** The number of the last change. */
    seq: p.bigint('number').default(0),
    /** Of its notes, sections and history; rewritten notes count again until the next cleanup. */
    bytes: p.bigint('number').default(0),
    createdAt: p.datetime(3).onCreate(now),
    changedAt: p.datetime(3).onCreate(now),
    /** JSON: the meeting and its last operations. */
    meeting: p.text().nullable(),
    /** SHA-256 of the facilitator token. */
    facilitatorHash: p.string().length(64).nullable(),
    /** The quiz response whose guide it plans; it is erased with the person. */
    responseId: p.uuid().nullable().unique(),
    /** When it was last visited, if that is recorded. */
    occupiedAt: p.datetime(3).nullable(),
    /** When it was last restored to its first state. */
    tidiedAt: p.datetime(3).nullable(),
  },
});

export const BoardNoteEntity = defineEntity({
  name: 'BoardNote',
  tableName: 'whiteboard_notes',
  properties: {
    boardId: p.string().length(100).primary(),
    id: p.string().length(100).primary(),
    /** JSON: a note is always read and written whole. */
    note: p.text(),
  },
});

export const BoardSectionEntity = defineEntity({
  name: 'BoardSection',
  tableName: 'whiteboard_sections',
  properties: {
    boardId: p.string().length(100).primary(),
    id: p.string().length(100).primary(),
    /** JSON, as of a note. */
    section: p.text(),
  },
});

/**
 * The board's last changes: its history, for processes that missed some, and to recognize resent ones.
 */
export const BoardChangeEntity = defineEntity({
  name: 'BoardChange',
  tableName: 'whiteboard_changes',
  properties: {
    boardId: p.string().length(100).primary(),
    seq: p.bigint('number').primary(),
    userId: p.text(),
    opId: p.text().nullable(),
    /** JSON; null in old rows, which only serve to recognize resent changes. */
    change: p.text().nullable(),
    /** JSON: when and by whom, and what it replaced; null in old rows. */
    history: p.text().nullable(),
  },
});
