import { useEffect } from 'react';
import type { AroundNavHandler } from 'wouter';
import { offline } from '../shared/content/site.ts';
import { documentTitle, type Head } from '../shared/page.ts';
import { toast } from './ui/toasts.ts';
import { loadModule, matchScreen, type PageModule, type Params } from './pages.tsx';

/**
 * Goes to a page of the site once its code is here, so that the old page stays until the new one
 * can be shown whole; then scrolls to the anchor or the top and hands the focus on.
 */
export const navigate: AroundNavHandler = (go, to, options) => {
  const url = new URL(to, location.href);
  loadModule(matchScreen(url.pathname)).then(
    () => {
      const isSamePage = url.pathname === location.pathname;
      go(to, options);
      // The new page is in the document after this frame.
      requestAnimationFrame(() => arrive(url.hash, isSamePage));
    },
    () => loadAnew(url),
  );
};

/** Code that cannot be fetched is older than the server, whose new page a full load gets, or the line is down. */
async function loadAnew(url: URL) {
  const isServerThere = await fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isServerThere) location.assign(url);
  else toast({ ...offline, variant: 'destructive' });
}

function arrive(hash: string, isSamePage: boolean) {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) {
    scrollSmoothly(target);
    return;
  }
  if (!isSamePage) document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls to an element, smoothly unless the visitor asked for less motion, and focuses it. */
export function scrollSmoothly(target: HTMLElement) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' });
  target.focus({ preventScroll: true });
}

/** Keeps the document's head true while the visitor moves from page to page. */
export function useHead(head: Head | undefined) {
  const { title, description } = head ?? {};
  useEffect(() => {
    if (title === undefined || description === undefined) return;
    document.title = documentTitle(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const canonical = document.querySelector('link[rel="canonical"]');
    canonical?.setAttribute('href', location.origin + location.pathname);
  }, [title, description]);
}

export function useHeadOf(head: PageModule['head'], params: Params) {
  useHead(head(params));
}
