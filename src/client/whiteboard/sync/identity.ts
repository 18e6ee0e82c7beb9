import type { Note } from '../../../shared/whiteboard/note.ts';
import { cleanText } from '../../../shared/whiteboard/text.ts';
import { newId } from '../../lib/newId.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { isObject } from '../../../shared/isObject.ts';

type Identity = { id: string; name: string; color: string };

const KEY = 'whiteboard-user';
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

/** The participant that this browser is: a guest until a name is given. */
export const identity = createStore<Identity>(loadIdentity() ?? createGuest());

function loadIdentity(): Identity | undefined {
  const stored = readStored('localStorage', KEY);
  if (!isObject(stored)) return undefined;
  const { id, name, color } = stored;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof color !== 'string')
    return undefined;
  return { id, name, color };
}

function createGuest(): Identity {
  const id = newId();
  const color = colors[Math.floor(Math.random() * colors.length)] ?? '#4d4a47';
  const guest = { id, name: `Guest ${id.slice(0, 4).toUpperCase()}`, color };
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
export function rename(name: string) {
  const trimmed = cleanText(name).trim().slice(0, MAX_NAME_LENGTH);
  if (trimmed === '') return;
  identity.set({ ...identity.get(), name: trimmed });
  writeStored('localStorage', KEY, identity.get());
}
