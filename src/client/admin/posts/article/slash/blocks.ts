import type { ChainedCommands, Editor } from '@tiptap/core';
import { calloutKinds, calloutLabels } from '../../../../../shared/callouts.ts';
import { foldText } from '../../../../../shared/fold.ts';

export type Block = {
  title: string;
  description: string;
  /** Other words that find the block. */
  keywords: string;
  insert: (chain: ChainedCommands) => ChainedCommands;
  /** Whether it is offered in a callout; a heading there would appear in the table of contents. */
  isText?: boolean;
};

const blocks: Block[] = [
  {
    title: 'Heading 2',
    description: 'Starts a part of the article',
    keywords: 'h2 title section',
    insert: (chain) => chain.setHeading({ level: 2 }),
  },
  {
    title: 'Heading 3',
    description: 'Starts a smaller part',
    keywords: 'h3 subtitle',
    insert: (chain) => chain.setHeading({ level: 3 }),
  },
  {
    title: 'Bullet list',
    description: 'Items without an order',
    keywords: 'ul unordered points',
    insert: (chain) => chain.toggleBulletList(),
    isText: true,
  },
  {
    title: 'Ordered list',
    description: 'Steps with numbers',
    keywords: 'ol numbered steps',
    insert: (chain) => chain.toggleOrderedList(),
    isText: true,
  },
  {
    title: 'Quote',
    description: 'A quotation from someone else',
    keywords: 'blockquote citation',
    insert: (chain) => chain.setBlockquote(),
  },
  ...calloutKinds.map((kind) => ({
    title: calloutLabels[kind],
    description: {
      note: 'A remark set apart from the text',
      tip: 'Advice that saves the reader work',
      warning: 'What goes wrong otherwise',
    }[kind],
    keywords: 'callout box hint info aside',
    insert: (chain: ChainedCommands) => chain.setCallout(kind),
  })),
  {
    title: 'Table',
    description: 'Three columns with a header row',
    keywords: 'grid columns rows',
    insert: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  {
    title: 'Divider',
    description: 'A line between two parts',
    keywords: 'hr horizontal line rule separator',
    insert: (chain) => chain.setHorizontalRule(),
  },
  {
    title: 'Code',
    description: 'Text in a fixed-width face',
    keywords: 'pre snippet program',
    insert: (chain) => chain.setCodeBlock(),
  },
];

/** Opens a dialog instead of inserting a block. */
const picture = (openDialog: () => void): Block => ({
  title: 'Picture',
  description: 'A file from this device; it can also be dropped or pasted',
  keywords: 'image photo upload',
  insert: (chain) =>
    chain.command(({ dispatch }) => {
      if (dispatch) openDialog();
      return true;
    }),
});

/** Returns the blocks that a query finds, those whose title starts with it first. */
export function findBlocks(editor: Editor, query: string, openPictureDialog: () => void) {
  const sought = foldText(query);
  const isInCallout = editor.isActive('callout');
  const starts = ({ title }: Block) => foldText(title).startsWith(sought);
  const found = [...blocks, picture(openPictureDialog)].filter(
    ({ title, keywords, isText }) =>
      (isText || !isInCallout) &&
      foldText(`${title} ${keywords} ${title.replaceAll(' ', '')}`)
        .split(' ')
        .some((word) => word.startsWith(sought)),
  );
  return [...found.filter(starts), ...found.filter((block) => !starts(block))];
}
