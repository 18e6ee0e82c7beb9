import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { IconPhoto } from '../../../../ui/icons/IconPhoto.ts';
import classes from './ArticleToolbar.module.css';
import { CalloutControl } from './CalloutControl.tsx';
import { LinkControl } from './LinkControl.tsx';
import { useRovingFocus } from './useRovingFocus.ts';

const { ControlsGroup: Group } = RichTextEditor;

type Props = { editor: Editor; onInsertImage: () => void };

/** The formatting toolbar: a single row, which scrolls on phones. */
export function ArticleToolbar({ editor, onInsertImage }: Props) {
  const { isInTable, isImage } = useEditorState({
    editor,
    selector: () => ({ isInTable: editor.isActive('table'), isImage: editor.isActive('image') }),
  });
  const roving = useRovingFocus(() => editor.commands.focus());
  return (
    <RichTextEditor.Toolbar
      {...roving}
      sticky
      stickyOffset="var(--app-shell-header-offset, 0rem)"
      role="toolbar"
      aria-label="Formatting"
      aria-keyshortcuts="Alt+F10"
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
        <CalloutControl editor={editor} />
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
    </RichTextEditor.Toolbar>
  );
}
