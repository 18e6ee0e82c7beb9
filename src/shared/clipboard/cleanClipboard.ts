import { convertSigns } from './signs.ts';
import { convertWordLists } from './wordLists.ts';

/** What only the clipboards of Google Docs, Word, Notion and browsers contain. */
const FROM_CLIPBOARD =
  /docs-internal-guid|\bmso-|<o:p\b|class="?Mso|notionvc:|<!--StartFragment|google\.com\/url\?|href="#cmnt/i;

export const isFromClipboard = (html: string) => FROM_CLIPBOARD.test(html);

/**
 * Turns the clipboard markup of other programs into that of an article. Runs on what is pasted into
 * the editor, and on what the API receives. Uses only what every implementation of the DOM has.
 */
export function cleanClipboard(body: HTMLElement) {
  removeHidden(body);
  removeComments(body);
  removeNoise(body);
  convertSigns(body);
  convertWordLists(body);
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) nestList(list);
  for (const [selector, tag] of headings)
    for (const heading of body.querySelectorAll(selector)) rename(heading, tag);
  for (const span of body.querySelectorAll('span[style]')) convertStyle(span);
  const links = [...body.querySelectorAll('a')];
  for (const link of links) cleanHref(link);
  const targets = new Set(links.map((link) => link.getAttribute('href')));
  for (const link of links) replaceName(link, targets);
}

/** The title of the post is the only heading of the first level; the editor has two more levels. */
const headings = [
  ['h1, p.MsoTitle', 'h2'],
  ['h4, h5, h6', 'h3'],
] as const;

/** What these styles hide would be public without them, such as a column of Excel. */
export const HIDING = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all/i;

export function removeHidden(body: HTMLElement) {
  for (const element of body.querySelectorAll('[style]'))
    if (HIDING.test(styleOf(element))) element.remove();
}

/** The texts of reviewers in Word, and the marks that lead to them. */
const COMMENTS = [
  '[style*="mso-element:comment"]',
  '[style*="mso-special-character:comment"]',
  '[href*="#_msocom_"], [href*="#_msoanchor_"]',
  '.msocomanchor, .msocomtxt, .msocomoff',
  '.MsoCommentReference, .MsoCommentText, .MsoCommentSubject',
].join();

/** Comments belong to a document in progress; they are not meant for its readers. */
function removeComments(body: HTMLElement) {
  for (const comment of body.querySelectorAll(COMMENTS)) comment.remove();
  // A file that Google Docs has exported has each comment in a box, and a mark such as `[a]`.
  for (const link of body.querySelectorAll('a[href^="#cmnt_ref"]')) {
    const text = link.closest('p');
    const box = text?.parentElement;
    if (box?.matches('div')) box.remove();
    else text?.remove();
  }
  for (const mark of body.querySelectorAll('a[href^="#cmnt"]'))
    (mark.closest('sup') ?? mark).remove();
}

/** Ids by which the programs find their own blocks again. */
const OWN_ID = /^(docs-internal-guid|h\.|_)|^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/;

function removeNoise(body: HTMLElement) {
  for (const element of body.querySelectorAll('style, meta, link, title, xml')) element.remove();
  // Word copies a whole document.
  for (const element of body.querySelectorAll('html, head, body')) unwrap(element);
  for (const element of body.querySelectorAll('*')) {
    element.removeAttribute('lang');
    if (element.getAttribute('dir') === 'ltr') element.removeAttribute('dir');
    if (OWN_ID.test(element.id)) element.removeAttribute('id');
    // The elements of Word have a prefix, as in `o:p`.
    if (element.tagName.includes(':')) unwrap(element);
  }
  // The frame of everything that Google Docs copies.
  for (const bold of body.querySelectorAll('b[style*="font-weight"]'))
    if (/font-weight:\s*(normal|400)/i.test(styleOf(bold))) unwrap(bold);
  const isEmpty = ({ textContent, children }: Element) => !textContent?.trim() && !children.length;
  for (const element of body.querySelectorAll('p.MsoNormal'))
    if (element.parentElement === body && isEmpty(element)) element.remove();
  const boxes = [...body.querySelectorAll('div')].filter((box) => box.querySelector(BLOCKS));
  const parents = new Set([body, ...boxes.flatMap(({ parentElement }) => parentElement ?? [])]);
  for (const box of boxes) unwrapLines(box);
  for (const parent of parents) removeBreaksAtBlocks(parent);
}

const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, dl, table, blockquote, pre, hr, figure, aside, details, div, address, article, section, header, footer, main, nav, form';

/** Text in a box is its own line, even next to other text. */
function unwrapLines(box: Element) {
  const { ownerDocument } = box;
  box.before(ownerDocument.createElement('br'));
  // A following box adds its own.
  if (box.nextSibling?.nodeName !== 'DIV') box.after(ownerDocument.createElement('br'));
  unwrap(box);
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** A break between two texts separates lines; next to a block it would add an empty line. */
function removeBreaksAtBlocks(parent: Element) {
  let isInLine = false;
  let breaks: Element[] = [];
  const removeBreaks = () => {
    for (const element of breaks) element.remove();
  };
  for (const node of Array.from(parent.childNodes)) {
    const element = isElement(node) ? node : undefined;
    if (element?.matches('br')) breaks.push(element);
    else if (element || (node.nodeType === node.TEXT_NODE && node.textContent?.trim())) {
      const isText = !element?.matches(BLOCKS) && !element?.querySelector(BLOCKS);
      if (!isText || !isInLine) removeBreaks();
      breaks = [];
      isInLine = isText;
    }
  }
  removeBreaks();
}

const styles = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*line-through/i, 'del'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub(?!p)/i, 'sub'],
] as const;

/** Google Docs and Word write emphasis as styles, also in headings, which are bold anyway. */
function convertStyle(span: Element) {
  const isHeading = span.closest('h1, h2, h3') !== null;
  for (const [style, tag] of styles) {
    if (!style.test(styleOf(span)) || (tag === 'strong' && isHeading)) continue;
    const element = span.ownerDocument.createElement(tag);
    element.append(...span.childNodes);
    span.append(element);
  }
  unwrap(span);
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, tag: string) {
  const renamed = element.ownerDocument.createElement(tag);
  if (element.id) renamed.id = element.id;
  const direction = element.getAttribute('dir');
  if (direction) renamed.setAttribute('dir', direction);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Google Docs puts an inner list beside its item instead of inside. */
function nestList(list: Element) {
  const item = list.previousElementSibling;
  if (item?.matches('li')) item.append(list);
}

/** Links from Google Docs go through a redirect page; Word puts its own file before a bookmark. */
function cleanHref(link: Element) {
  const href = link.getAttribute('href') ?? '';
  const target =
    href.startsWith('https://www.google.com/url?') && new URL(href).searchParams.get('q');
  if (href) link.setAttribute('href', target || href.replace(/^file:[^#]*(?=#_)/, ''));
}

/**
 * Footnotes and tables of contents of Word lead to links with a name, which the editor does not have:
 * the name becomes the id of a footnote's number or of a block.
 */
function replaceName(link: Element, targets: Set<string | null>) {
  const name = link.getAttribute('name') || link.id;
  const isTarget = targets.has(`#${name}`);
  if (!link.getAttribute('href')) {
    const block = link.closest('p, li, h2, h3, td, th');
    if (isTarget && block && !block.id) block.id = name;
    unwrap(link);
  } else if (isTarget) {
    const number = link.ownerDocument.createElement('sup');
    number.id = name;
    link.replaceWith(number);
    number.append(link);
    link.removeAttribute('name');
  }
}
