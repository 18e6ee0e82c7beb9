import { RETRY_AFTER_MS } from '../../../shared/whiteboard/constants.ts';
import type { ClearVotes, Restore } from '../../../shared/whiteboard/facilitation.ts';
import type { Meeting, MeetingMessage } from '../../../shared/whiteboard/meeting.ts';
import type { ServerMessage } from '../../../shared/whiteboard/protocol.ts';
import { newId } from '../../lib/newId.ts';
import { createStore } from '../../lib/store.ts';

/** The meeting of the board, and this client's unacknowledged changes of it. */
export function createMeeting(send: (message: object) => boolean) {
  const state = createStore<Meeting>({ version: 0 });
  const pending = new Map<string, object>();
  /** How far the server's clock is ahead of this one, in milliseconds. */
  let offset = 0;

  const resend = (opId: string) => {
    const message = pending.get(opId);
    if (message) send(message);
  };

  return {
    state,
    /** The server's time in ms since 1970. */
    now: () => Date.now() + offset,
    /** Sends a change until it is acknowledged. Returns its `opId`. */
    change(message: DistributiveOmit<MeetingMessage | ClearVotes | Restore, 'opId'>) {
      const opId = newId();
      pending.set(opId, { ...message, opId });
      resend(opId);
      return opId;
    },
    receive(message: ServerMessage) {
      if ('now' in message && message.now !== undefined) offset = message.now - Date.now();
      if ('meeting' in message && message.meeting) state.set(message.meeting);
      if (message.type === 'session_joined') for (const opId of pending.keys()) resend(opId);
      if (message.type === 'ack') pending.delete(message.opId);
    },
    /** Ends the change that an error is about, unless it is sent again; returns whether it was rejected. */
    takeError({ opId, retry }: Extract<ServerMessage, { type: 'error' }>): boolean {
      if (opId === undefined || !pending.has(opId)) return false;
      if (retry) setTimeout(() => resend(opId), RETRY_AFTER_MS);
      else pending.delete(opId);
      return !retry;
    },
  };
}

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
