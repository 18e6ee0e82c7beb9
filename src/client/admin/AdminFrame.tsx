import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { AccessState } from '../../shared/access.ts';
import { ApiProvider, nullOn401, trpc } from '../api.tsx';
import { DialogTarget } from '../ui/topLayer.ts';
import { Loading } from '../ui/Loading.tsx';
import classes from './AdminFrame.module.css';
import { Live } from './Live.tsx';
import { failureText } from './failureText.ts';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { SignIn } from './SignIn.tsx';
import { SignOut } from './SignOut.tsx';
import { useLostAccess } from './useLostAccess.ts';
import { ViewHeader } from './ViewHeader.tsx';
import '../inputStyles.ts';
import { adminViews } from './views.ts';

type Props = {
  /** What the view is called, and what it says while it loads: shown until the view itself is. */
  title: string;
  loading: string;
  /** Mounted only for whoever is let in, so it may ask for its data at once. */
  children: ReactNode;
};

/** What every view of the admin has around it: the menu, who is let in, and the way in and out. */
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
    <div className={classes.page}>
      <Menu>{access?.by === 'session' && <SignOut />}</Menu>
      {access?.by === 'loopback' && <OpenNotice />}
      {!isIn && (
        <>
          <ViewHeader title={title} />
          {access !== undefined && !wasIn && <Closed access={access} wasIn={false} />}
          {access === undefined && !error && <Loading text={loading} />}
          {error && <Notice>{failureText(error)}</Notice>}
        </>
      )}
      {isIn && <Live />}
      {isIn && <PasswordPrompt />}
      {/* Kept while a session that ended is started anew, so that nothing typed is lost. */}
      {wasIn && (
        <div hidden={!isIn}>
          <DialogTarget value="#admin-dialogs">{children}</DialogTarget>
          <div id="admin-dialogs" />
        </div>
      )}
      {wasIn && !isIn && access !== undefined && (
        <SessionEnded>
          <Closed access={access} wasIn />
        </SessionEnded>
      )}
    </div>
  );
}

/** On a phone the menu is one line, of which the present view may stand out of sight. */
function showCurrent(list: HTMLUListElement | null) {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && current) list.scrollLeft = current.offsetLeft - list.offsetLeft - 48;
}

function Menu({ children }: { children: ReactNode }) {
  return (
    <div className={classes.menu}>
      <nav aria-label="Admin">
        <ul className={classes.views} ref={showCurrent}>
          {adminViews.map(({ href, label, Badge }) => (
            <li key={href}>
              <NavLink to={href} end className={classes.view}>
                {label}
                {Badge && <Badge />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

function Closed({ access, wasIn }: { access: AccessState | null; wasIn: boolean }) {
  // Null when something in between wants a sign-in, such as a proxy.
  if (!access || access.hasPassword) return <SignIn isAgain={wasIn} />;
  return (
    <Notice>
      The admin is open only on the machine the site runs on, because <code>ADMIN_PASSWORD</code> is
      not set. Set it, and you can sign in from here.
    </Notice>
  );
}

const OpenNotice = () => (
  <p className={classes.banner}>
    Open on this machine only, because <code>ADMIN_PASSWORD</code> is not set. Whoever sits at it
    needs no password, and nobody else gets in, unless a tunnel or proxy to this port adds no header
    of its own. Tokens and webhooks can be created once it is set.
  </p>
);

const Notice = ({ children }: { children: ReactNode }) => (
  <p role="alert" className={classes.notice}>
    {children}
  </p>
);
