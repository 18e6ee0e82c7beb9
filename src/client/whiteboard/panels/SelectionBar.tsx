import { Text } from '@mantine/core';
import { IconCopy, IconPencil, IconThumbUp, IconTrash } from '../icons.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { useHasVoted } from '../sync/identity.ts';
import { useCanWrite, useNote, useSession, useUi } from '../session.ts';
import { Bar, IconButton } from './controls.tsx';

/** Commands for the selected notes; color and category are in the toolbar. */
export function SelectionBar() {
  const { commands } = useSession();
  const selection = useUi((ui) => ui.selection);
  const isEditing = useUi(({ editing }) => editing !== undefined);
  const canWrite = useCanWrite();
  const [first = ''] = selection;
  const note = useNote(first);
  if (selection.size === 0 || isEditing || !canWrite) return null;
  return (
    <Bar role="group" aria-label="Selected notes">
      <Text component="span" fz={13} c="var(--tone-muted)" px="xs">
        {selection.size} selected
      </Text>
      {note && selection.size === 1 && <SingleNoteButtons note={note} />}
      <IconButton icon={IconCopy} label="Duplicate" hint="Ctrl+D" onClick={commands.duplicate} />
      <IconButton
        icon={IconTrash}
        label={selection.size === 1 ? 'Delete note' : 'Delete notes'}
        hint="Delete"
        onClick={() => commands.remove(selection)}
      />
    </Bar>
  );
}

function SingleNoteButtons({ note }: { note: Note }) {
  const { commands } = useSession();
  const hasVoted = useHasVoted(note);
  return (
    <>
      <IconButton
        icon={IconPencil}
        label="Edit note"
        hint="Enter"
        onClick={() => commands.edit(note.id)}
      />
      <IconButton
        icon={IconThumbUp}
        label="Vote for note"
        hint="V"
        aria-pressed={hasVoted}
        onClick={() => commands.vote(note)}
      />
    </>
  );
}
