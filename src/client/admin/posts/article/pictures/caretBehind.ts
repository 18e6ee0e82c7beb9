import { Plugin, TextSelection, NodeSelection, type EditorState } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/**
 * Moves the caret behind a picture that was just inserted, because a text would replace it if it
 * stayed selected. One that was there before stays selected, as after the removal of a text.
 */
export const caretBehindPictures = () =>
  new Plugin({
    appendTransaction(transactions, before, after) {
      const { selection } = after;
      const isInsertion = transactions.some(
        (transaction) =>
          !transaction.getMeta('history$') &&
          transaction.steps.some((step) => step instanceof ReplaceStep && step.slice.size > 0),
      );
      const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'image';
      if (!isInsertion || !isPicture || hadPicture(before, selection)) return null;
      return caretBehind(after);
    },
  });

/** Nodes that a change does not touch remain the same objects. */
function hadPicture({ doc }: EditorState, { node }: NodeSelection) {
  let isFound = false;
  doc.descendants((other) => {
    isFound ||= other === node;
    return !isFound;
  });
  return isFound;
}

function caretBehind({ tr, doc, selection, schema: { nodes } }: EditorState) {
  let behind = selection.$to;
  while (!behind.nodeAfter?.isTextblock && behind.parent.type.name === 'figure')
    behind = doc.resolve(behind.after());
  if (!behind.nodeAfter?.isTextblock && nodes.paragraph)
    tr.insert(behind.pos, nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, behind.pos + 1)).scrollIntoView();
}
