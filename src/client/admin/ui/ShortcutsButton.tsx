import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { Button, Group, Kbd, Table } from '@mantine/core';
import type { UseDisclosureReturnValue } from '@mantine/hooks';
import { Dialog } from '../../ui/Dialog.tsx';

export type ShortcutList = readonly (readonly [keys: readonly string[], text: string])[];

type Props = { shortcuts: ShortcutList; disclosure: UseDisclosureReturnValue };

/** A button that lists the keyboard shortcuts of the view in a dialog. */
export const ShortcutsButton = ({ shortcuts, disclosure: [isOpen, { open, close }] }: Props) => (
  <>
    <Button variant="outline" size="xs" aria-haspopup="dialog" data-keyboard-hint onClick={open}>
      Shortcuts
    </Button>
    {isOpen && (
      <Dialog title="Keyboard shortcuts" onClose={close}>
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
    )}
  </>
);
