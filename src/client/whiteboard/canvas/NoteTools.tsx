import type { Note } from '../../../shared/whiteboard/note.ts';
import { IconPencil } from '../../ui/icons/IconPencil.ts';
import { IconThumbUp } from '../../ui/icons/IconThumbUp.ts';
import { IconTrash } from '../../ui/icons/IconTrash.ts';
import { me } from '../me.ts';
import { useSession } from '../session.ts';
import { useSelected } from '../state.ts';
import classes from './NoteCard.module.css';

/** What a note offers to the mouse; fingers and keys have it in the bar of the selection. */
export function NoteTools({ note }: { note: Note }) {
  const { actions } = useSession();
  const userId = useSelected(me, ({ id }) => id);
  return (
    <div className={classes.tools}>
      <button
        type="button"
        tabIndex={-1}
        className={classes.tool}
        aria-label="Vote"
        aria-pressed={note.votes?.includes(userId) ?? false}
        onClick={() => actions.vote(note)}
      >
        <IconThumbUp aria-hidden />
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={classes.tool}
        aria-label="Edit"
        onClick={() => actions.edit(note.id)}
      >
        <IconPencil aria-hidden />
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={classes.tool}
        aria-label="Delete"
        onClick={() => actions.remove([note.id])}
      >
        <IconTrash aria-hidden />
      </button>
      <span className={classes.corner} data-resize aria-hidden />
    </div>
  );
}
