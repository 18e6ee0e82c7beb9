import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type ViewChange = Partial<Record<string, string | undefined>>;

/** The position in a list, which any change of its filter or order resets. */
const positionParams = ['after', 'before', 'page'];
/** Parameters that open details and do not change the list. */
const detailParams = ['lead', 'response', 'media'];

/** Returns a function that changes some search parameters; `undefined` removes one. */
export function useSetSearchParams() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (change: ViewChange, { isReplacing = false } = {}) => {
      // A delayed search must not cancel a navigation that has started.
      if (location.pathname !== pathname) return;
      // Reads the browser's URL, since two changes may happen before a render.
      void navigate({ search: changedSearch(location.search, change) }, { replace: isReplacing });
    },
    [navigate, pathname],
  );
}

function changedSearch(search: string, change: ViewChange) {
  const params = new URLSearchParams(search);
  const keepsList = Object.keys(change).every((name) =>
    [...positionParams, ...detailParams].includes(name),
  );
  const removed = keepsList ? [] : positionParams.map((name) => [name, undefined] as const);
  for (const [name, value] of [...removed, ...Object.entries(change)]) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params.toString();
}
