import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { Dialog } from '../../ui/Dialog.tsx';
import { shortcutList } from '../shortcuts.ts';

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      {shortcutList.map(({ title, items }) => (
        <Table key={title} fz="sm" captionSide="top" layout="fixed" verticalSpacing={6} mb="md">
          <Table.Caption fw={700} c="var(--tone-text)" ta="left">
            {title}
          </Table.Caption>
          <Table.Tbody>
            {items.map(({ keys, does }) => (
              <Table.Tr key={keys}>
                <Table.Th scope="row" w="40%" fw={600}>
                  {keys}
                </Table.Th>
                <Table.Td>{does}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ))}
    </Dialog>
  );
}
