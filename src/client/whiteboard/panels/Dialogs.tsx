import { Button, Stack, Table, TextInput } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { createBoard } from '../export/fileCommands.ts';
import { useSession, useUi } from '../session.ts';
import { ClearVotes } from '../facilitation/ClearVotes.tsx';
import { VotingDialog } from '../facilitation/VotingDialog.tsx';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { shortcutList } from '../commands/shortcutList.ts';
import { TemplateList } from '../templates/TemplateList.tsx';
import { Contested } from './Contested.tsx';
import { PasteList } from './PasteList.tsx';

const dialogs = {
  help: { title: 'Keyboard shortcuts', Content: Shortcuts },
  share: { title: 'Share this board', Content: ShareDialog },
  clearVotes: { title: 'Clear votes', Content: ClearVotes },
  voting: { title: 'Start a vote', Content: VotingDialog },
  new: { title: 'New board', Content: NewBoard },
  templates: { title: 'Add a template', Content: Templates },
  list: { title: 'Paste a list', Content: PasteList },
  contested: { title: 'Someone is writing here', Content: Contested },
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

function Templates() {
  const { ui, commands, view } = useSession();
  const close = () => ui.change({ dialog: undefined });
  const addNote = () => {
    close();
    commands.addAt(commands.freePosition(view.middle()));
  };
  return <TemplateList onDone={close} onBlank={addNote} />;
}

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
