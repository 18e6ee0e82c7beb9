import { trpc } from '../api.tsx';
import { toast } from '../ui/toasts.ts';
import { dropPrivateDrafts } from './drafts.ts';
import { plainMessage } from './failureText.ts';
import classes from './AdminFrame.module.css';

export function SignOut() {
  const signOut = trpc.admin.access.signOut.useMutation({
    onSuccess: () => {
      dropPrivateDrafts();
      // A new page holds nothing of what the old one had loaded.
      location.reload();
    },
    onError: (error) =>
      toast({ title: 'Not signed out', description: plainMessage(error), variant: 'destructive' }),
  });
  return (
    <button type="button" className={classes.signOut} onClick={() => signOut.mutate()}>
      Sign out
    </button>
  );
}
