import { parseHTML } from 'linkedom/worker';

/** Elements that group others, as `div` does. */
export const containerTags =
  'article section header footer main center nav address form fieldset legend dialog hgroup search noscript'.split(
    ' ',
  );

const BLOCKS =
  'p, h2, h3, ul, ol, li, blockquote, pre, hr, figure, figcaption, aside, dl, dt, dd, details, summary, table, caption, thead, tbody, tr, th, td';
/** Elements that cannot contain a paragraph. */
const LINES = 'p, h2, h3, pre, dt, summary, caption';

/**
 * Replaces each `div` of a sanitized article by the blocks in it, with the text beside them in
 * paragraphs, so that texts of different boxes stay apart.
 */
export function withoutContainers(html: string) {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const { body } = document;
  body.innerHTML = html;
  // Inner ones first.
  for (const box of [...body.querySelectorAll('div')].toReversed()) {
    if (box.closest(LINES)) replaceByText(box);
    else if (box.querySelector(BLOCKS)) replaceByBlocks(box);
    else if (box.hasChildNodes() || box.id) replaceByParagraph(box);
    else box.remove();
  }
  return body.innerHTML;
}

const isSpace = (node: Node | null, end: RegExp) => !node || end.test(node.textContent ?? '');

function replaceByText(box: Element) {
  const gap = box.closest('pre') ? '\n' : ' ';
  if (!isSpace(box.previousSibling, /\s$/)) box.before(gap);
  if (!isSpace(box.nextSibling, /^\s/)) box.after(gap);
  box.replaceWith(...box.childNodes);
}

function replaceByParagraph(box: Element) {
  const paragraph = box.ownerDocument.createElement('p');
  paragraph.append(...box.childNodes);
  box.append(paragraph);
  unwrap(box);
}

/** Breaks beside blocks only leave space there. */
const isGap = (node: Node) =>
  node.nodeName === 'BR' || (!/\S/.test(node.textContent ?? '') && !isElement(node));

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const isBlock = (node: Node) =>
  isElement(node) && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);

function replaceByBlocks(box: Element) {
  let line: Element | undefined;
  for (const node of Array.from(box.childNodes)) {
    if (isBlock(node)) line = undefined;
    else if (line) line.append(node);
    else if (!isGap(node)) {
      line = box.ownerDocument.createElement('p');
      box.insertBefore(line, node);
      line.append(node);
    }
  }
  unwrap(box);
}

/** The blocks take over the direction, and the first one the id, to which links may lead. */
function unwrap(box: Element) {
  const direction = box.getAttribute('dir');
  for (const block of box.children)
    if (direction && !block.hasAttribute('dir')) block.setAttribute('dir', direction);
  const [first] = box.children;
  if (box.id && first && !first.id) first.id = box.id;
  box.replaceWith(...box.childNodes);
}
