import type { Participant, ServerMessage } from '../../../shared/whiteboard/protocol.ts';
import { createStore } from '../../lib/store.ts';
import type { Point } from '../geometry.ts';

/** The participants of the board and their cursors. */
export function createPresence() {
  const participants = createStore<readonly Participant[]>([]);
  const cursors = new Map<string, Point>();
  const listeners = new Map<string, () => void>();

  function setCursor(userId: string, position: Point | undefined) {
    if (position) cursors.set(userId, position);
    else cursors.delete(userId);
    listeners.get(userId)?.();
  }

  const without = (userId: string) => participants.get().filter(({ id }) => id !== userId);

  return {
    participants,
    has: (userId: string | undefined) => participants.get().some(({ id }) => id === userId),
    nameOf: (userId: string) =>
      participants.get().find(({ id }) => id === userId)?.name ?? 'Someone',
    cursor: (userId: string) => cursors.get(userId),
    subscribeCursor(userId: string, listener: () => void) {
      listeners.set(userId, listener);
      return () => void listeners.delete(userId);
    },
    receive(message: ServerMessage) {
      if (message.type === 'session_joined') {
        participants.set(message.participants);
        cursors.clear();
        for (const { id, cursor } of message.participants) setCursor(id, cursor);
      } else if (message.type === 'user_joined') {
        const { user } = message;
        participants.set([...without(user.id), user]);
        setCursor(user.id, user.cursor);
      } else if (message.type === 'user_left') {
        participants.set(without(message.userId));
        setCursor(message.userId, undefined);
      } else if (message.type === 'cursor_moved') setCursor(message.userId, message.position);
    },
  };
}
