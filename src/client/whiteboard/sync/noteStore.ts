import type { Note } from '../../../shared/whiteboard/note.ts';
import { createState } from '../../ui/state.ts';

type Watcher = () => void;

type Options = {
  notes: () => ReadonlyMap<string, Note>;
  /** The note that is being written on: it stays in the list when somebody deletes it. */
  held: () => string | undefined;
};

/**
 * Tells components of the notes they show. A note that moved or grew is put in place without
 * rendering, so its face, all else that is to be seen of it, has watchers of its own.
 */
export function createNotes({ notes, held }: Options) {
  const faces = new Map<string, Note>();
  const faceWatchers = new Map<string, Set<Watcher>>();
  const placeWatchers = new Map<string, Set<Watcher>>();
  const ids = createState<readonly string[]>([]);
  /** Counts whenever something lies above something else than before. */
  const layers = createState(0);
  /** Counts whenever a note looks different. */
  const looks = createState(0);
  let isListDue = false;

  function onNote(id: string, now: Note | undefined, before: Note | undefined) {
    if (!now || !before) listSoon();
    if (now?.z !== before?.z) layers.set(layers.get() + 1);
    if (!now) faces.delete(id);
    else if (!before || !isSameFace(now, before)) faces.set(id, now);
    else {
      call(placeWatchers.get(id));
      return;
    }
    looks.set(looks.get() + 1);
    call(placeWatchers.get(id));
    call(faceWatchers.get(id));
  }

  /** A whole board arrives note by note, and the list is made once. */
  function listSoon() {
    if (isListDue) return;
    isListDue = true;
    queueMicrotask(() => {
      isListDue = false;
      ids.set(withHeld([...notes().keys()], ids.get(), held()));
    });
  }

  return {
    ids,
    layers,
    looks,
    onNote,
    relist: listSoon,
    get: (id: string) => notes().get(id),
    face: (id: string) => faces.get(id),
    watchFace: (id: string, watcher: Watcher) => watch(faceWatchers, id, watcher),
    watchPlace: (id: string, watcher: Watcher) => watch(placeWatchers, id, watcher),
  };
}

function withHeld(ids: string[], before: readonly string[], held: string | undefined) {
  const index = held === undefined || ids.includes(held) ? -1 : before.indexOf(held);
  return held === undefined || index === -1 ? ids : ids.toSpliced(index, 0, held);
}

const face = ['content', 'color', 'category', 'author', 'timestamp', 'kind', 'votes'] as const;

const isSameFace = (a: Note, b: Note) => face.every((key) => a[key] === b[key]);

function watch(watchers: Map<string, Set<Watcher>>, id: string, watcher: Watcher) {
  const known = watchers.get(id) ?? new Set();
  watchers.set(id, known);
  known.add(watcher);
  return () => {
    known.delete(watcher);
    if (known.size === 0 && watchers.get(id) === known) watchers.delete(id);
  };
}

const call = (watchers: Set<Watcher> | undefined) => watchers?.forEach((watcher) => watcher());
