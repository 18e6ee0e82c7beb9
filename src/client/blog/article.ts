/**
 * Gives every table of an article a box of its own to scroll in, so that a wide one does not push
 * the page; the keyboard can reach it.
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

/** Where a link of an article leads inside this site, or `undefined` when the browser should follow it. */
export function pageOf(link: Clicked, here: Here, isPage: (path: string) => boolean) {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== here.origin || (target && target !== '_self')) return undefined;
  const isAnchor = hash !== '' && pathname === here.pathname;
  return isAnchor || !isPage(pathname) ? undefined : pathname + search + hash;
}
