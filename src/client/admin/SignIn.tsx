import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../api.tsx';
import { Panel } from '../ui/Panel.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import classes from './SignIn.module.css';

/** Stands where the view will: the address stays, and the view follows the right password. */
export function SignIn({ isAgain }: { isAgain: boolean }) {
  const queryClient = useQueryClient();
  const signIn = trpc.admin.access.signIn.useMutation({
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return (
    <div className={classes.box}>
      <Panel>
        <PasswordForm
          {...signIn}
          title="Sign in"
          intro={
            isAgain
              ? 'Your session has ended. Sign in again: what you were doing is kept.'
              : 'This part of the site is for the agency.'
          }
          action="Sign in"
          takesFocus={isAgain}
          onSubmit={signIn.mutate}
        />
      </Panel>
    </div>
  );
}
