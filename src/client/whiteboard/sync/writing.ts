import type { ViewMessage } from '../../../shared/whiteboard/facilitation.ts';
import type { ServerMessage } from '../../../shared/whiteboard/protocol.ts';
import { createStore } from '../../lib/store.ts';

/** How often others are notified that this visitor is still writing. */
const SEND_INTERVAL_MS = 2000;
/** A participant who has been silent for this long has stopped writing. */
const SILENCE_MS = 6000;

/** Who is writing on which note, this visitor excluded (W37). */
export function createWriting(send: (message: ViewMessage) => void) {
  /** Note ids by participant. */
  const writers = createStore<ReadonlyMap<string, string>>(new Map());
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let sentAt = -Infinity;

  function set(userId: string, noteId: string | undefined) {
    clearTimeout(timers.get(userId));
    const next = new Map(writers.get());
    if (noteId === undefined) next.delete(userId);
    else {
      next.set(userId, noteId);
      timers.set(
        userId,
        setTimeout(() => set(userId, undefined), SILENCE_MS),
      );
    }
    writers.set(next);
  }

  return {
    writers,
    /** Tells others that this visitor is writing on a note. */
    tell(noteId: string) {
      if (performance.now() - sentAt < SEND_INTERVAL_MS) return;
      sentAt = performance.now();
      send({ type: 'set_writing', noteId });
    },
    /** Tells others that this visitor has stopped, if they were notified before. */
    end() {
      if (sentAt === -Infinity) return;
      sentAt = -Infinity;
      send({ type: 'set_writing' });
    },
    receive(message: ServerMessage) {
      if (message.type === 'writing_changed') set(message.userId, message.noteId);
      else if (message.type === 'user_left' && writers.get().has(message.userId))
        set(message.userId, undefined);
    },
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
