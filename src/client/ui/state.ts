import { useSyncExternalStore } from 'react';

/** One value that components and plain code read and watch alike. */
export type State<T> = ReturnType<typeof createState<T>>;

export function createState<T>(initial: T) {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next: T) {
      if (Object.is(next, value)) return;
      value = next;
      for (const watch of watchers) watch();
    },
    watch: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

/** Renders again only when what `select` answers is another one; it must not make new objects. */
export const useSelected = <T, Part>(state: State<T>, select: (value: T) => Part) =>
  useSyncExternalStore(state.watch, () => select(state.get()));

/** `onServer` is the value while the page that the server rendered is taken over. */
export const useValue = <T>({ watch, get }: State<T>, onServer: T = get()) =>
  useSyncExternalStore(watch, get, () => onServer);
