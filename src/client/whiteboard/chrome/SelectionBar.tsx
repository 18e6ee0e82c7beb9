import { Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { IconCopy } from '../../ui/icons/IconCopy.ts';
import { IconPencil } from '../../ui/icons/IconPencil.ts';
import { IconThumbUp } from '../../ui/icons/IconThumbUp.ts';
import { IconTrash } from '../../ui/icons/IconTrash.ts';
import { me } from '../me.ts';
import { useCanWrite, useSession } from '../session.ts';
import { useSelected } from '../state.ts';
import { Bar } from './Bar.tsx';
import { IconButton } from './IconButton.tsx';

/** What can be done with the selected notes; colours and categories are in the toolbar. */
export function SelectionBar() {
  const { ui, actions } = useSession();
  const selection = useSelected(ui, (state) => state.selection);
  const isEditing = useSelected(ui, ({ editing }) => editing !== undefined);
  const canWrite = useCanWrite();
  const [only] = selection;
  if (selection.size === 0 || isEditing || !canWrite) return null;
  return (
    <Bar role="group" aria-label="Selected notes">
      <Text component="span" fz={13} c="var(--tone-muted)" px="xs">
        {selection.size} selected
      </Text>
      {selection.size === 1 && only !== undefined && <ForOne id={only} />}
      <IconButton icon={IconCopy} label="Duplicate" hint="Ctrl+D" onClick={actions.duplicate} />
      <IconButton
        icon={IconTrash}
        label={selection.size === 1 ? 'Delete note' : 'Delete notes'}
        hint="Delete"
        onClick={() => actions.remove(selection)}
      />
    </Bar>
  );
}

function ForOne({ id }: { id: string }) {
  const { actions, connection } = useSession();
  const { notes } = connection;
  const note = useSyncExternalStore(
    (watcher) => notes.watchFace(id, watcher),
    () => notes.face(id),
  );
  const userId = useSelected(me, (user) => user.id);
  if (!note) return null;
  return (
    <>
      <IconButton
        icon={IconPencil}
        label="Edit note"
        hint="Enter"
        onClick={() => actions.edit(id)}
      />
      <IconButton
        icon={IconThumbUp}
        label="Vote for note"
        hint="V"
        aria-pressed={note.votes?.includes(userId) ?? false}
        onClick={() => actions.vote(note)}
      />
    </>
  );
}
