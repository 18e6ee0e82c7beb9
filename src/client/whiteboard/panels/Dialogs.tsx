import { Button, Stack, Table, TextInput, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { createBoard } from '../export/fileCommands.ts';
import { useSession, useUi, useWriter } from '../session.ts';
import { VotingDialog } from '../facilitation/VotingDialog.tsx';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { shortcutList } from '../commands/shortcutList.ts';
import { TemplateList } from '../templates/TemplateList.tsx';
import { PasteList } from './PasteList.tsx';

/** Asks before two participants write on the same note. */
function Contested() {
  const { ui } = useSession();
  const contested = useUi((state) => state.contested);
  const writer = useWriter(contested?.noteId ?? '');
  const [name = 'Someone'] = useState(writer);
  const edit = () => {
    ui.change({ dialog: undefined, contested: undefined });
    contested?.edit();
  };
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        {writer === undefined ? `${name} has finished.` : `${name} is writing on this note.`} If
        both of you change it, both texts are kept: the later one becomes a note beside it.
      </Text>
      <Button onClick={edit} data-autofocus>
        Edit anyway
      </Button>
    </Stack>
  );
}

/** Asks for confirmation before all votes are cleared, which cannot be undone. */
function ClearVotes() {
  const { meeting, ui, liveRegion } = useSession();
  const clear = () => {
    meeting.change({ type: 'clear_votes' });
    ui.change({ dialog: undefined });
    liveRegion.announceNow('All votes are cleared.');
  };
  return (
    <Stack gap="md" align="flex-start">
      <Text>Everyone’s votes on all notes are removed. This cannot be undone.</Text>
      <Button onClick={clear} data-autofocus>
        Clear votes
      </Button>
    </Stack>
  );
}

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
  const { ui, commands, viewport } = useSession();
  const close = () => ui.change({ dialog: undefined });
  const addNote = () => {
    close();
    commands.addAt(commands.freePosition(viewport.middle()));
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
