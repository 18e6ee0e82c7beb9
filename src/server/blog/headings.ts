const HEADING = /<h2\b([^>]*)>([^]*?)<\/h2>/gi;
const MAX_LENGTH = 60;
/** Keeps the id of a heading such as 'State' from matching another id of the page. */
export const HEADING_PREFIX = 'part-';

/**
 * Adds an id to every heading of the second level that has none, so that links can target
 * it. Returns the article and its headings; their text is HTML without tags.
 */
export function withHeadingIds(html: string) {
  const headings: { id: string; html: string }[] = [];
  const taken = new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id));
  const content = html.replace(HEADING, (heading, attributes: string, inner: string) => {
    const text = inner.replace(/<[^>]*>/g, '').trim();
    if (!text) return heading;
    const ownId = /\bid="([^"]+)"/i.exec(attributes)?.[1];
    const id = ownId ?? uniqueId(headingId(text), taken);
    taken.add(id);
    headings.push({ id, html: text });
    return ownId ? heading : `<h2 id="${id}"${attributes}>${inner}</h2>`;
  });
  return { content, headings };
}

const headingId = (text: string) =>
  `${HEADING_PREFIX}${text
    .replace(/&#?\w+;/g, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '')}`;

function uniqueId(id: string, taken: ReadonlySet<string>) {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? id : `${id}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
