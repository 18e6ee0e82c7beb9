import type { ReactNode } from 'react';
import { header } from '../../shared/content/site.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import classes from './Layout.module.css';

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className={classes.skip}>
        {header.skipLink}
      </a>
      <Header />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
