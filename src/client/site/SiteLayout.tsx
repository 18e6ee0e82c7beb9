import { Box } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { ThirdParties } from './consent/ThirdParties.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';

/** The layout of all public pages. */
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
