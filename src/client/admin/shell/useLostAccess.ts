import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../lib/api.tsx';
import { isCallError, statusOf } from '../../lib/callErrors.ts';

/** Refetches the access state when any call fails with 401, which shows the sign-in form. */
export function useLostAccess() {
  const queryClient = useQueryClient();
  const { state } = trpc.useUtils().admin.access;
  useEffect(() => {
    const checkError = (error: unknown) => {
      if (isSignedOutError(error)) void state.invalidate();
    };
    const unsubscribers = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          checkError(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          checkError(event.action.error);
      }),
    ];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [queryClient, state]);
}

const isSignedOutError = (error: unknown) =>
  statusOf(error) === 401 && !(isCallError(error) && error.data?.isWrongPassword);
