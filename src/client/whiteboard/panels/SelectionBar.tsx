import { Text } from '@mantine/core';
import { IconCopy, IconPencil, IconThumbUp, IconTrash } from '../icons.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { useHasVoted } from '../sync/identity.ts';
import { useCanWrite, useFace, useSession, useUi } from '../session.ts';
import { Bar, IconButton } from './controls.tsx';

/** What can be done with the selected notes; colors and categories are in the toolbar. */
export function SelectionBar() {
  const { actions } = useSession();
  const selection = useUi((ui) => ui.selection);
  const isEditing = useUi(({ editing }) => editing !== undefined);
  const canWrite = useCanWrite();
  const [first = ''] = selection;
  const note = useFace(first);
  if (selection.size === 0 || isEditing || !canWrite) return null;
  return (
    <Bar role="group" aria-label="Selected notes">
      <Text component="span" fz={13} c="var(--tone-muted)" px="xs">
        {selection.size} selected
      </Text>
      {note && selection.size === 1 && <ForOne note={note} />}
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

function ForOne({ note }: { note: Note }) {
  const { actions } = useSession();
  const hasVoted = useHasVoted(note);
  return (
    <>
      <IconButton
        icon={IconPencil}
        label="Edit note"
        hint="Enter"
        onClick={() => actions.edit(note.id)}
      />
      <IconButton
        icon={IconThumbUp}
        label="Vote for note"
        hint="V"
        aria-pressed={hasVoted}
        onClick={() => actions.vote(note)}
      />
    </>
  );
}
