import type { PendingChange } from '../../../shared/whiteboard/sync/pendingChanges.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { isObject } from '../../../shared/isObject.ts';

const keyOf = (boardId: string) => `whiteboard-unsaved-${boardId}`;

/** Stores unacknowledged changes for the next page of this tab, so that a reload loses nothing. */
export const savePending = (boardId: string, changes: readonly PendingChange[]) =>
  writeStored('sessionStorage', keyOf(boardId), changes.length > 0 ? changes : null);

/** Returns and removes what the previous page stored. */
export function loadPending(boardId: string): PendingChange[] {
  const stored = readStored('sessionStorage', keyOf(boardId));
  writeStored('sessionStorage', keyOf(boardId), null);
  return Array.isArray(stored) ? stored.filter(isPending) : [];
}

// Written by this page itself; the server validates the contents.
const isPending = (value: unknown): value is PendingChange =>
  isObject(value) && 'opId' in value && 'change' in value;
