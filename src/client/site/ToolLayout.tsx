import { Box } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { ThirdParties } from './consent/ThirdParties.tsx';
import { useContent } from '../lib/content.ts';
import { Logo } from '../ui/Logo.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { SkipLink } from './SkipLink.tsx';
import classes from './ToolLayout.module.css';

/** The layout of the whiteboard: a link to the home page and no footer. */
export function ToolLayout() {
  const { name } = useContent('site');
  return (
    <>
      <SkipLink />
      <header data-shell="tool">
        <TextLink href={paths.home} className={classes.home} aria-label={`${name}, home`}>
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
