import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';

/** Tables as articles have them: their parts keep their places, so that opening one changes nothing. */
const part = (name: string, tag: string, content: string) =>
  Node.create({
    name,
    content,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    // Articles write words straight into their cells.
    content: 'inline*',
    isolating: true,
    addAttributes: () => ({
      scope: { default: null },
      colspan: { default: null },
      rowspan: { default: null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

const Table = part('table', 'table', 'tableCaption? tableHead? tableBody').extend({
  group: 'block',
  isolating: true,
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => goToCell(editor, 1),
    'Shift-Tab': ({ editor }) => goToCell(editor, -1),
  }),
});

export const tableNodes = [
  Table,
  part('tableCaption', 'caption', 'inline*'),
  part('tableHead', 'thead', 'tableRow+'),
  part('tableBody', 'tbody', 'tableRow+'),
  part('tableRow', 'tr', '(tableHeader | tableCell)+'),
  cell('tableHeader', 'th'),
  cell('tableCell', 'td'),
];

const isCell = ({ type }: DocumentNode) => type.name === 'tableHeader' || type.name === 'tableCell';

/** Where the cursor is: the table around it, and the number of row and cell. */
export function placeInTable(editor: Editor) {
  const { $from } = editor.state.selection;
  const level = (name: string) => {
    for (let depth = $from.depth; depth > 0; depth--)
      if ($from.node(depth).type.name === name) return depth;
    return undefined;
  };
  const [table, row] = [level('table'), level('tableRow')];
  if (table === undefined || row === undefined) return undefined;
  return {
    table: $from.node(table),
    start: $from.before(table),
    row: $from.node(row),
    column: $from.index(row),
  };
}

/** At the last cell the key goes on to leave the editor, so that nobody is trapped. */
function goToCell(editor: Editor, step: 1 | -1) {
  const place = placeInTable(editor);
  if (!place) return false;
  const starts: number[] = [];
  place.table.descendants((node, offset) => {
    if (isCell(node)) starts.push(place.start + 1 + offset + 1);
  });
  const { from } = editor.state.selection;
  const here = starts.findLastIndex((start) => start <= from);
  const next = starts[here + step];
  if (next === undefined) return false;
  const { tr, doc } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.create(doc, next)).scrollIntoView());
  return true;
}

const empty = (tag: 'tableHeader' | 'tableCell', scope?: string) => ({
  type: tag,
  ...(scope && { attrs: { scope } }),
});

export function insertTable(editor: Editor) {
  const head = [1, 2, 3].map(() => empty('tableHeader', 'col'));
  const row = [empty('tableHeader', 'row'), empty('tableCell'), empty('tableCell')];
  const content = [
    { type: 'tableHead', content: [{ type: 'tableRow', content: head }] },
    { type: 'tableBody', content: [1, 2].map(() => ({ type: 'tableRow', content: row })) },
  ];
  const { from } = editor.state.selection;
  editor
    .chain()
    .focus()
    // Below a table at the end there would be no line to go on in.
    .insertContent([{ type: 'table', content }, { type: 'paragraph' }])
    .command(({ tr }) => {
      let first: number | undefined;
      tr.doc.descendants((node, position) => {
        if (position >= from - 1 && isCell(node)) first ??= position + 1;
      });
      if (first !== undefined) tr.setSelection(TextSelection.create(tr.doc, first));
      return true;
    })
    .run();
}

export type TableChange = 'addRow' | 'removeRow' | 'addColumn' | 'removeColumn' | 'removeTable';

/** Changes the table around the cursor; the last row or column cannot be removed, the table can. */
export function changeTable(editor: Editor, change: TableChange) {
  const place = placeInTable(editor);
  if (!place) return;
  const { table, start } = place;
  const { tr } = editor.state;
  const changed = change === 'removeTable' ? null : rebuilt(place, change);
  if (changed) tr.replaceWith(start, start + table.nodeSize, changed);
  else tr.delete(start, start + table.nodeSize);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(start + 1, tr.doc.content.size))));
  editor.view.dispatch(tr);
  editor.commands.focus();
}

type Place = NonNullable<ReturnType<typeof placeInTable>>;

function rebuilt({ table, row: here, column }: Place, change: Exclude<TableChange, 'removeTable'>) {
  const rowsOf = (row: DocumentNode, index: number, part: DocumentNode) => {
    if (change === 'addRow') {
      if (part.type.name === 'tableHead') return [row];
      // Below the head is above the body.
      const isBelowHead = index === 0 && !part.children.includes(here);
      if (isBelowHead) return [blankLike(row), row];
      return row === here ? [row, blankLike(row)] : [row];
    }
    if (change === 'removeRow') return row === here ? [] : [row];
    const cells = row.children.flatMap((one, at) => {
      if (at !== column) return [one];
      return change === 'addColumn' ? [one, blank(one)] : [];
    });
    return [cells.length > 0 ? row.type.create(row.attrs, cells) : row];
  };
  const parts = table.children.flatMap((one) => {
    if (one.type.name === 'tableCaption') return [one];
    const rows = one.children.flatMap((row, index) => rowsOf(row, index, one));
    if (rows.length > 0) return [one.type.create(one.attrs, rows)];
    // A table without a head is one, a table without a body is none.
    return one.type.name === 'tableHead' ? [] : [one];
  });
  return table.type.create(table.attrs, parts);
}

const blank = ({ type, attrs }: DocumentNode) => type.create({ scope: attrs.scope });
const blankLike = (row: DocumentNode) => row.type.create(row.attrs, row.children.map(blank));
