import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { links } from '../../shared/content/links.ts';
import { header, site } from '../../shared/content/site.ts';
import { ThirdParties } from './consent/ThirdParties.tsx';
import { Logo } from '../ui/Logo.tsx';
import { SkipLink } from './SkipLink.tsx';
import classes from './ToolLayout.module.css';

/** What stands around the whiteboard and the admin: no more than the way home. */
export function ToolLayout() {
  return (
    <>
      <SkipLink />
      <header className={classes.header} data-shell="tool">
        <Link to={links.home.href} className={classes.home} aria-label={header.homeLink}>
          <Logo />
          <span className={classes.name}>{site.name}</span>
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <ThirdParties />
    </>
  );
}
