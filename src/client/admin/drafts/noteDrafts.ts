import { readStored, writeStored } from '../../lib/storage.ts';
import { deleteDrafts, draftNames } from './draftStorage.ts';

const START = 'note ';

export const noteDraftName = (id: string) => START + id;

/** Returns the ids of leads with an unsaved note in this browser. */
export const leadsWithNotes = () =>
  draftNames().flatMap((name) => (name.startsWith(START) ? [name.slice(START.length)] : []));

export function deleteNoteDrafts(ids: readonly string[]) {
  for (const id of ids) deleteDrafts(noteDraftName(id));
}

const AUTHOR = 'leadAuthor';

/** The name under notes and changes, chosen in each browser: users share one password. */
export function readAuthor() {
  const stored = readStored('localStorage', AUTHOR);
  return typeof stored === 'string' ? stored : '';
}

export const saveAuthor = (name: string) => writeStored('localStorage', AUTHOR, name.trim());
