import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only the browser knows, read after hydration; must answer the same until the day ends. */
export const useInBrowser = <T>(read: () => T) =>
  useSyncExternalStore<T | undefined>(never, read, () => undefined);
