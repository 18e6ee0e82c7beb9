import { readStored, writeStored } from '../ui/stored.ts';
import type { Waiting } from './replica.ts';

const keyOf = (boardId: string) => `whiteboard-unsaved-${boardId}`;

/** Keeps what the server has not acked for the next page of this tab, so that a reload loses nothing. */
export const keepUnsaved = (boardId: string, changes: readonly Waiting[]) =>
  writeStored('sessionStorage', keyOf(boardId), changes.length > 0 ? changes : null);

/** What the page before kept; each is sent with the same `opId`, and so is made once at most. */
export function takeUnsaved(boardId: string): Waiting[] {
  const kept = readStored('sessionStorage', keyOf(boardId));
  writeStored('sessionStorage', keyOf(boardId), null);
  return Array.isArray(kept) ? kept.filter(isWaiting) : [];
}

// This page wrote it itself; the server judges what is in it.
const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'opId' in value && 'change' in value;
