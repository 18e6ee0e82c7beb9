import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { Editor, useEditor } from '@tiptap/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import articleClasses from '../../../blog/ArticleText.module.css';
import { createStore } from '../../../lib/store.ts';
import type { PostFields } from '../editor/postFields.ts';
import classes from './ArticleEditor.module.css';
import { ArticleLength } from './ArticleLength.tsx';
import { extensions } from './extensions.ts';
import { pasteMarkdown } from './paste/markdown.ts';
import { pastedHtml } from './paste/pastedHtml.ts';
import { ImageDialog } from './pictures/ImageDialog.tsx';
import { insertDropped, insertPasted } from './pictures/insertPictures.ts';
import { type SlashMenuState, slashCommands } from './slash/slashCommands.ts';
import { SlashMenu } from './slash/SlashMenu.tsx';
import { articleToEditorHtml, editorToArticleHtml } from './tables.ts';
import { ArticleToolbar } from './toolbar/ArticleToolbar.tsx';
import { focusToolbar } from './toolbar/focusToolbar.ts';
import { TableMenu } from './toolbar/TableMenu.tsx';

/** Edits the article in the site's typography. Reads the field on mount only; a new text needs a new key. */
export function ArticleEditor() {
  const { field, fieldState } = useController<PostFields, 'content'>({ name: 'content' });
  const [storedHtml] = useState(field.value);
  const [isImageDialogOpen, setImageDialogOpen] = useState(false);
  const openPictureDialog = () => setImageDialogOpen(true);
  const [menu] = useState(() => createStore<SlashMenuState>(undefined));
  const [allExtensions] = useState(() => [
    ...extensions,
    slashCommands({ menu, openPictureDialog }),
    focusToolbar,
  ]);
  const isShiftDown = useRef(false);
  const editor = useEditor({
    extensions: allExtensions,
    content: articleToEditorHtml(storedHtml),
    onUpdate: ({ editor }) => {
      const html = editorToArticleHtml(editor.getHTML());
      // The editor drops whitespace between blocks, which is not a change.
      field.onChange(html === initialHtml ? storedHtml : html);
    },
    editorProps: {
      handleDOMEvents: {
        keydown: (_view, event) => {
          isShiftDown.current = event.shiftKey;
        },
      },
      // With the Shift key, a text is pasted as it is.
      handlePaste: (view, { clipboardData }) =>
        insertPasted(view, clipboardData) ||
        (!isShiftDown.current && pasteMarkdown(view, clipboardData)),
      handleDrop: (view, event, _slice, isMoved) => !isMoved && insertDropped(view, event),
      transformPastedHTML: pastedHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': 'article-label',
        'aria-describedby': 'article-error',
        class: `${articleClasses.text} ${classes.text}`,
      },
    },
  });
  const [initialHtml] = useState(() => editorToArticleHtml(editor.getHTML()));
  useEffect(() => field.ref({ focus: () => editor.commands.focus() }), [editor, field]);
  return (
    <Input.Wrapper
      label="Article"
      labelElement="div"
      labelProps={{ id: 'article-label' }}
      error={fieldState.error?.message}
      errorProps={{ id: 'article-error' }}
    >
      <RichTextEditor
        editor={toMantineEditor(editor)}
        variant="subtle"
        withTypographyStyles={false}
        labels={labels}
        mod={{ error: fieldState.invalid }}
        className={classes.editor}
      >
        <ArticleToolbar editor={editor} onInsertImage={openPictureDialog} />
        <TableMenu editor={editor} />
        <RichTextEditor.Content />
      </RichTextEditor>
      <ArticleLength editor={editor} />
      <SlashMenu editor={editor} menu={menu} />
      {isImageDialogOpen && (
        <ImageDialog editor={editor} onClose={() => setImageDialogOpen(false)} />
      )}
    </Input.Wrapper>
  );
}

type MantineEditor = ComponentProps<typeof RichTextEditor>['editor'];

// The types of @mantine/tiptap refer to the CommonJS declaration of the same class.
const toMantineEditor = (editor: unknown): MantineEditor => (isEditor(editor) ? editor : null);
const isEditor = (editor: unknown): editor is MantineEditor => editor instanceof Editor;

const labels = {
  tableInsertControlLabel: 'Table',
  tableRowBeforeControlLabel: 'Add a row above',
  tableRowAfterControlLabel: 'Add a row below',
  tableRowDeleteControlLabel: 'Remove this row',
  tableColumnBeforeControlLabel: 'Add a column to the left',
  tableColumnAfterControlLabel: 'Add a column to the right',
  tableColumnDeleteControlLabel: 'Remove this column',
  tableDeleteControlLabel: 'Remove the table',
};
