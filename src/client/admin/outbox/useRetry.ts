import { trpc } from '../../api.tsx';
import { toast } from '../../ui/toasts.ts';

/** Tries rows of the outbox again and says so. */
export function useRetry() {
  const utils = trpc.useUtils();
  return trpc.outbox.retry.useMutation({
    onSuccess: ({ retried }) => {
      toast({ title: retried === 1 ? '1 is tried again now' : `${retried} are tried again now` });
      return utils.outbox.invalidate();
    },
  });
}
