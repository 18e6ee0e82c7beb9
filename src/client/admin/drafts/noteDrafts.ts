import { draftNames } from './draftStorage.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { forgetTyped } from './useDraft.ts';

const START = 'note ';

/** The name under which a lead's unfinished note is kept. */
export const noteName = (id: string) => START + id;

/** The leads with an unfinished note in this browser. */
export const leadsWithNotes = () =>
  draftNames().flatMap((name) => (name.startsWith(START) ? [name.slice(START.length)] : []));

/** With a lead goes what was being written about it. */
export function deleteNoteDrafts(ids: readonly string[]) {
  for (const id of ids) forgetTyped(noteName(id));
}

const AUTHOR = 'leadAuthor';

/** How the person at this browser signs notes and changes: there is one password for all. */
export function readAuthor() {
  const kept = readStored('localStorage', AUTHOR);
  return typeof kept === 'string' ? kept : '';
}

export const keepAuthor = (name: string) => writeStored('localStorage', AUTHOR, name.trim());
