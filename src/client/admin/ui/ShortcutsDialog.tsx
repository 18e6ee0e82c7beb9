import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { Group, Kbd, Table } from '@mantine/core';
import { Dialog } from '../../ui/Dialog.tsx';

export type ShortcutList = readonly (readonly [keys: readonly string[], text: string])[];

type Props = { shortcuts: ShortcutList; onClose: () => void };

export const ShortcutsDialog = ({ shortcuts, onClose }: Props) => (
  <Dialog title="Keyboard shortcuts" onClose={onClose}>
    <Table>
      <Table.Tbody>
        {shortcuts.map(([keys, text]) => (
          <Table.Tr key={text}>
            <Table.Th scope="row" w="7rem">
              <Group gap="0.375rem">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </Group>
            </Table.Th>
            <Table.Td>{text}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Dialog>
);
