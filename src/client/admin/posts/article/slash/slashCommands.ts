import { Extension } from '@tiptap/core';
import { type EditorState, PluginKey } from '@tiptap/pm/state';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { isComposed } from '../../../../lib/composition.ts';
import type { Store } from '../../../../lib/store.ts';
import { type Block, findBlocks } from './blocks.ts';

/** The open menu; `undefined` while it is closed. */
export type SlashMenuState =
  | {
      blocks: readonly Block[];
      activeIndex: number;
      choose: (block: Block) => void;
      /** Places an element at the cursor, and returns a function that stops doing so. */
      mount: SuggestionProps<Block>['mount'];
    }
  | undefined;

type Options = { menu: Store<SlashMenuState>; openPictureDialog: () => void };

/** A slash at the start of an empty paragraph opens a menu of blocks, which typing filters. */
export const slashCommands = ({ menu, openPictureDialog }: Options) =>
  Extension.create({
    name: 'slashCommands',
    addProseMirrorPlugins() {
      const pluginKey = new PluginKey<{ active: boolean }>('slashCommands');
      return [
        Suggestion<Block, Block>({
          editor: this.editor,
          pluginKey,
          char: '/',
          startOfLine: true,
          allowedPrefixes: null,
          allow: ({ state, range }) => isWholeParagraph(state, range),
          // Only typing opens the menu: neither undo, which restores the slash, nor a click.
          shouldShow: ({ editor, transaction }) =>
            pluginKey.getState(editor.state)?.active ||
            (transaction.docChanged && !transaction.getMeta('history$')),
          items: ({ editor, query }) => findBlocks(editor, query, openPictureDialog),
          command: ({ editor, range, props: block }) =>
            void block.insert(editor.chain().focus().deleteRange(range)).run(),
          render: () => ({
            onStart: (props) => showItems(menu, props),
            onUpdate: (props) => showItems(menu, props),
            onExit: () => menu.set(undefined),
            onKeyDown: ({ event }) => handleKey(menu, event),
          }),
        }),
      ];
    },
  });

type Range = { from: number; to: number };

/** Table cells may contain text such as `/month`, so they have no menu. */
function isWholeParagraph({ doc }: EditorState, { from, to }: Range) {
  const $from = doc.resolve(from);
  const isInTable = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth)).some(
    ({ type }) => type.name === 'table',
  );
  const { parent } = $from;
  return !isInTable && parent.type.name === 'paragraph' && parent.content.size === to - from;
}

function showItems(
  menu: Store<SlashMenuState>,
  { items, loading, command, mount }: SuggestionProps<Block, Block>,
) {
  // The items follow in a microtask.
  if (loading) return;
  const open = menu.get();
  menu.set({ blocks: items, activeIndex: 0, choose: command, mount: open?.mount ?? mount });
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function handleKey(menu: Store<SlashMenuState>, event: KeyboardEvent) {
  const { key } = event;
  const open = menu.get();
  const count = open?.blocks.length ?? 0;
  if (!open || count === 0 || isComposed(event)) return false;
  const { activeIndex, blocks, choose } = open;
  const step = steps[key];
  if (step) menu.set({ ...open, activeIndex: (activeIndex + step + count) % count });
  const block = blocks[activeIndex];
  const isChosen = (key === 'Enter' || key === 'Tab') && block;
  if (isChosen) choose(block);
  return !!step || !!isChosen;
}
