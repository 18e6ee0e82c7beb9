import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { Editor, useEditor } from '@tiptap/react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import articleClasses from '../../../blog/ArticleText.module.css';
import type { PostFields } from '../editor/postFields.ts';
import { findImageFile } from '../ImageDropzone.tsx';
import classes from './ArticleEditor.module.css';
import { ArticleToolbar } from './ArticleToolbar.tsx';
import { extensions } from './extensions.ts';
import { ImageDialog } from './ImageDialog.tsx';
import { articleToEditorHtml, editorToArticleHtml } from './tables.ts';

/** Edits the article in the site's typography. Reads the field on mount only; a new text needs a new key. */
export function ArticleEditor() {
  const { field, fieldState } = useController<PostFields, 'content'>({ name: 'content' });
  const [storedHtml] = useState(field.value);
  const [imageDialog, setImageDialog] = useState<{ file?: File }>();
  const insertImageFile = (files: FileList | undefined) => {
    const file = findImageFile(files);
    if (file) setImageDialog({ file });
    return file !== undefined;
  };
  const editor = useEditor({
    extensions,
    content: articleToEditorHtml(storedHtml),
    onUpdate: ({ editor }) => {
      const html = editorToArticleHtml(editor.getHTML());
      // The editor drops whitespace between blocks, which is not a change.
      field.onChange(html === initialHtml ? storedHtml : html);
    },
    editorProps: {
      handlePaste: (_view, event) => insertImageFile(event.clipboardData?.files),
      handleDrop: (_view, event, _slice, isMoved) =>
        !isMoved && insertImageFile(event.dataTransfer?.files),
      transformPastedHTML: articleToEditorHtml,
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
        <ArticleToolbar editor={editor} onInsertImage={() => setImageDialog({})} />
        <RichTextEditor.Content />
      </RichTextEditor>
      {imageDialog && (
        <ImageDialog
          editor={editor}
          file={imageDialog.file}
          onClose={() => setImageDialog(undefined)}
        />
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
