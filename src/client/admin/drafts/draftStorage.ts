import { z } from 'zod';
import { newId } from '../../lib/newId.ts';
import { readStored, storedKeys, writeStored } from '../../lib/storage.ts';

const PREFIX = 'draft ';
const POST = 'post ';
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Unsaved input. Each tab or post editor has its own slot, so that none overwrites another's. */
const Draft = z.object({ keptAt: z.iso.datetime(), value: z.unknown() });

const keyOf = (name: string, slot: string) => `${PREFIX}${name} ${slot}`;
const readDraft = (key: string) => Draft.safeParse(readStored('localStorage', key)).data;

export const saveDraft = (name: string, slot: string, value: unknown) =>
  writeStored('localStorage', keyOf(name, slot), { keptAt: new Date().toISOString(), value });

export const deleteDraft = (name: string, slot: string) =>
  writeStored('localStorage', keyOf(name, slot), null);

/** Returns the drafts with a name, the latest first. */
export function readDrafts(name: string) {
  deleteExpired();
  const prefix = keyOf(name, '');
  return storedKeys('localStorage', prefix)
    .flatMap((key) => {
      const draft = readDraft(key);
      return draft ? [{ ...draft, slot: key.slice(prefix.length) }] : [];
    })
    .toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));
}

let hasDeletedExpired = false;

function deleteExpired() {
  if (hasDeletedExpired) return;
  hasDeletedExpired = true;
  for (const key of storedKeys('localStorage', PREFIX)) {
    const draft = readDraft(key);
    const isFresh = draft && Date.now() - Date.parse(draft.keptAt) < MAX_AGE_MS;
    if (!isFresh) writeStored('localStorage', key, null);
  }
}

export function deleteDrafts(name: string) {
  for (const { slot } of readDrafts(name)) deleteDraft(name, slot);
}

export const draftNames = () => [
  ...new Set(
    storedKeys('localStorage', PREFIX).map((key) => key.slice(PREFIX.length, key.lastIndexOf(' '))),
  ),
];

export const postDraftName = (id: string) => POST + id;

/** Signing out deletes drafts that may contain personal data or webhook URLs: all but posts. */
export function deletePrivateDrafts() {
  for (const name of draftNames()) if (!name.startsWith(POST)) deleteDrafts(name);
}

let tab: string | undefined;

/** The slot of this tab, which survives a reload. A duplicated tab gets its own. */
export const tabSlot = () => (tab ??= takeTabSlot());

function takeTabSlot() {
  const stored = readStored('sessionStorage', 'tab');
  const id = typeof stored === 'string' ? stored : newId();
  // A duplicated tab copies the session storage, so the id is there only during a page change.
  writeStored('sessionStorage', 'tab', null);
  window.addEventListener('pagehide', () => writeStored('sessionStorage', 'tab', id));
  return id;
}
