import { Box } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { links } from '../../shared/content/links.ts';
import { header } from '../../shared/content/site.ts';
import { ThirdParties } from './consent/ThirdParties.tsx';
import { Logo } from '../ui/Logo.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { SkipLink } from './SkipLink.tsx';
import classes from './ToolLayout.module.css';

/** The layout of the whiteboard: a link to the home page and no footer. */
export function ToolLayout() {
  return (
    <>
      <SkipLink />
      <header data-shell="tool">
        <TextLink href={links.home.href} className={classes.home} aria-label={header.homeLink}>
          <Logo />
        </TextLink>
      </header>
      <Box component="main" id="main" tabIndex={-1} mih="100svh">
        <Suspense>
          <Outlet />
        </Suspense>
      </Box>
      <ThirdParties />
    </>
  );
}
