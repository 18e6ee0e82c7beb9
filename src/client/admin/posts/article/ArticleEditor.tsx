import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/tiptap/styles.layer.css';
import { Input, Text } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { Editor, useEditor, useEditorState } from '@tiptap/react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import articleClasses from '../../../blog/ArticleText.module.css';
import { createStore } from '../../../lib/store.ts';
import type { PostFields } from '../editor/postFields.ts';
import classes from './ArticleEditor.module.css';
import { extensions } from './extensions.ts';
import { pasteMarkdown } from './paste/markdown.ts';
import { pastedHtml } from './paste/pastedHtml.ts';
import { ImageDialog } from './pictures/ImageDialog.tsx';
import { insertDropped, insertPasted } from './pictures/insertPictures.ts';
import { OpeningNotice } from './OpeningNotice.tsx';
import { type SlashMenuState, slashCommands } from './slash/slashCommands.ts';
import { SlashMenu } from './slash/SlashMenu.tsx';
import { articleToEditorHtml, editorToArticleHtml } from './tables.ts';
import { ArticleToolbar } from './toolbar/ArticleToolbar.tsx';
import { TableMenu } from './toolbar/TableMenu.tsx';
import { formatNumber } from '../../../../shared/numbers.ts';
import { Extension } from '@tiptap/core';

/** Alt+F10 moves from the text to the menu of the table, otherwise to the toolbar, as in other editors. */
const focusToolbar = Extension.create({
  name: 'focusToolbar',
  addKeyboardShortcuts: () => ({
    'Alt-F10': ({ editor }) => {
      const label = editor.isActive('table') ? 'Table' : 'Formatting';
      const control = document.querySelector<HTMLElement>(
        `[role=toolbar][aria-label=${label}] button[tabindex="0"]`,
      );
      control?.focus();
      return !!control;
    },
  }),
});

/** Words that an adult reads silently in a minute. */
const WORDS_PER_MINUTE = 230;

function ArticleLength({ editor }: { editor: Editor }) {
  const words = useEditorState({ editor, selector: () => countWords(editor) });
  const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {formatNumber(words)} {words === 1 ? 'word' : 'words'}
      {words > 0 && `, ${minutes} min read`}
    </Text>
  );
}

/** Words of one block do not join those of the next; pictures and markup have none. */
function countWords({ state: { doc } }: Editor) {
  const text = doc.textBetween(0, doc.content.size, ' ', ' ');
  return text.split(/\s+/).filter(Boolean).length;
}

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
      // Windows editors start files with a byte order mark.
      transformPastedText: (text) => text.replace(/^\uFEFF/, ''),
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
      <OpeningNotice stored={storedHtml} opened={initialHtml} />
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
