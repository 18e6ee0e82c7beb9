import { createContext, useId, useLayoutEffect, useSyncExternalStore } from 'react';

const MODAL_Z_INDEX = 200;

/** Selects the element that holds the dialogs, where they must hide together with it. */
export const DialogTarget = createContext<string | undefined>(undefined);

/** One key press closes one dialog. */
export const handledEscapes = new WeakSet<KeyboardEvent>();

type Layer = { id: string; level: number };

/** The open dialogs, the uppermost last. */
let layers: readonly Layer[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Layer[]) {
  layers = next.toSorted((a, b) => a.level - b.level);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Registers an open dialog and returns its place among the others. Of two dialogs the one with the
 * higher `level` is above, otherwise the one that opened later.
 */
export function useTopLayer(level = 0) {
  const id = useId();
  useLayoutEffect(() => {
    change([...layers, { id, level }]);
    return () => change(layers.filter((layer) => layer.id !== id));
  }, [id, level]);
  const open = useSyncExternalStore(
    subscribe,
    () => layers,
    () => layers,
  );
  return {
    isTop: open.at(-1)?.id === id,
    zIndex: MODAL_Z_INDEX + open.findIndex((layer) => layer.id === id) + 1,
  };
}
