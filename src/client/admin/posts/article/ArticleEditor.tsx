import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { Editor, useEditor } from '@tiptap/react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import text from '../../../blog/ArticleText.module.css';
import type { Fields } from '../editor/fields.ts';
import { pictureIn } from '../PictureDrop.tsx';
import classes from './ArticleEditor.module.css';
import { ArticleToolbar } from './ArticleToolbar.tsx';
import { extensions } from './extensions.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { fromArticle, toArticle } from './tables.ts';

/** Edits the article in the site's typography. Reads the field on mount only; a new text needs a new key. */
export function ArticleEditor() {
  const { field, fieldState } = useController<Fields, 'content'>({ name: 'content' });
  const [stored] = useState(field.value);
  const [imageDialog, setImageDialog] = useState<{ file?: File }>();
  const insertImageFile = (files: FileList | undefined) => {
    const file = pictureIn(files);
    if (file) setImageDialog({ file });
    return file !== undefined;
  };
  const editor = useEditor({
    extensions,
    content: fromArticle(stored),
    onUpdate: ({ editor }) => {
      const html = toArticle(editor.getHTML());
      // The editor drops whitespace between blocks, which is not a change.
      field.onChange(html === unchanged ? stored : html);
    },
    editorProps: {
      handlePaste: (_view, event) => insertImageFile(event.clipboardData?.files),
      handleDrop: (_view, event, _slice, isMoved) =>
        !isMoved && insertImageFile(event.dataTransfer?.files),
      transformPastedHTML: fromArticle,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': 'article-label',
        'aria-describedby': 'article-error',
        class: `${text.text} ${classes.text}`,
      },
    },
  });
  const [unchanged] = useState(() => toArticle(editor.getHTML()));
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
        editor={forMantine(editor)}
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
        <PictureDialog
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
const forMantine = (editor: unknown): MantineEditor => (isEditor(editor) ? editor : null);
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
