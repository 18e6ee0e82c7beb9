import { useSyncExternalStore } from 'react';

/** A value outside React that components and plain code read, set and subscribe to. */
export type Store<T> = ReturnType<typeof createStore<T>>;

/** `serverValue` is the value during server rendering and hydration. */
export function createStore<T>(initial: T, serverValue = initial) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    serverValue,
    get: () => value,
    set(next: T) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Returns the store's value, or the part that `select` returns. Renders again only when that part
 * changes, so `select` must not create objects.
 */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, Part>(store: Store<T>, select: (value: T) => Part): Part;
export function useStore<T>(store: Store<T>, select: (value: T) => unknown = (value) => value) {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.serverValue),
  );
}
