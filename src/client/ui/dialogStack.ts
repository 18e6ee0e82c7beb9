import { createContext, useId, useLayoutEffect } from 'react';
import { createStore, useStore } from '../lib/store.ts';

const MODAL_Z_INDEX = 200;

/** A CSS selector of the element that contains the dialogs, if they must be hidden with it. */
export const DialogTarget = createContext<string | undefined>(undefined);

/** Escape key presses that have closed a dialog; each closes only one. */
export const handledEscapes = new WeakSet<KeyboardEvent>();

type Dialog = { id: string; level: number };

/** The open dialogs, topmost last. */
const dialogs = createStore<readonly Dialog[]>([]);

export const hasOpenDialog = () => dialogs.get().length > 0;

/**
 * Registers an open dialog and returns its position in the stack: sorted by `level`, then by the
 * time of opening.
 */
export function useDialogStack(level = 0) {
  const id = useId();
  const openDialogs = useStore(dialogs);
  useLayoutEffect(() => {
    dialogs.set([...dialogs.get(), { id, level }].toSorted((a, b) => a.level - b.level));
    return () => dialogs.set(dialogs.get().filter((dialog) => dialog.id !== id));
  }, [id, level]);
  return {
    isTop: openDialogs.at(-1)?.id === id,
    zIndex: MODAL_Z_INDEX + openDialogs.findIndex((dialog) => dialog.id === id) + 1,
  };
}
