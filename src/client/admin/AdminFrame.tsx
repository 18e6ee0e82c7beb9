import { type ReactNode, useState } from 'react';
import { ApiProvider, nullOn401, trpc } from '../lib/api.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Dialogs } from './Confirmation.tsx';
import { failureText } from './failureText.ts';
import { Live } from './Live.tsx';
import { Notice } from './Notice.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { Shell } from './Shell.tsx';
import { Closed, SessionEnded } from './SignIn.tsx';
import { useLostAccess } from './useLostAccess.ts';
import { ViewHeader } from './ViewHeader.tsx';

type Props = {
  /** What the view is called, and what it says while it loads: shown until the view itself is. */
  title: string;
  loading: string;
  /** Mounted only for whoever is let in, so it may ask for its data at once. */
  children: ReactNode;
};

/** What every view of the admin has around it: the shell, who is let in, and the way in. */
export function AdminFrame(props: Props) {
  return (
    <ApiProvider>
      <Framed {...props} />
    </ApiProvider>
  );
}

function Framed({ title, loading, children }: Props) {
  const { data: access, error } = trpc.admin.access.state.useQuery(undefined, nullOn401());
  useLostAccess();
  const isIn = !!access?.by;
  const [wasIn, setWasIn] = useState(isIn);
  if (isIn && !wasIn) setWasIn(true);
  return (
    <Shell by={access?.by}>
      {!isIn && (
        <>
          <ViewHeader title={title} />
          {access !== undefined && !wasIn && <Closed access={access} />}
          {access === undefined && !error && <Loading text={loading} />}
          {error && <Notice role="alert">{failureText(error)}</Notice>}
        </>
      )}
      {isIn && <Live />}
      {isIn && <PasswordPrompt />}
      {/* Kept while a session that ended is started anew, so that nothing typed is lost. */}
      {wasIn && (
        <div hidden={!isIn}>
          <Dialogs>{children}</Dialogs>
        </div>
      )}
      {wasIn && !isIn && access !== undefined && <SessionEnded access={access} />}
    </Shell>
  );
}
