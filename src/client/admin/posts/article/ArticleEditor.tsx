import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { Editor, useEditor } from '@tiptap/react';
import { type ComponentProps, useEffect } from 'react';
import text from '../../../blog/ArticleText.module.css';
import { goOnThere, noteCursor } from '../editor/place.ts';
import classes from './ArticleEditor.module.css';
import { ArticleToolbar } from './ArticleToolbar.tsx';
import { extensions } from './extensions.ts';

type Props = { html: string; onChange: (html: string) => void; error: string | undefined };

/** The article as the site sets it, to be written in. It reads `html` once; a new one needs a new key. */
export function ArticleEditor({ html, onChange, error }: Props) {
  const editor = useEditor({
    extensions,
    content: html,
    // The toolbar shows what the cursor stands in.
    shouldRerenderOnTransaction: true,
    onFocus: ({ editor }) => noteCursor(editor.state.selection.from),
    onSelectionUpdate: ({ editor }) => noteCursor(editor.state.selection.from),
    onBlur: () => noteCursor(undefined),
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': 'article-label',
        'aria-describedby': 'article-error',
        class: `${text.text} ${classes.text}`,
      },
    },
  });
  // After the article is in the document; the editor's own `onCreate` may come before.
  useEffect(() => {
    const at = goOnThere();
    if (at !== undefined) editor.commands.focus(at);
  }, [editor]);
  return (
    <div className={classes.field}>
      <p id="article-label" className={classes.label}>
        Article
      </p>
      <div data-invalid={error ? true : undefined} className={classes.box}>
        <RichTextEditor
          editor={forMantine(editor)}
          withTypographyStyles={false}
          className={classes.editor}
        >
          <ArticleToolbar editor={editor} />
          <RichTextEditor.Content />
        </RichTextEditor>
      </div>
      <p id="article-error" className={classes.error}>
        {error}
      </p>
    </div>
  );
}

type MantineEditor = ComponentProps<typeof RichTextEditor>['editor'];

// Its types name the CommonJS twin of the class that both share.
const forMantine = (editor: unknown): MantineEditor => (isEditor(editor) ? editor : null);
const isEditor = (editor: unknown): editor is MantineEditor => editor instanceof Editor;
