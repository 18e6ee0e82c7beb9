import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** The scope of a new header cell; its position determines the final one. */
const NEW_SCOPE = 'auto';

export const tableExtensions = [
  Table,
  TableCell,
  TableHeader.extend({
    addAttributes() {
      const scope = {
        default: NEW_SCOPE,
        parseHTML: (cell: HTMLElement) => cell.getAttribute('scope'),
      };
      return { ...this.parent?.(), scope };
    },
  }),
  TableRow.extend({
    addAttributes: () => ({
      isHead: {
        default: false,
        parseHTML: (row: HTMLElement) => row.matches('thead > tr, [data-head]'),
        renderHTML: ({ isHead }) => (isHead ? { 'data-head': '' } : {}),
      },
    }),
  }),
];

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const FIRST_BLOCK =
  'li > :is(h1, h2, h3, h4, h5, h6, ul, ol, dl, table, blockquote, pre, hr, figure, aside, details, img, a:has(> img)):first-child';

/** A picture is a block in the editor, not a part of a paragraph. */
function unwrapPictures(paragraph: Element) {
  const { children, attributes, textContent } = paragraph;
  const isOther = (child: Element) => !child.matches('img, a:has(> img)');
  if (attributes.length === 0 && !textContent?.trim() && ![...children].some(isOther))
    paragraph.replaceWith(...children);
}

/** Converts an article for the editor, where a table with a caption is a figure. */
export function articleToEditorHtml(html: string) {
  const body = parse(html);
  for (const caption of body.querySelectorAll('table > caption')) {
    const table = caption.closest('table');
    const [figure, figcaption] = [
      document.createElement('figure'),
      document.createElement('figcaption'),
    ];
    figcaption.append(...caption.childNodes);
    caption.remove();
    table?.replaceWith(figure);
    figure.append(table ?? '', figcaption);
  }
  // The editor keeps empty anchors only.
  for (const anchor of body.querySelectorAll('a[id]:not([href])'))
    anchor.after(...anchor.childNodes);
  for (const paragraph of body.querySelectorAll('p:has(img)')) unwrapPictures(paragraph);
  // An item of the editor starts with a paragraph.
  for (const block of body.querySelectorAll(FIRST_BLOCK))
    if (!block.previousSibling?.textContent?.trim()) block.before(document.createElement('p'));
  for (const lineBreak of body.querySelectorAll('pre br')) lineBreak.replaceWith('\n');
  // Parsers remove a line break at its start, and the editor parses the article again.
  for (const block of body.querySelectorAll('pre:not(:has(> code))')) {
    const code = document.createElement('code');
    code.append(...block.childNodes);
    block.append(code);
  }
  return body.innerHTML;
}

/** Converts the editor's HTML to an article: restores table heads and captions, unwraps single paragraphs. */
export function editorToArticleHtml(html: string) {
  const body = parse(html);
  const singleParagraphs =
    ':is(li, th, td, dd) > p:only-child, li > p:first-child:has(+ :is(ul, ol):last-child)';
  for (const paragraph of body.querySelectorAll(singleParagraphs))
    if (!paragraph.hasAttribute('dir')) paragraph.replaceWith(...paragraph.childNodes);
  for (const paragraph of body.querySelectorAll('li > p:first-child:not(:only-child)'))
    if (isEmpty(paragraph) && !paragraph.hasAttributes()) paragraph.remove();
  for (const table of body.querySelectorAll('table')) normalizeTable(table);
  for (const details of body.querySelectorAll('details')) details.removeAttribute('open');
  // The page writes the label of a callout as text.
  for (const callout of body.querySelectorAll('aside'))
    for (const name of ['role', 'aria-label']) callout.removeAttribute(name);
  // The editor adds an empty paragraph below a final table or image.
  while (body.lastElementChild?.matches('p') && isEmpty(body.lastElementChild))
    body.lastElementChild.remove();
  return body.innerHTML;
}

const isEmpty = (element: Element) => !element.hasChildNodes();

function normalizeTable(table: HTMLTableElement) {
  table.removeAttribute('style');
  table.querySelector('colgroup')?.remove();
  const headRows = [...table.rows].filter(isHeadRow);
  if (headRows.length > 0) table.createTHead().append(...headRows);
  for (const row of table.rows) delete row.dataset.head;
  for (const cell of table.querySelectorAll<HTMLTableCellElement>(`th[scope=${NEW_SCOPE}]`))
    cell.scope = cell.closest('thead') ? 'col' : 'row';
  const isWithCaption = table.matches('figure > table:first-child:has(+ figcaption:last-child)');
  const caption = isWithCaption && table.nextElementSibling;
  if (!caption) return;
  table.createCaption().append(...caption.childNodes);
  table.parentElement?.replaceWith(table);
}

/** A stored head row stays one while it has a header cell; a new one has only header cells. */
const isHeadRow = ({ cells, dataset, rowIndex }: HTMLTableRowElement) =>
  dataset.head === undefined
    ? rowIndex === 0 && [...cells].every((cell) => cell.matches('th'))
    : [...cells].some((cell) => cell.matches('th'));
