import type { QueryClient } from '@tanstack/react-query';

/** Asks again for whatever shows and could not be loaded or refreshed. */
export const refetchFailed = (queryClient: QueryClient) =>
  queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
