import { z } from 'zod';
import { newId } from '../../lib/newId.ts';
import { readStored, storedKeys, writeStored } from '../../lib/storage.ts';

/**
 * What was typed in the admin and is not stored yet, kept in this browser under the name of what it
 * is for. Each tab or editor keeps its own in a slot of its own, so that none overwrites another's.
 */
const Draft = z.object({ keptAt: z.iso.datetime(), value: z.unknown() });
export type Draft = z.output<typeof Draft> & { slot: string };

const START = 'draft ';
/** Milliseconds. */
const LONGEST_KEPT = 30 * 24 * 60 * 60 * 1000;

const keyOf = (name: string, slot: string) => `${START}${name} ${slot}`;

export const keepDraft = (name: string, slot: string, value: unknown) =>
  writeStored('localStorage', keyOf(name, slot), { keptAt: new Date().toISOString(), value });

export const dropDraft = (name: string, slot: string) =>
  writeStored('localStorage', keyOf(name, slot), null);

/** All that is kept under a name, the latest first. */
export function draftsOf(name: string): Draft[] {
  sweepOnce();
  const start = keyOf(name, '');
  const found = storedKeys('localStorage', start).flatMap((key) => {
    const draft = readDraft(key);
    return draft ? [{ ...draft, slot: key.slice(start.length) }] : [];
  });
  return found.toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));
}

const readDraft = (key: string) => Draft.safeParse(readStored('localStorage', key)).data;

let isSwept = false;

function sweepOnce() {
  if (isSwept) return;
  isSwept = true;
  for (const key of storedKeys('localStorage', START)) {
    const draft = readDraft(key);
    const isFresh = draft && Date.now() - Date.parse(draft.keptAt) < LONGEST_KEPT;
    if (!isFresh) writeStored('localStorage', key, null);
  }
}

export function dropDrafts(name: string) {
  for (const { slot } of draftsOf(name)) dropDraft(name, slot);
}

/** The names under which something is kept. */
export const draftNames = () => [
  ...new Set(
    storedKeys('localStorage', START).map((key) => key.slice(START.length, key.lastIndexOf(' '))),
  ),
];

const POST = 'post ';
export const nameOfPost = (id: string) => POST + id;

/** Whoever signs out leaves in this browser nothing that is about people, and no address of a tool. */
export function dropPrivateDrafts() {
  for (const name of draftNames()) if (!name.startsWith(POST)) dropDrafts(name);
}

let tab: string | undefined;

/** The slot of this tab, the same after a reload; a tab that is a copy of another gets its own. */
export const slotOfTab = () => (tab ??= takeTab());

function takeTab() {
  const kept = readStored('sessionStorage', 'tab');
  const id = typeof kept === 'string' ? kept : newId();
  // A copy of this tab copies what the session has: there only while no page could be copied.
  writeStored('sessionStorage', 'tab', null);
  window.addEventListener('pagehide', () => writeStored('sessionStorage', 'tab', id));
  return id;
}
