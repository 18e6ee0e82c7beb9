import { readStored, writeStored } from '../../lib/storage.ts';
import { deleteDrafts, draftNames } from './draftStorage.ts';

const NOTE_PREFIX = 'note ';

export const noteDraftName = (id: string) => NOTE_PREFIX + id;

/** Returns the ids of leads with an unsaved note in this browser. */
export const leadIdsWithNoteDrafts = () =>
  draftNames().flatMap((name) =>
    name.startsWith(NOTE_PREFIX) ? [name.slice(NOTE_PREFIX.length)] : [],
  );

export function deleteNoteDrafts(ids: readonly string[]) {
  for (const id of ids) deleteDrafts(noteDraftName(id));
}

const DISPLAY_NAME_KEY = 'leadAuthor';

/** The name shown with notes and changes, chosen in each browser: users share one password. */
export function readDisplayName() {
  const stored = readStored('localStorage', DISPLAY_NAME_KEY);
  return typeof stored === 'string' ? stored : '';
}

export const saveDisplayName = (name: string) =>
  writeStored('localStorage', DISPLAY_NAME_KEY, name.trim());
