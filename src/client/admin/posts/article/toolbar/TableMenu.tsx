import { Paper } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import classes from './TableMenu.module.css';
import { useRovingFocus } from './useRovingFocus.ts';

/** Space above the table for the top bar and the toolbar, in pixels. */
const TOP_PADDING = 104;

/** The menu above the table that contains the cursor. */
export function TableMenu({ editor }: { editor: Editor }) {
  const roving = useRovingFocus(() => editor.commands.focus());
  return (
    <BubbleMenu
      editor={editor}
      pluginKey="tableMenu"
      updateDelay={0}
      className={classes.menu}
      shouldShow={() => editor.isEditable && editor.isActive('table')}
      getReferencedVirtualElement={() => tableOf(editor)}
      options={{
        placement: 'top-start',
        offset: 6,
        flip: false,
        shift: { crossAxis: true, padding: { top: TOP_PADDING } },
      }}
    >
      <Paper
        {...roving}
        role="toolbar"
        aria-label="Table"
        aria-keyshortcuts="Alt+F10"
        className={classes.bar}
      >
        <RichTextEditor.TableRowBefore />
        <RichTextEditor.TableRowAfter />
        <RichTextEditor.TableRowDelete />
        <RichTextEditor.TableColumnBefore />
        <RichTextEditor.TableColumnAfter />
        <RichTextEditor.TableColumnDelete />
        <RichTextEditor.TableToggleHeaderRow />
        <RichTextEditor.TableToggleHeaderColumn />
        <RichTextEditor.TableMergeCells />
        <RichTextEditor.TableSplitCell />
        <RichTextEditor.TableDelete />
      </Paper>
    </BubbleMenu>
  );
}

/** Returns the box of the table that contains the cursor. */
function tableOf({ view, state }: Editor) {
  const { node } = view.domAtPos(state.selection.from);
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('.tableWrapper') ?? null;
}
