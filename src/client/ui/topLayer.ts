import { createContext, useId, useLayoutEffect } from 'react';
import { createStore, useStore } from '../lib/store.ts';

const MODAL_Z_INDEX = 200;

/** Selects the element that contains the dialogs, if they must be hidden with it. */
export const DialogTarget = createContext<string | undefined>(undefined);

/** Escape key presses that have closed a dialog; each closes only one. */
export const handledEscapes = new WeakSet<KeyboardEvent>();

type Layer = { id: string; level: number };

/** The open dialogs, topmost last. */
const layers = createStore<readonly Layer[]>([]);

/**
 * Registers an open dialog and returns its position in the stack: sorted by `level`, then by the
 * time of opening.
 */
export function useTopLayer(level = 0) {
  const id = useId();
  const open = useStore(layers);
  useLayoutEffect(() => {
    layers.set([...layers.get(), { id, level }].toSorted((a, b) => a.level - b.level));
    return () => layers.set(layers.get().filter((layer) => layer.id !== id));
  }, [id, level]);
  return {
    isTop: open.at(-1)?.id === id,
    zIndex: MODAL_Z_INDEX + open.findIndex((layer) => layer.id === id) + 1,
  };
}
