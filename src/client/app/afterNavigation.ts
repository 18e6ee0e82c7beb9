import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isPlainClick } from '../lib/isPlainClick.ts';
import { scrollSmoothly } from '../lib/scrollSmoothly.ts';

/**
 * Scrolls to the anchor or the top after a link is followed and moves the focus there. The browser
 * handles Back and Forward; a change of the query alone keeps the scroll position.
 */
export function useAfterNavigation() {
  const location = useLocation();
  const type = useNavigationType();
  const currentLocation = useRef(location);
  useEffect(() => {
    const previousLocation = currentLocation.current;
    currentLocation.current = location;
    if (previousLocation.pathname === location.pathname || type !== NavigationType.Push) return;
    if (scrollToAnchor(location.hash)) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, type]);
  useWindowEvent('click', (event) => scrollOnThisPage(event, currentLocation.current));
  // Before React, which stops clicks on sections that have not hydrated yet.
  useWindowEvent('click', followFragment, { capture: true });
}

/**
 * Handles links to the current page. The effect above would be late: the router's update waits for
 * sections that hydrate only near the viewport.
 */
function scrollOnThisPage(event: MouseEvent, { pathname, search }: Location) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // Only links that the router handles.
  if (!link || !event.defaultPrevented) return;
  if (link.pathname !== pathname || scrollToAnchor(link.hash)) return;
  // Anchors ignore the query: links of the page lack a campaign's parameters.
  if (link.search === search) window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Follows a link such as `#part` without the router, whose update would replace sections that have
 * not hydrated yet, so that the browser would lose the position.
 */
function followFragment(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.getAttribute('href')?.startsWith('#') || !isPlainClick(event)) return;
  if (!scrollToAnchor(link.hash)) return;
  event.preventDefault();
  if (window.location.hash !== link.hash) window.history.pushState(null, '', link.hash);
}

function scrollToAnchor(hash: string) {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) scrollSmoothly(target);
  return target !== null;
}
