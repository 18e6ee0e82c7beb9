import { useDisclosure } from '@mantine/hooks';
import { ShortcutsButton, type ShortcutList } from '../../ui/ShortcutsButton.tsx';

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

export const EditorKeys = () => (
  <ShortcutsButton shortcuts={shortcuts} disclosure={useDisclosure()} />
);
