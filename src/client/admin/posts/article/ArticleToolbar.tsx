import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { type ComponentProps, useState } from 'react';
import { IconLink } from '../../../ui/icons/IconLink.ts';
import { IconPhoto } from '../../../ui/icons/IconPhoto.ts';
import { IconTable } from '../../../ui/icons/IconTable.ts';
import classes from './ArticleEditor.module.css';
import { LinkBar } from './LinkBar.tsx';
import { PictureBar } from './PictureBar.tsx';
import { changeTable, insertTable, placeInTable, type TableChange } from './tableNodes.ts';

const { ControlsGroup: Group } = RichTextEditor;

/** What can be done to the article; asks for an address or a picture in a bar below. */
export function ArticleToolbar({ editor }: { editor: Editor | null }) {
  const [bar, setBar] = useState<'link' | 'picture'>();
  if (!editor) return null;
  const close = () => {
    setBar(undefined);
    editor.commands.focus();
  };
  return (
    <div className={classes.toolbar}>
      <div className={classes.controls} role="toolbar" aria-label="Formatting">
        <Marks />
        <Blocks />
        <Group>
          <Control
            name={editor.isActive('link') ? 'Change the link' : 'Link'}
            active={editor.isActive('link')}
            aria-expanded={bar === 'link'}
            onClick={() => setBar('link')}
          >
            <IconLink size={18} stroke={1.5} />
          </Control>
          <RichTextEditor.Unlink />
          <Control
            name="Picture"
            active={editor.isActive('image')}
            aria-expanded={bar === 'picture'}
            onClick={() => setBar('picture')}
          >
            <IconPhoto size={18} stroke={1.5} />
          </Control>
          <Control
            name="Table"
            disabled={!!placeInTable(editor)}
            onClick={() => insertTable(editor)}
          >
            <IconTable size={18} stroke={1.5} />
          </Control>
        </Group>
        <Group>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </Group>
        {placeInTable(editor) && <TableControls editor={editor} />}
      </div>
      {bar === 'link' && <LinkBar editor={editor} onClose={close} />}
      {bar === 'picture' && <PictureBar editor={editor} onClose={close} />}
    </div>
  );
}

const Marks = () => (
  <Group>
    <RichTextEditor.Bold />
    <RichTextEditor.Italic />
    <RichTextEditor.Code />
    <RichTextEditor.ClearFormatting />
  </Group>
);

const Blocks = () => (
  <Group>
    <RichTextEditor.H2 />
    <RichTextEditor.H3 />
    <RichTextEditor.BulletList />
    <RichTextEditor.OrderedList />
    <RichTextEditor.Blockquote />
    <RichTextEditor.CodeBlock />
    <RichTextEditor.Hr />
  </Group>
);

type ControlProps = ComponentProps<typeof RichTextEditor.Control> & { name: string };

const Control = ({ name, ...rest }: ControlProps) => (
  <RichTextEditor.Control aria-label={name} title={name} {...rest} />
);

const tableChanges: [change: TableChange, name: string, words: string][] = [
  ['addRow', 'Add a row below', '+ Row'],
  ['removeRow', 'Remove this row', '− Row'],
  ['addColumn', 'Add a column to the right', '+ Column'],
  ['removeColumn', 'Remove this column', '− Column'],
  ['removeTable', 'Remove the table', '− Table'],
];

const TableControls = ({ editor }: { editor: Editor }) => (
  <Group>
    {tableChanges.map(([change, name, words]) => (
      <Control
        key={change}
        name={name}
        className={classes.words}
        onClick={() => changeTable(editor, change)}
      >
        {words}
      </Control>
    ))}
  </Group>
);
