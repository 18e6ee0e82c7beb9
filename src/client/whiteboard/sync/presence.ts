import type { Participant, ServerMessage } from '../../../shared/whiteboard/protocol.ts';
import type { Point } from '../geometry.ts';
import { createState } from '../../ui/state.ts';

/** Who is on the board, and where their cursors are. */
export function createPeople() {
  const present = createState<readonly Participant[]>([]);
  const cursors = new Map<string, Point>();
  const watchers = new Map<string, () => void>();

  function place(userId: string, position: Point | undefined) {
    if (position) cursors.set(userId, position);
    else cursors.delete(userId);
    watchers.get(userId)?.();
  }

  return {
    present,
    cursor: (userId: string) => cursors.get(userId),
    watchCursor(userId: string, watcher: () => void) {
      watchers.set(userId, watcher);
      return () => void watchers.delete(userId);
    },
    receive(message: ServerMessage) {
      if (message.type === 'session_joined') {
        present.set(message.participants);
        cursors.clear();
        for (const { id, cursor } of message.participants) place(id, cursor);
      } else if (message.type === 'user_joined') {
        const { user } = message;
        present.set([...present.get().filter(({ id }) => id !== user.id), user]);
        place(user.id, user.cursor);
      } else if (message.type === 'user_left') {
        present.set(present.get().filter(({ id }) => id !== message.userId));
        place(message.userId, undefined);
      } else if (message.type === 'cursor_moved') place(message.userId, message.position);
    },
  };
}
