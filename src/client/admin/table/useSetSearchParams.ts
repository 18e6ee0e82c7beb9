import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type ViewChange = Partial<Record<string, string | undefined>>;

/** A place in a list; a change of what the list holds starts again at its first page. */
const places = ['after', 'before', 'page'];
/** What shows above a list and leaves it as it is. */
const details = ['lead', 'response'];

/** Returns a function that changes parts of the query, in which everything stands that a view shows. */
export function useSetSearchParams() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (change: ViewChange, { isReplacing = false } = {}) => {
      // A link was pressed right after the last key of a search, and its page is on the way.
      if (location.pathname !== pathname) return;
      // The browser's own address, as two changes may come before a render.
      void navigate({ search: changed(location.search, change) }, { replace: isReplacing });
    },
    [navigate, pathname],
  );
}

function changed(search: string, change: ViewChange) {
  const params = new URLSearchParams(search);
  const keepsList = Object.keys(change).every((name) => [...places, ...details].includes(name));
  const whole = keepsList ? [] : places.map((name) => [name, undefined] as const);
  for (const [name, value] of [...whole, ...Object.entries(change)]) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params.toString();
}
