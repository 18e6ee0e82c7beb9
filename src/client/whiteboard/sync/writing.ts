import type { ViewMessage } from '../../../shared/whiteboard/facilitation.ts';
import type { ServerMessage } from '../../../shared/whiteboard/protocol.ts';
import { createStore } from '../../lib/store.ts';

/** How often the server hears that this visitor is still writing, well within its limit. */
const REPEAT_MS = 10_000;

/** Who is writing on which note, this visitor excluded (W37). */
export function createWriting(send: (message: ViewMessage) => void) {
  /** Note ids by participant. */
  const writers = createStore<ReadonlyMap<string, string>>(new Map());
  let reported: { noteId: string; at: number } | undefined;

  function set(userId: string, noteId: string | undefined) {
    const next = new Map(writers.get());
    if (noteId === undefined) next.delete(userId);
    else next.set(userId, noteId);
    writers.set(next);
  }

  return {
    writers,
    /** Tells others that this visitor is writing on a note. */
    tell(noteId: string) {
      const now = performance.now();
      if (reported?.noteId === noteId && now - reported.at < REPEAT_MS) return;
      reported = { noteId, at: now };
      send({ type: 'set_writing', noteId });
    },
    /** Tells others that this visitor has stopped, if they were notified before. */
    end() {
      if (!reported) return;
      reported = undefined;
      send({ type: 'set_writing' });
    },
    receive(message: ServerMessage) {
      if (message.type === 'writing_changed') set(message.userId, message.noteId);
      else if (message.type === 'user_left') set(message.userId, undefined);
      else if (message.type === 'session_joined') {
        // What follows is all that the server knows.
        writers.set(new Map());
        reported = undefined;
      }
    },
  };
}
