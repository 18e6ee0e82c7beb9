import type { Note } from '../../../shared/whiteboard/note.ts';
import { cleanLine, trimText } from '../../../shared/cleanText.ts';
import { newId } from '../../lib/newId.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { isObject } from '../../../shared/isObject.ts';

type Identity = { id: string; name: string; color: string };

const KEY = 'whiteboard-user';
const SECRET_KEY = 'whiteboard-secret';
const NAMED_KEY = 'whiteboard-named';
export const MAX_NAME_LENGTH = 40;

/** Dark enough for a white name on them. */
const colors = [
  '#b92d15',
  '#0e6b4e',
  '#85601f',
  '#1d5c8a',
  '#8a2d5c',
  '#2b6b73',
  '#5c564c',
  '#46609a',
];

const firstWords = ['Amber', 'Brave', 'Bright', 'Calm', 'Clever', 'Early', 'Golden', 'Happy'];
const secondWords = ['Falcon', 'Fox', 'Harbor', 'Heron', 'Maple', 'Otter', 'River', 'Robin'];

/** This browser's participant, named with two plain words until a name is entered. */
export const identity = createStore<Identity>(loadIdentity() ?? createGuest());

/** Where storage is blocked, the secret lasts as long as the page. */
const newSecret = newId();

/** Returns what only this browser knows: the server derives the participant's id from it. */
export function userSecret(): string {
  const stored = readStored('localStorage', SECRET_KEY);
  if (typeof stored === 'string') return stored;
  writeStored('localStorage', SECRET_KEY, newSecret);
  return newSecret;
}

/** Takes over the id that belongs to the secret; until it is known, a provisional one is used. */
export function setMyId(id: string) {
  if (identity.get().id === id) return;
  identity.set({ ...identity.get(), id });
  writeStored('localStorage', KEY, identity.get());
}

/** Whether the visitor was asked for a name. */
export const isNamed = createStore(readStored('localStorage', NAMED_KEY) === true);

/** Stores the entered name; a blank one keeps the current name. */
export function answerName(name: string) {
  renameUser(name);
  isNamed.set(true);
  writeStored('localStorage', NAMED_KEY, true);
}

function loadIdentity(): Identity | undefined {
  const stored = readStored('localStorage', KEY);
  if (!isObject(stored)) return undefined;
  const { id, name, color } = stored;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof color !== 'string')
    return undefined;
  if (!/^Guest [0-9A-Z]{4}$/.test(name)) return { id, name, color };
  // A name that an earlier version generated.
  const renamed = { id, name: friendlyName(), color };
  writeStored('localStorage', KEY, renamed);
  return renamed;
}

function anyOf(words: readonly string[]) {
  return words[Math.floor(Math.random() * words.length)] ?? '';
}

function friendlyName() {
  return `${anyOf(firstWords)} ${anyOf(secondWords)}`;
}

function createGuest(): Identity {
  const id = newId();
  const guest = { id, name: friendlyName(), color: anyOf(colors) };
  writeStored('localStorage', KEY, guest);
  return guest;
}

export const useMyId = () => useStore(identity, ({ id }) => id);

export function useHasVoted({ votes = [] }: Note) {
  return votes.includes(useMyId());
}

/** Returns the author as this visitor sees it: 'You' for own notes, under any earlier name. */
export const useAuthor = ({ author, authorId }: Note) => (useMyId() === authorId ? 'You' : author);

/** Another tab of this browser is the same participant and may have changed the name. */
export function followOtherTabs({ key }: StorageEvent) {
  const stored = key === KEY ? loadIdentity() : undefined;
  if (stored?.id === identity.get().id) identity.set(stored);
}

/** Ignores a blank name. */
export function renameUser(name: string) {
  const trimmed = trimText(cleanLine(name.trim().slice(0, MAX_NAME_LENGTH)));
  if (trimmed === '') return;
  identity.set({ ...identity.get(), name: trimmed });
  writeStored('localStorage', KEY, identity.get());
}
