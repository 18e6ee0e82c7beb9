/**
 * Wraps every table of an article in a focusable box that scrolls, so a wide table does not widen
 * the page.
 */
export const withTableBoxes = (html: string, className: string, label: string) =>
  html
    .replace(
      /<table(?=[\s>])/gi,
      `<div class="${className}" role="group" tabindex="0" aria-label="${label}">$&`,
    )
    .replace(/<\/table\s*>/gi, '$&</div>');

type Clicked = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target'>;
type Here = { origin: string; pathname: string };

/** Returns the path of a link to this site, or `undefined` if the browser should follow it. */
export function pageOf(link: Clicked, here: Here, isPage: (path: string) => boolean) {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== here.origin || (target && target !== '_self')) return undefined;
  const isAnchor = hash !== '' && pathname === here.pathname;
  return isAnchor || !isPage(pathname) ? undefined : pathname + search + hash;
}
