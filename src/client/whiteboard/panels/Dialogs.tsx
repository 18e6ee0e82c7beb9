import { Button, Stack, Table, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { type FormEvent, useState } from 'react';
import { CopyField } from '../../ui/CopyField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useStore } from '../../lib/store.ts';
import { createBoard } from '../export/fileCommands.ts';
import { useSession, useUi } from '../session.ts';
import { shortcutList } from '../commands/shortcuts.ts';

const dialogs = {
  help: { title: 'Keyboard shortcuts', Content: Shortcuts },
  share: { title: 'Share this board', Content: Links },
  new: { title: 'New board', Content: NewBoard },
};

export function Dialogs() {
  const { ui } = useSession();
  const name = useUi(({ dialog }) => dialog);
  if (!name) return null;
  const { title, Content } = dialogs[name];
  return (
    <Dialog key={name} title={title} onClose={() => ui.change({ dialog: undefined })}>
      <Content />
    </Dialog>
  );
}

function Shortcuts() {
  return Object.entries(shortcutList).map(([title, shortcuts]) => (
    <Table key={title} fz="sm" captionSide="top" layout="fixed" verticalSpacing={6} mb="md">
      <Table.Caption fw={700} c="var(--tone-text)" ta="left">
        {title}
      </Table.Caption>
      <Table.Tbody>
        {shortcuts.map(([keys, action]) => (
          <Table.Tr key={keys}>
            <Table.Th scope="row" w="40%" fw={600}>
              {keys}
            </Table.Th>
            <Table.Td>{action}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  ));
}

function Links() {
  const { connection, boardId } = useSession();
  const info = useStore(connection.info);
  if (!info) return <Text>The links appear when the board is connected.</Text>;
  if (info.access === 'read')
    return (
      <Link label="Link to read" hint="Shows the board without allowing changes." id={boardId} />
    );
  return (
    <Stack gap="lg">
      <Link
        label="Link to write"
        hint="Anyone with this link can add and change notes."
        id={boardId}
      />
      {info.readOnlyId !== undefined && (
        <Link
          label="Link to read"
          hint="Shows the live board without allowing changes."
          id={info.readOnlyId}
        />
      )}
    </Stack>
  );
}

const Link = ({ label, hint, id }: { label: string; hint: string; id: string }) => (
  <CopyField
    label={label}
    description={hint}
    value={`${location.origin}/whiteboard?board=${encodeURIComponent(id)}`}
  />
);

const MAX_TITLE_LENGTH = 100;

function NewBoard() {
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);
  const create = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void createBoard(title.trim()).finally(() => setBusy(false));
  };
  return (
    <Stack component="form" onSubmit={create} gap="md" align="flex-start">
      <TextInput
        label="Title"
        description="Only people with its link can find the board."
        inputWrapperOrder={['label', 'input', 'description']}
        placeholder="Q2 guest list"
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        w="100%"
        data-autofocus
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" disabled={isBusy}>
        Create board
      </Button>
    </Stack>
  );
}
