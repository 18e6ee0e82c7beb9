/** Splits an article into blocks of plain text; `isShared` when the other article has the same block. */
export function blocksOf(html: string, other: string) {
  const known = new Set(cut(other).map(({ markup }) => markup));
  return cut(html).map(({ markup, words }) => ({ words, isShared: known.has(markup) }));
}

function cut(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('p, h2, h3, li, pre, tr, figcaption, img, hr')]
    .filter((block) => !block.querySelector('p, li, img'))
    .map((block) => ({ markup: markupOf(block), words: wordsOf(block) }));
}

// Attributes that the server adds to an image do not count as a difference.
const markupOf = (block: Element) =>
  block.matches('img') ? wordsOf(block) + block.getAttribute('src') : block.outerHTML;

const wordsOf = (block: Element) => {
  if (block.matches('img')) return `[Picture: ${block.getAttribute('alt') ?? ''}]`;
  if (block.matches('hr')) return '———';
  return [...(block.matches('tr') ? block.children : [block])]
    .map(({ textContent }) => textContent)
    .join(' | ');
};
