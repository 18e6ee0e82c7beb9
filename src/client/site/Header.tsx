import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { anchors, links } from '../../shared/content/links.ts';
import {
  getProposal,
  header,
  mobileNavigation,
  navigation,
  site,
} from '../../shared/content/site.ts';
import { scrollSmoothly } from '../afterNavigation.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Logo } from '../ui/Logo.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import classes from './Header.module.css';

export function Header() {
  const { pathname } = useLocation();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <SiteLink href={links.home.href} className={classes.brand} aria-label={header.homeLink}>
          <Logo />
          {site.name}
        </SiteLink>
        <nav className={classes.wide} aria-label={header.menu}>
          <Pages links={navigation} />
        </nav>
        <ButtonLink
          size="sm"
          href={getProposal.href}
          label={getProposal.label}
          onClick={toBookingOfThisPage}
        />
        {/* A new page starts with its menu closed. */}
        <Menu key={pathname} />
      </div>
    </header>
  );
}

/** The page's own booking section, where it has one, is nearer than the one the link leads to. */
function toBookingOfThisPage(event: MouseEvent) {
  const section =
    document.getElementById(anchors.booking) ?? document.getElementById(anchors.schedule);
  if (!section) return;
  event.preventDefault();
  scrollSmoothly(section);
}

function Menu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <div className={classes.narrow}>
      <button
        ref={button}
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={isOpen ? header.closeMenu : header.openMenu}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.lines} />
      </button>
      <nav id="menu" className={classes.menu} hidden={!isOpen} aria-label={header.menu}>
        <Pages links={mobileNavigation} onClick={() => setOpen(false)} />
      </nav>
    </div>
  );
}

function Pages({ links, onClick }: { links: typeof navigation; onClick?: () => void }) {
  return (
    <ul className={classes.pages}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <NavLink to={href} end className={classes.page} onClick={onClick}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
