import { percentDecoded } from '../../shared/cleanText.ts';
import type { Losses } from './losses.ts';
import { HEADING_PREFIX, withHeadingIds } from './headings.ts';

const ID = /^[\p{L}\p{N}_][\p{L}\p{N}_.:-]{0,99}$/u;
const WRITTEN_ID = /\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const ARTICLE = /^\/blog\/[a-z0-9-]+$/;

const prefixed = (id: string) => (id.startsWith(HEADING_PREFIX) ? id : HEADING_PREFIX + id);

/**
 * Gives the ids of an article the prefix of its headings, so that none equals an id of the page or
 * hides a field of its forms, and lets links to them follow.
 */
export function anchorsOf(html: string, losses: Losses) {
  const written = new Set(
    Array.from(html.matchAll(WRITTEN_ID), ([, a, b, c]) => prefixed(a ?? b ?? c ?? '')),
  );
  const taken = new Set<string>();
  return {
    /** Returns the id that replaces a written one; `undefined` for an invalid or repeated one. */
    idOf(id: string, tag: string) {
      const replaced = prefixed(id.trim());
      if (!ID.test(replaced) || taken.has(replaced)) {
        losses.attribute('id', id, tag);
        return undefined;
      }
      taken.add(replaced);
      return replaced;
    },
    hrefOf(href: string) {
      const [path = '', target] = href.split('#', 2);
      if (!target) return href;
      const replaced = prefixed(percentDecoded(target));
      const isOurs = path === '' ? written.has(replaced) : ARTICLE.test(path);
      return isOurs ? `${path}#${replaced}` : href;
    },
  };
}

const COMPLETE = /^(?:[a-z][a-z\d+.-]*:|[/\\#?]|$)/i;

/** Whether a link leads to a file beside another document, and nowhere on this site. */
export const isRelative = (href: string) => !COMPLETE.test(href.replace(/[\p{Cc}\s]/gu, ''));

/** Returns the links within a sanitized article whose target it does not have. */
export function deadAnchors(content: string) {
  const page = withHeadingIds(content).content;
  const ids = new Set(Array.from(page.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id));
  const links = Array.from(content.matchAll(/<a\b[^>]*?\shref="#([^"]+)"/g), ([, id = '']) => id);
  return [...new Set(links)]
    .filter((id) => id !== 'top' && !ids.has(percentDecoded(id)))
    .map((id) => `#${id}`);
}
