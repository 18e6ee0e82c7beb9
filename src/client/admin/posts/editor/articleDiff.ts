import { calloutLabels, parseCalloutKind } from '../../../../shared/callouts.ts';

/** Returns the blocks of an article as plain text, and whether the other article has the same block. */
export function compareBlocks(html: string, other: string) {
  const otherMarkup = new Set(splitBlocks(other).map(({ markup }) => markup));
  return splitBlocks(html).map(({ markup, text }) => ({ text, isInBoth: otherMarkup.has(markup) }));
}

function splitBlocks(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('p, h2, h3, li, pre, tr, figcaption, img, hr')]
    .filter((block) => !block.querySelector('p, li, img'))
    .map((block) => ({ markup: markupOf(block), text: textOf(block) }));
}

// Attributes that the server adds to an image do not count as a difference.
const markupOf = (block: Element) =>
  block.matches('img')
    ? textOf(block) + block.getAttribute('src')
    : calloutLabel(block) + block.outerHTML;

const calloutLabel = (block: Element) => {
  const kind = parseCalloutKind(block.closest('aside')?.dataset.callout);
  return kind ? `[${calloutLabels[kind]}] ` : '';
};

const textOf = (block: Element) => {
  if (block.matches('img')) return `[Picture: ${block.getAttribute('alt') ?? ''}]`;
  if (block.matches('hr')) return '———';
  const parts = [...(block.matches('tr') ? block.children : [block])];
  return calloutLabel(block) + parts.map(({ textContent }) => textContent).join(' | ');
};
