/** Elements that style a part of a text. */
const MARKS = 'a[href], strong, em, code, sup, sub, del';
/** Elements that the editor may add or drop without a difference to readers. */
const NEUTRAL = 'p, br, thead, tbody, pre > code';
/** Attributes that the editor or the server derives. */
const DERIVED = new Set(['srcset', 'sizes', 'loading', 'rel', 'scope', 'style']);
const MAX_LENGTH = 100;

/** `key` is the same for the same part in both articles, however the text around it is spaced. */
type Part = { key: string; label: string };

/**
 * Describes what one article contains that another lacks, such as the same article after the editor
 * has parsed it: `<figcaption> in <figure>: A studio`.
 */
export function missingParts(html: string, other: string) {
  const counts = new Map<string, number>();
  for (const { key } of partsOf(other)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const missing = partsOf(html).filter(({ key }) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count - 1);
    return count <= 0;
  });
  return [...new Set(missing.map(({ label }) => label))];
}

function partsOf(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const lineBreak of body.querySelectorAll('pre br')) lineBreak.replaceWith('\n');
  const blocks = [...body.querySelectorAll('*')].filter((element) => !isInline(element));
  return [...blocks.map((block) => blockPart(block, body)), ...markedTexts(body)];
}

const isInline = (element: Element) =>
  element.matches(NEUTRAL) ? !element.matches('p[dir], p[id]') : element.matches(MARKS);

function blockPart(block: Element, body: Element): Part {
  let container = block.parentElement;
  while (container && container !== body && !isContainer(container))
    container = container.parentElement;
  const place = !container || container === body ? '' : ` in <${container.localName}>`;
  const hasText = !block.matches('a, p, ul, ol, tr, table') && ![...block.children].some(isBlock);
  const text = hasText ? (block.textContent ?? '') : '';
  return part(tagOf(block) + place, text, block.matches('pre'));
}

/** A picture next to text belongs to its paragraph. */
const isContainer = (element: Element) =>
  !isInline(element) || (element.matches('p') && !!element.textContent?.trim());

const isBlock = (element: Element) => !isInline(element) && !element.matches('img, a');

function part(element: string, text: string, isPreformatted = false): Part {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  const label = words ? `${element}: ${words}` : element;
  return {
    key: element + (isPreformatted ? text : text.replaceAll(/\s/g, '')),
    label: label.length > MAX_LENGTH ? `${label.slice(0, MAX_LENGTH).toWellFormed()}…` : label,
  };
}

function tagOf({ localName, attributes }: Element) {
  const written = [...attributes]
    .filter(({ name }) => !DERIVED.has(name))
    .map(({ name, value }) => ` ${name}="${value}"`);
  return `<${[localName, ...written.toSorted()].join('')}>`;
}

/** Returns the texts in each kind of mark; adjacent elements count as one. */
function markedTexts(body: HTMLElement) {
  const texts: Part[] = [];
  let open = new Map<string, string>();
  const close = (still: Map<string, string>) => {
    for (const [tag, text] of open) if (!still.has(tag)) texts.push(part(tag, text));
  };
  for (const leaf of leavesOf(body)) {
    const tags = marksOf(leaf);
    const text = leaf.nodeName === 'IMG' ? '[picture]' : (leaf.textContent ?? '');
    const next = new Map(tags.map((tag) => [tag, (open.get(tag) ?? '') + text]));
    close(next);
    open = next;
  }
  close(new Map());
  return texts;
}

/** Texts and pictures in their order. */
function leavesOf(node: Node): Node[] {
  if (node.hasChildNodes()) return Array.from(node.childNodes).flatMap(leavesOf);
  return node.nodeName === 'IMG' || node.textContent?.trim() ? [node] : [];
}

function marksOf(node: Node) {
  const tags: string[] = [];
  for (let element = node.parentElement; element; element = element.parentElement)
    if (element.matches(MARKS) && !element.matches('pre > code')) tags.push(tagOf(element));
  return tags;
}
