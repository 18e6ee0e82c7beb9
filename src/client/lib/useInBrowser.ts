import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns a value that only the browser knows; `undefined` until hydration. `read` must be stable. */
export const useInBrowser = <T>(read: () => T) =>
  useSyncExternalStore<T | undefined>(never, read, () => undefined);
