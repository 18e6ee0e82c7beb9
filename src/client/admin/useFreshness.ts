import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchFailed } from './refetchFailed.ts';

/** Milliseconds after which what shows is asked for anew when somebody looks at it again. */
const OLD = 30_000;

/**
 * Others work in the admin, too, so here answers do go stale: turning to a view refreshes it, as does
 * coming back to the window after a while. What failed is asked for again once the browser is online.
 */
export function useFreshness() {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Runs before the calls of the view are subscribed, so what was seen before shows meanwhile.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    const retry = () => void refetchFailed(queryClient);
    queueMicrotask(retry);
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      void queryClient.invalidateQueries({
        type: 'active',
        predicate: ({ state }) => state.dataUpdatedAt < Date.now() - OLD,
      });
    };
    window.addEventListener('online', retry);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [queryClient]);
}
