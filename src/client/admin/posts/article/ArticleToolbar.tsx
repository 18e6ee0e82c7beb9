import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { IconPhoto } from '../../../ui/icons/IconPhoto.ts';
import classes from './ArticleEditor.module.css';
import { LinkControl } from './LinkControl.tsx';

const { ControlsGroup: Group } = RichTextEditor;

type Props = { editor: Editor; onInsertImage: () => void };

/** The formatting toolbar, which scrolls horizontally on phones. */
export function ArticleToolbar({ editor, onInsertImage }: Props) {
  const { isInTable, isImage } = useEditorState({
    editor,
    selector: () => ({ isInTable: editor.isActive('table'), isImage: editor.isActive('image') }),
  });
  return (
    <RichTextEditor.Toolbar
      sticky
      stickyOffset="var(--app-shell-header-offset)"
      role="toolbar"
      aria-label="Formatting"
      className={classes.toolbar}
    >
      <Group>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Code />
        <RichTextEditor.ClearFormatting />
      </Group>
      <Group>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.CodeBlock />
        <RichTextEditor.Hr />
      </Group>
      <Group>
        <LinkControl editor={editor} />
        <RichTextEditor.Unlink />
        <RichTextEditor.Control
          aria-label="Picture"
          title="Picture"
          active={isImage}
          onClick={onInsertImage}
        >
          <IconPhoto size={20} stroke={1.5} />
        </RichTextEditor.Control>
        <RichTextEditor.TableInsert maxColumns={6} maxRows={8} disabled={isInTable} />
      </Group>
      <Group>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </Group>
      {isInTable && <TableControls />}
    </RichTextEditor.Toolbar>
  );
}

const TableControls = () => (
  <Group className={classes.table}>
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
  </Group>
);
