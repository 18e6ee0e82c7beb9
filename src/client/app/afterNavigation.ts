import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the anchor or the top after a link was followed, and moves the focus there. Back and
 * forward are left to the browser, and a page that changes its own query keeps its place.
 */
export function useAfterNavigation() {
  const location = useLocation();
  const type = useNavigationType();
  const current = useRef(location);
  useEffect(() => {
    const before = current.current;
    current.current = location;
    if (before.pathname === location.pathname || type !== NavigationType.Push) return;
    if (scrollToAnchor(location.hash)) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, type]);
  useWindowEvent('click', (event) => scrollOnThisPage(event, current.current));
}

/**
 * Links to where the visitor is already. Not in the effect above: the router's update waits for
 * sections that are hydrated only once they come near the viewport.
 */
function scrollOnThisPage(event: MouseEvent, { pathname, search }: Location) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // Only what the router has taken over from the browser.
  if (!link || !event.defaultPrevented) return;
  if (link.pathname !== pathname || scrollToAnchor(link.hash)) return;
  // An anchor is found whatever the query: that of a campaign is not in the links of the page.
  if (link.search === search) window.scrollTo({ top: 0, behavior: 'instant' });
}

function scrollToAnchor(hash: string) {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) scrollSmoothly(target);
  return target !== null;
}

/** Scrolls to an element, smoothly unless the visitor asked for less motion, and focuses it. */
export function scrollSmoothly(target: HTMLElement) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
  target.focus({ preventScroll: true });
}
