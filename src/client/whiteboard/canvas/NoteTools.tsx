import { ActionIcon, Group } from '@mantine/core';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { useHint } from '../panels/controls.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { IconPencil, IconThumbUp, IconTrash } from '../icons.ts';
import { useHasVoted } from '../sync/identity.ts';
import { useSession } from '../session.ts';
import classes from './NoteCard.module.css';

/** Buttons on a note, for the mouse; touch and keyboard use the selection bar. */
export function NoteTools({ note }: { note: Note }) {
  const { commands } = useSession();
  const hasVoted = useHasVoted(note);
  return (
    <Group gap={4} wrap="nowrap" pos="absolute" bottom={3} left={8} className={classes.tools}>
      <Tool
        icon={IconThumbUp}
        label="Vote"
        isPressed={hasVoted}
        onClick={() => commands.vote(note)}
      />
      <Tool icon={IconPencil} label="Edit" onClick={() => commands.edit(note.id)} />
      <Tool icon={IconTrash} label="Delete" onClick={() => commands.remove([note.id])} />
    </Group>
  );
}

type ToolProps = { icon: Icon; label: string; isPressed?: boolean; onClick: () => void };

const Tool = ({ icon: Picture, label, isPressed, onClick }: ToolProps) => (
  <ActionIcon
    ref={useHint(label)}
    size={26}
    radius="xs"
    tabIndex={-1}
    className={classes.tool}
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onClick}
  >
    <Picture aria-hidden size={16} />
  </ActionIcon>
);
