import { type ReactNode, useState, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { nullOn401, trpc, withApi } from '../../lib/api.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Dialogs } from '../ui/Confirmation.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';
import { navItemFor } from './navItems.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { Shell } from './Shell.tsx';
import { SignedOut, SessionEnded } from './SignIn.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { isCallError, statusOf } from '../../lib/callErrors.ts';

/** Refetches the access state when any call fails with 401, which shows the sign-in form. */
function useLostAccess() {
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

/** Wraps every view of the admin in the shell, and shows the sign-in form until a user has access. */
export const AdminLayout = withApi(function AdminLayout({ title, children }: Props) {
  const { pathname } = useLocation();
  const { data: access, error } = trpc.admin.access.state.useQuery(undefined, nullOn401());
  useLostAccess();
  const hasAccess = !!access?.by;
  const [hadAccess, setHadAccess] = useState(hasAccess);
  if (hasAccess && !hadAccess) setHadAccess(true);
  return (
    <Shell access={access}>
      {!hasAccess && (
        <>
          <ViewHeader title={title} />
          {access !== undefined && !hadAccess && <SignedOut access={access} />}
          {access === undefined && !error && <Loading text={loadingText(pathname)} />}
          <LoadError error={error} hasData={access !== undefined} />
        </>
      )}
      {hasAccess && <LiveUpdates />}
      {hasAccess && <PasswordPrompt />}
      {/* Stays mounted when the session ends, so that unsaved input survives the next sign-in. */}
      {hadAccess && (
        <div hidden={!hasAccess}>
          <Dialogs key={pathname}>{children}</Dialogs>
          <div id="admin-dialogs" />
        </div>
      )}
      {hadAccess && !hasAccess && access !== undefined && <SessionEnded access={access} />}
    </Shell>
  );
});

type Props = { title: string; children: ReactNode };

function loadingText(pathname: string) {
  const { label, recordsLabel = label } = navItemFor(pathname) ?? {};
  return recordsLabel ? `Loading ${recordsLabel.toLowerCase()}...` : 'Loading...';
}
