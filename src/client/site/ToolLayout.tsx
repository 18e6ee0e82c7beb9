import { Container } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { links } from '../../shared/content/links.ts';
import { header, site } from '../../shared/content/site.ts';
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
      <Container
        pt="0.5rem"
        className={classes.header}
        data-shell="tool"
        renderRoot={(root) => <header {...root} />}
      >
        <TextLink
          href={links.home.href}
          ff="heading"
          fw={700}
          underline="never"
          c="var(--tone-text)"
          className={classes.home}
          aria-label={header.homeLink}
        >
          <Logo />
          <span className={classes.name}>{site.name}</span>
        </TextLink>
      </Container>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <ThirdParties />
    </>
  );
}
