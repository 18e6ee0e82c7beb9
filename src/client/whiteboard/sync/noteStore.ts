import type { Note } from '../../../shared/whiteboard/note.ts';
import { createStore } from '../../lib/store.ts';

type Listener = () => void;

type Options = {
  notes: () => ReadonlyMap<string, Note>;
  /** Returns the id of the note that is being edited: it stays listed when others delete it. */
  pinned: () => string | undefined;
};

/**
 * Notifies components of changes to the notes they show. A note that was moved or resized is placed
 * without rendering, so its content, everything else that is visible, has separate listeners.
 */
export function createNoteStore({ notes, pinned }: Options) {
  const contents = new Map<string, Note>();
  const contentListeners = new Map<string, Set<Listener>>();
  const positionListeners = new Map<string, Set<Listener>>();
  const ids = createStore<readonly string[]>([]);
  /** Increases when the stacking order changes. */
  const layers = createStore(0);
  /** Increases when the content of any note changes. */
  const version = createStore(0);
  /** Increases with every change of any note. */
  const changes = createStore(0);
  let isListScheduled = false;

  function onNote(id: string, now: Note | undefined, before: Note | undefined) {
    if (!now || !before) updateIds();
    changes.set(changes.get() + 1);
    if (now?.z !== before?.z) layers.set(layers.get() + 1);
    notify(positionListeners.get(id));
    if (now && before && hasSameContent(now, before)) return;
    if (now) contents.set(id, now);
    else contents.delete(id);
    version.set(version.get() + 1);
    notify(contentListeners.get(id));
  }

  /** A snapshot arrives note by note, but the list is built once. */
  function updateIds() {
    if (isListScheduled) return;
    isListScheduled = true;
    queueMicrotask(() => {
      isListScheduled = false;
      ids.set(withPinned([...notes().keys()], ids.get(), pinned()));
    });
  }

  return {
    ids,
    layers,
    version,
    changes,
    onNote,
    updateIds,
    get: (id: string) => notes().get(id),
    /** The note as of its last change of content: its position and size may be outdated. */
    content: (id: string) => contents.get(id),
    subscribeContent: (id: string, listener: Listener) => subscribe(contentListeners, id, listener),
    subscribePosition: (id: string, listener: Listener) =>
      subscribe(positionListeners, id, listener),
  };
}

function withPinned(ids: string[], before: readonly string[], pinned: string | undefined) {
  const index = pinned === undefined || ids.includes(pinned) ? -1 : before.indexOf(pinned);
  return pinned === undefined || index === -1 ? ids : ids.toSpliced(index, 0, pinned);
}

const contentKeys = [
  'content',
  'color',
  'category',
  'author',
  'timestamp',
  'kind',
  'sectionId',
  'votes',
  'isLocked',
] as const;

const hasSameContent = (a: Note, b: Note) => contentKeys.every((key) => a[key] === b[key]);

function subscribe(listeners: Map<string, Set<Listener>>, id: string, listener: Listener) {
  const noteListeners = listeners.get(id) ?? new Set();
  listeners.set(id, noteListeners);
  noteListeners.add(listener);
  return () => {
    noteListeners.delete(listener);
    if (noteListeners.size === 0 && listeners.get(id) === noteListeners) listeners.delete(id);
  };
}

const notify = (listeners: Set<Listener> | undefined) =>
  listeners?.forEach((listener) => listener());
