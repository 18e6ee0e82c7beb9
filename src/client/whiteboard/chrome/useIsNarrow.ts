import { useSyncExternalStore } from 'react';

/** Where the stylesheets of the whiteboard change to their layout for phones. */
const query = matchMedia('(max-width: 56em)');

function watch(watcher: () => void) {
  query.addEventListener('change', watcher);
  return () => query.removeEventListener('change', watcher);
}

export const useIsNarrow = () => useSyncExternalStore(watch, () => query.matches);
