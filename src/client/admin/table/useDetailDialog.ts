import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSetSearchParams } from './useSetSearchParams.ts';

/**
 * The state of a dialog that a search parameter opens. `close` unmounts its content immediately, and
 * the URL follows in a transition: queries of a record that was just deleted must not be refetched.
 */
export function useDetailDialog(param: 'lead' | 'response') {
  const [isClosed, setClosed] = useState(false);
  const setSearchParams = useSetSearchParams();
  const close = () => {
    flushSync(() => setClosed(true));
    setSearchParams({ [param]: undefined });
  };
  return { isClosed, close };
}
