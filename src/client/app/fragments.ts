import { createElement } from 'react';
import type { Fragments } from '../../shared/page.ts';

const MARK = /<page-fragment id="(\w+) (\d+)"><\/page-fragment>/;

/**
 * Marks the fragments of one rendering, and then replaces the marks: `cached` has the HTML of the
 * rendering before, under keys that start with `page`.
 */
export function markFragments(cached: Fragments, page: string) {
  const found: { key: string; html: Uint8Array | undefined }[] = [];
  const mark = (kind: string, index: number) =>
    createElement('page-fragment', { id: `${kind} ${index}` });

  const marksOf = (partOfKey: string) => {
    const key = page + partOfKey;
    const html = cached.get(key);
    const index = found.push({ key, html }) - 1;
    return html
      ? { before: mark('cached', index), isCached: true }
      : { before: mark('start', index), after: mark('end', index), isCached: false };
  };

  /** Returns the HTML without marks, and the fragments in it. */
  const replaceMarks = (marked: string) => {
    const fragments: Fragments = new Map();
    const [first = '', ...rest] = marked.split(MARK);
    // One text for the page, and one for each fragment that has not ended.
    const open = [first];
    const append = (text: string) => open.push((open.pop() ?? '') + text);
    for (let at = 0; at < rest.length; at += 3) {
      const [kind, index, text = ''] = rest.slice(at, at + 3);
      const { key = '', html } = found[Number(index)] ?? {};
      if (kind === 'start') open.push('');
      if (kind === 'end') {
        const own = open.pop() ?? '';
        // Bytes, because a part of a string would keep the whole page in memory.
        fragments.set(key, Buffer.from(own));
        append(own);
      }
      if (html) {
        fragments.set(key, html);
        append(Buffer.from(html).toString());
      }
      append(text);
    }
    return { html: open.join(''), fragments };
  };

  return { marksOf, replaceMarks };
}
