import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ShortcutList, ShortcutsDialog } from '../../ui/ShortcutsDialog.tsx';

const shortcuts: ShortcutList = [
  [['/'], 'In an empty paragraph: choose a block, such as a table or a callout'],
  [['Ctrl S'], 'Save'],
  [['Ctrl Shift F'], 'Focus mode: only the text'],
  [['Esc'], 'Close a menu or leave the focus mode'],
  [['Alt F10'], 'Move to the toolbar, or to the menu of a table'],
  [['←', '→'], 'Move within a toolbar'],
  [['Tab'], 'Next cell of a table; in the last one, a new row'],
  [['Ctrl B', 'Ctrl I'], 'Bold, italic'],
  [['Ctrl Z'], 'Undo'],
  [['Ctrl K'], 'Search the admin'],
];

export function EditorKeys() {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="outline" size="xs" aria-haspopup="dialog" onClick={open}>
        Shortcuts
      </Button>
      {isOpen && <ShortcutsDialog shortcuts={shortcuts} onClose={close} />}
    </>
  );
}
