import { Box } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ThirdParties } from './consent/ThirdParties.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What stands around every page for visitors. */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <Box component="main" id="main" tabIndex={-1} mih="calc(100svh - var(--header-height))">
        <Suspense>
          <Outlet />
        </Suspense>
      </Box>
      <Footer />
      <ThirdParties hasBanner />
    </>
  );
}
