import { Button } from '@mantine/core';
import { IconSticker2 } from '../ui/icons/IconSticker2.ts';
import classes from './EmptyHint.module.css';
import { useCanWrite, useSession } from './session.ts';
import { useSelected } from './state.ts';

/** How to begin, on a board without notes. */
export function EmptyHint() {
  const { connection, actions, view, ui } = useSession();
  const isEmpty = useSelected(connection.notes.ids, ({ length }) => length === 0);
  const isThere = useSelected(connection.state, ({ status }) => status === 'connected');
  const canWrite = useCanWrite();
  if (!isEmpty || !isThere) return null;
  const begin = () => {
    ui.change({ tool: 'sticky' });
    actions.addAt(view.middle());
  };
  return (
    <div className={classes.hint}>
      <p className={classes.title}>Nothing on the board yet</p>
      {canWrite ? (
        <>
          <p>
            Collect episode ideas, topics, guests and tasks. Everybody with the link can join in.
          </p>
          <Button className={classes.button} onClick={begin}>
            <IconSticker2 aria-hidden className={classes.icon} />
            Add the first note
          </Button>
        </>
      ) : (
        <p>Notes appear here as soon as somebody adds them.</p>
      )}
    </div>
  );
}
