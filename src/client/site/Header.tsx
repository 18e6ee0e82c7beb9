import { Anchor, type AnchorProps, Burger, Container, Group } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type MouseEvent, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { anchors, paths } from '../../shared/paths.ts';
import type { Site } from '../../shared/content/site.ts';
import { pageLink } from '../lib/pageLinks.ts';
import { useContent } from '../lib/content.ts';
import { scrollSmoothly } from '../lib/scrollSmoothly.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Logo } from '../ui/Logo.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import classes from './Header.module.css';

export function Header() {
  const { pathname } = useLocation();
  const { name, navigation, proposal } = useContent('site');
  return (
    <header className={classes.header}>
      <Container>
        <Group gap="1rem" h="var(--header-height)" wrap="nowrap">
          <TextLink
            href={paths.home}
            variant="quote"
            underline="never"
            fw={700}
            c="var(--tone-text)"
            className={classes.brand}
            aria-label={`${name}, home`}
          >
            <Logo />
            {name}
          </TextLink>
          <nav className={classes.wide} aria-label="Main menu">
            <Pages paths={navigation} look={{ fz: 'sm', fw: 500 }} />
          </nav>
          <ButtonLink
            size="sm"
            flex="none"
            className={classes.proposal}
            style={{ whiteSpace: 'nowrap' }}
            {...proposal}
            onClick={toBookingOfThisPage}
          />
          {/* The key closes the menu after navigation. */}
          <Menu key={pathname} />
        </Group>
      </Container>
    </header>
  );
}

/** Scrolls to the booking section of this page, if it has one, instead of following the link. */
function toBookingOfThisPage(event: MouseEvent) {
  const section =
    document.getElementById(anchors.booking) ?? document.getElementById(anchors.schedule);
  if (!section) return;
  event.preventDefault();
  scrollSmoothly(section);
}

function Menu() {
  const [isOpen, setOpen] = useState(false);
  const { mobileNavigation } = useContent('site');
  const button = useRef<HTMLButtonElement>(null);

  useWindowEvent('keydown', ({ key }) => {
    if (!isOpen || key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  });
  return (
    // Without scripts the footer has all pages.
    <div className={classes.narrow} data-needs-script>
      <Burger
        ref={button}
        opened={isOpen}
        size="md"
        lineSize={2}
        transitionDuration={150}
        mr="-0.625rem"
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        onClick={() => setOpen(!isOpen)}
      />
      <nav id="menu" className={classes.menu} hidden={!isOpen} aria-label="Main menu">
        <Pages
          paths={mobileNavigation}
          look={{ variant: 'quote', fz: '1.75rem', fw: 700, lh: 1.2 }}
          onClick={() => setOpen(false)}
        />
      </nav>
    </div>
  );
}

type PagesProps = { paths: Site['navigation']; look: AnchorProps; onClick?: () => void };

function Pages({ paths, look, onClick }: PagesProps) {
  const site = useContent('site');
  return (
    <Group
      gap="clamp(0.25rem, 0.9vw, 1rem)"
      className={classes.pages}
      renderRoot={(list) => <ul {...list} />}
    >
      {paths
        .map((path) => pageLink(site, path))
        .map(({ href, label }) => (
          <li key={href}>
            <Anchor
              {...look}
              component={NavLink}
              to={href}
              // Pages below one of these mark it; the home page is above all others.
              end={href === '/'}
              underline="never"
              className={classes.page}
              onClick={onClick}
            >
              {label}
            </Anchor>
          </li>
        ))}
    </Group>
  );
}
