import { trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { deletePrivateDrafts } from '../drafts/draftStorage.ts';
import { errorMessage } from '../ui/errorText.ts';

export function useSignOut() {
  const { mutate } = trpc.admin.access.signOut.useMutation({
    onSuccess: () => {
      deletePrivateDrafts();
      // A reload drops all loaded data.
      location.reload();
    },
    onError: (error) =>
      toast({ title: 'Not signed out', description: errorMessage(error), variant: 'destructive' }),
  });
  return () => mutate();
}
