import type { Note } from '../../../shared/whiteboard/note.ts';
import { cleanText } from '../../../shared/whiteboard/text.ts';
import { newId } from '../../lib/newId.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { createState, useSelected } from '../../ui/state.ts';

export type Me = { id: string; name: string; color: string };

const KEY = 'whiteboard-user';
export const NAME_LENGTH = 40;

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

/** Who draws in this browser: a guest until a name is given. */
export const me = createState<Me>(kept() ?? stranger());

function kept(): Me | undefined {
  const stored = readStored('localStorage', KEY);
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('id' in stored) || !('name' in stored) || !('color' in stored)) return undefined;
  const { id, name, color } = stored;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof color !== 'string')
    return undefined;
  return { id, name, color };
}

function stranger(): Me {
  const id = newId();
  const color = colors[Math.floor(Math.random() * colors.length)] ?? '#4d4a47';
  const stranger = { id, name: `Guest ${id.slice(0, 4).toUpperCase()}`, color };
  writeStored('localStorage', KEY, stranger);
  return stranger;
}

export const useMyId = () => useSelected(me, ({ id }) => id);

export function useHasVoted({ votes = [] }: Note) {
  return votes.includes(useMyId());
}

/** Who wrote a note, as this visitor sees it: 'You' on an own one, whatever the name was then. */
export const useAuthor = ({ author, authorId }: Note) => (useMyId() === authorId ? 'You' : author);

/** Another tab of this browser is the same person, also under a new name. */
export function followOtherTabs({ key }: StorageEvent) {
  const now = key === KEY ? kept() : undefined;
  if (now?.id === me.get().id) me.set(now);
}

/** A blank name changes nothing. */
export function rename(name: string) {
  const trimmed = cleanText(name).trim().slice(0, NAME_LENGTH);
  if (trimmed === '') return;
  me.set({ ...me.get(), name: trimmed });
  writeStored('localStorage', KEY, me.get());
}
