/**
 * Wraps every table of an article in a focusable box that scrolls, so a wide table does not widen
 * the page.
 */
export const withScrollableTables = (html: string, className: string, label: string) =>
  html
    .replace(
      /<table(?=[\s>])/gi,
      `<div class="${className}" role="group" tabindex="0" aria-label="${label}">$&`,
    )
    .replace(/<\/table\s*>/gi, '$&</div>');

/** Keeps `30-day` and the like on one line. */
export const withoutBreaks = (html: string) =>
  html.replace(/(<[^>]*>)|\b\d[\d,.]*-[a-z]+\b/gi, (found: string, tag?: string) =>
    tag ? found : `<span class="no-break">${found}</span>`,
  );

type ClickedLink = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target'>;
type CurrentPage = { origin: string; pathname: string };

/** Returns the path of a link to this site, or `undefined` if the browser should follow it. */
export function internalPath(
  link: ClickedLink,
  current: CurrentPage,
  isPage: (path: string) => boolean,
) {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== current.origin || (target && target !== '_self')) return undefined;
  const isAnchor = hash !== '' && pathname === current.pathname;
  return isAnchor || !isPage(pathname) ? undefined : pathname + search + hash;
}
