import { trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { dropPrivateDrafts } from '../drafts/draftStorage.ts';
import { errorMessage } from '../ui/errorText.ts';

/** Returns what ends the session of this browser. */
export function useSignOut() {
  const { mutate } = trpc.admin.access.signOut.useMutation({
    onSuccess: () => {
      dropPrivateDrafts();
      // A new page holds nothing of what the old one had loaded.
      location.reload();
    },
    onError: (error) =>
      toast({ title: 'Not signed out', description: errorMessage(error), variant: 'destructive' }),
  });
  return () => mutate();
}
