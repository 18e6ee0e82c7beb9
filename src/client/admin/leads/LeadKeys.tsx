import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { hasOpenDialog } from '../../ui/dialogStack.ts';
import { isFreeKey } from '../table/keys.ts';
import { ShortcutsButton, type ShortcutList } from '../ui/ShortcutsButton.tsx';

const shortcuts: ShortcutList = [
  [['j', 'k'], 'Next and previous lead, in the list and in the details'],
  [['Enter'], 'Open the lead'],
  [['e'], 'Edit the lead: opens it at the status, or goes there in the details'],
  [['x'], 'Select the lead, in the list'],
  [['m'], 'Move the lead to another status, on the board'],
  [['←', '→'], 'Previous and next column, on the board'],
  [['/'], 'Search'],
  [['Esc'], 'Close the details'],
  [['Ctrl K'], 'Search the admin'],
  [['?'], 'Show these shortcuts'],
];

type Props = { onEdit: () => void };

/** The shortcuts of the list, which are inactive while a field has the focus or a dialog is open. */
export function LeadKeys({ onEdit }: Props) {
  const disclosure = useDisclosure();
  const [, { open }] = disclosure;
  useWindowEvent('keydown', (event) => {
    if (!isFreeKey(event) || hasOpenDialog()) return;
    const run = actionOf(event.key, { onEdit, open });
    if (!run) return;
    event.preventDefault();
    run();
  });
  return <ShortcutsButton shortcuts={shortcuts} disclosure={disclosure} />;
}

/** Returns what a key does at the moment; x and e concern the row that has the focus. */
function actionOf(key: string, { onEdit, open }: Props & { open: () => void }) {
  const row = document.activeElement?.closest('[data-row]');
  if (key === '?') return open;
  if (key === '/') return () => document.querySelector<HTMLElement>('[type=search]')?.focus();
  if (key === 'x' && row)
    return () => row.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  if (key === 'e' && row)
    return () => {
      onEdit();
      row.querySelector<HTMLElement>('[data-head] a')?.click();
    };
  return undefined;
}
