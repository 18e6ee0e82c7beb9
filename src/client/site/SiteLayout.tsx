import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ThirdParties } from './consent/ThirdParties.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import classes from './SiteLayout.module.css';
import { SkipLink } from './SkipLink.tsx';

/** What stands around every page for visitors. */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ThirdParties hasBanner />
    </>
  );
}
