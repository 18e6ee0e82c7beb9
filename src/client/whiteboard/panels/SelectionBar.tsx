import { Text } from '@mantine/core';
import { useStore } from '../../lib/store.ts';
import { IconCopy, IconPencil, IconThumbUp, IconTrash, IconLayoutAlign } from '../icons.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { useIsVotingClosed } from '../facilitation/voting.ts';
import { useHasVoted } from '../sync/identity.ts';
import { useCanWrite, useNote, useSession, useUi } from '../session.ts';
import { NotesLock, SectionButtons, SectionSelect } from '../sections/SectionButtons.tsx';
import { Bar, IconButton, useIsNarrow } from './controls.tsx';
import { useOverlay } from './useOverlay.tsx';

/** Opens the layouts for several selected notes. */
function AlignMenu() {
  const { trigger, setTarget, overlay } = useOverlay(() =>
    import('../layout/AlignMenuItems.tsx').then((code) => code.AlignMenuItems),
  );
  return (
    <>
      <IconButton
        {...trigger}
        ref={setTarget}
        icon={IconLayoutAlign}
        label="Align and tidy"
        aria-haspopup="menu"
      />
      {overlay}
    </>
  );
}

/** Commands for the selected notes and sections; color and category are in the toolbar. */
export function SelectionBar() {
  const { commands, connection } = useSession();
  const selection = useUi((ui) => ui.selection);
  const isEditing = useUi(({ editing }) => editing !== undefined);
  const canWrite = useCanWrite();
  const [first = ''] = selection;
  const note = useNote(first);
  const section = useStore(connection.sections, (list) => list.find(({ id }) => id === first));
  const isNarrow = useIsNarrow();
  if (selection.size === 0 || isEditing || !canWrite) return null;
  const isOne = selection.size === 1;
  const areLocked = [...selection].every((id) => connection.item(id)?.isLocked);
  return (
    <Bar role="group" aria-label={isOne && section ? 'Selected section' : 'Selected notes'}>
      {!isNarrow && (
        <Text component="span" fz={13} c="var(--tone-muted)" px="xs">
          {selection.size} selected
        </Text>
      )}
      {isOne && note && <SingleNoteButtons note={note} />}
      {isOne && section ? <SectionButtons section={section} /> : <NotesLock />}
      <SectionSelect />
      {selection.size > 1 && <AlignMenu />}
      {!(isOne && section) && (
        <IconButton
          icon={IconCopy}
          label="Duplicate"
          shortcut="Ctrl+D"
          onClick={commands.duplicate}
        />
      )}
      <IconButton
        icon={IconTrash}
        label={isOne ? (section ? 'Delete section' : 'Delete note') : 'Delete notes'}
        tooltip={isOne && section ? 'Delete section; its notes stay' : undefined}
        disabled={areLocked}
        shortcut="Delete"
        onClick={() => commands.remove(selection)}
      />
    </Bar>
  );
}

function SingleNoteButtons({ note }: { note: Note }) {
  const { commands } = useSession();
  const hasVoted = useHasVoted(note);
  const isClosed = useIsVotingClosed();
  return (
    <>
      <IconButton
        icon={IconPencil}
        label="Edit note"
        shortcut="Enter"
        disabled={note.isLocked ?? false}
        onClick={() => commands.edit(note.id)}
      />
      <IconButton
        icon={IconThumbUp}
        label="Vote for note"
        shortcut="V"
        aria-pressed={hasVoted}
        disabled={isClosed}
        onClick={() => commands.vote(note)}
      />
    </>
  );
}
