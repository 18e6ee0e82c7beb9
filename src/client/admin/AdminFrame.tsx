import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { ApiProvider, trpc } from '../api.tsx';
import { Loading } from '../ui/Loading.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import classes from './AdminFrame.module.css';
import { failureText } from './failureText.ts';
import { ViewHeader } from './ViewHeader.tsx';
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
      <div className={classes.page}>
        <Menu />
        <Gate {...props} />
      </div>
    </ApiProvider>
  );
}

function Menu() {
  const [path] = useLocation();
  return (
    <nav className={classes.menu} aria-label="Admin">
      <ul className={classes.views}>
        {adminViews.map(({ href, label, Badge }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className={classes.view}
              aria-current={path === href ? 'page' : undefined}
            >
              {label}
              {Badge && <Badge />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Gate({ title, loading, children }: Props) {
  const { data: access, error } = trpc.admin.access.state.useQuery();
  if (access?.by)
    return (
      <>
        {access.by === 'loopback' && <OpenNotice />}
        {children}
      </>
    );
  return (
    <>
      <ViewHeader title={title} />
      {!access && !error && <Loading text={loading} />}
      {error && (
        <p role="alert" className={classes.notice}>
          {failureText(error)}
        </p>
      )}
      {access && (
        <p role="alert" className={classes.notice}>
          You need to be signed in as the administrator to see this page.
        </p>
      )}
    </>
  );
}

function OpenNotice() {
  return (
    <p className={classes.banner}>
      Open on this machine only, because <code>ADMIN_PASSWORD</code> is not set: whoever sits at it
      needs no password, and nobody else gets in.
    </p>
  );
}
