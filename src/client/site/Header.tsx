import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { anchors, links } from '../../shared/content/links.ts';
import {
  getProposal,
  header,
  mobileNavigation,
  navigation,
  site,
} from '../../shared/content/site.ts';
import { isAdmin } from '../adminPaths.ts';
import { scrollSmoothly } from '../navigation.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import classes from './Header.module.css';

export function Header() {
  const [path] = useLocation();
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <SiteLink href={links.home.href} className={classes.brand} aria-label={header.homeLink}>
          <span className={classes.mark} aria-hidden />
          {site.name}
        </SiteLink>
        <nav className={classes.wide} aria-label={header.menu}>
          <Pages path={path} links={navigation} />
        </nav>
        <ButtonLink
          className={classes.proposal}
          href={getProposal.href}
          label={getProposal.label}
          // There, the one action of the screen is the view's own.
          variant={isAdmin(path) ? 'outline' : 'primary'}
          onClick={toBookingOfThisPage}
        />
        {/* A new page starts with its menu closed. */}
        <Menu key={path} path={path} />
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

function Menu({ path }: { path: string }) {
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
        <Pages path={path} links={mobileNavigation} onClick={() => setOpen(false)} />
      </nav>
    </div>
  );
}

function Pages(props: { path: string; links: typeof navigation; onClick?: () => void }) {
  return (
    <ul className={classes.pages}>
      {props.links.map((link) => (
        <li key={link.href}>
          <SiteLink
            {...link}
            className={classes.page}
            aria-current={isCurrent(link.href, props.path) ? 'page' : undefined}
            onClick={props.onClick}
          />
        </li>
      ))}
    </ul>
  );
}

const isCurrent = (href: string, path: string) => href.toLowerCase() === path.toLowerCase();
