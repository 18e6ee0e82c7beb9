import { z } from 'zod';
import { daysSince, timestamp } from '../../../shared/dates.ts';
import { newId } from '../../lib/newId.ts';
import { readStored, storedKeys, writeStored } from '../../lib/storage.ts';

/** Keys are `draft NAME EDITOR_ID`; names are such as `post POST_ID`, `note LEAD_ID` or `webhook`. */
const PREFIX = 'draft ';
const POST_PREFIX = 'post ';
const MAX_AGE_DAYS = 30;

/** Unsaved input. Each tab or post editor has its own draft, so that none overwrites another's. */
const Draft = z.object({ savedAt: z.iso.datetime(), value: z.unknown() });

/** The format before `savedAt`, in which a browser may still have drafts. */
const OldDraft = z
  .object({ keptAt: z.iso.datetime(), value: z.unknown() })
  .transform(({ keptAt, value }) => ({ savedAt: keptAt, value }));
const StoredDraft = z.union([Draft, OldDraft]);

const storageKey = (name: string, editorId: string) => `${PREFIX}${name} ${editorId}`;
const readDraft = (key: string) => StoredDraft.safeParse(readStored('localStorage', key)).data;

export const saveDraft = (name: string, editorId: string, value: unknown) =>
  writeStored('localStorage', storageKey(name, editorId), { savedAt: timestamp(), value });

export const deleteDraft = (name: string, editorId: string) =>
  writeStored('localStorage', storageKey(name, editorId), null);

/** Returns the drafts with a name, the latest first. */
export function readDrafts(name: string) {
  deleteExpired();
  const prefix = storageKey(name, '');
  return storedKeys('localStorage', prefix)
    .flatMap((key) => {
      const draft = readDraft(key);
      return draft ? [{ ...draft, editorId: key.slice(prefix.length) }] : [];
    })
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
}

let hasDeletedExpired = false;

function deleteExpired() {
  if (hasDeletedExpired) return;
  hasDeletedExpired = true;
  for (const key of storedKeys('localStorage', PREFIX)) {
    const draft = readDraft(key);
    if (!draft || daysSince(draft.savedAt) >= MAX_AGE_DAYS) writeStored('localStorage', key, null);
  }
}

export function deleteDrafts(name: string) {
  for (const { editorId } of readDrafts(name)) deleteDraft(name, editorId);
}

/** Each keeps its time. */
export function moveDrafts(from: string, to: string) {
  for (const { editorId, ...draft } of readDrafts(from)) {
    writeStored('localStorage', storageKey(to, editorId), draft);
    deleteDraft(from, editorId);
  }
}

export const draftNames = () => [
  ...new Set(
    storedKeys('localStorage', PREFIX).map((key) => key.slice(PREFIX.length, key.lastIndexOf(' '))),
  ),
];

export const postDraftName = (id: string) => POST_PREFIX + id;

/** Signing out deletes drafts that may contain personal data or webhook URLs: all but posts. */
export function deletePrivateDrafts() {
  for (const name of draftNames()) if (!name.startsWith(POST_PREFIX)) deleteDrafts(name);
}

let currentTabId: string | undefined;

/** The id of this tab, which survives a reload. A duplicated tab gets its own. */
export const tabId = () => (currentTabId ??= claimTabId());

function claimTabId() {
  const stored = readStored('sessionStorage', 'tab');
  const id = typeof stored === 'string' ? stored : newId();
  // A duplicated tab copies the session storage, so the id is there only during a page change.
  writeStored('sessionStorage', 'tab', null);
  window.addEventListener('pagehide', () => writeStored('sessionStorage', 'tab', id));
  return id;
}
