import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useSetSearchParams } from './useSetSearchParams.ts';

/**
 * The state of a dialog that a search parameter opens. `close` unmounts its content immediately, and
 * the URL follows in a transition: queries of a record that was just deleted must not be refetched.
 */
export function useDetailDialog(param: 'lead' | 'response' | 'media') {
  // A record can be opened again before the transition that closed it has rendered, in which case the
  // component stays mounted. Only the new entry of the history shows that the dialog is open.
  const entry = useLocation().key;
  const [closedEntry, setClosedEntry] = useState<string>();
  const setSearchParams = useSetSearchParams();
  const close = () => {
    flushSync(() => setClosedEntry(entry));
    setSearchParams({ [param]: undefined });
  };
  return { isClosed: closedEntry === entry, close };
}
