import { changeMeeting } from '../../shared/whiteboard/changeMeeting.ts';
import type { Meeting, MeetingMessage } from '../../shared/whiteboard/meeting.ts';
import type { RoomParts } from './boardState.ts';
import type { Member } from './members.ts';

/** The meeting of a room: stored first, then announced to everyone here and to other processes. */
export class RoomMeeting {
  #parts: RoomParts;
  /** Called after a change has been announced. */
  #onChange: (before: Meeting) => void;
  #running = Promise.resolve();

  constructor(parts: RoomParts, onChange: (before: Meeting) => void) {
    this.#parts = parts;
    this.#onChange = onChange;
  }

  /** Applies a member's change after the earlier ones. */
  change(member: Member, message: MeetingMessage) {
    this.#running = this.#running.then(() => this.#change(member, message));
  }

  /** Takes over the state that another process stored. */
  receive(meeting: Meeting, userId?: string) {
    const { state, broadcaster } = this.#parts;
    const before = state.meeting;
    if (meeting.version <= before.version) return;
    state.meeting = meeting;
    broadcaster.sendToAll({ type: 'meeting_updated', meeting, now: Date.now(), userId });
    this.#onChange(before);
  }

  /** Reads the stored state if another process knows a later version. */
  catchUp(version: number) {
    const { state, store, onFailure } = this.#parts;
    if (version <= state.meeting.version) return;
    store.loadMeeting(state.board.id).then((meeting) => this.receive(meeting), onFailure);
  }

  async #change({ peer, user }: Member, message: MeetingMessage) {
    const { state, store, broadcaster, bus, onFailure } = this.#parts;
    const { opId } = message;
    try {
      const operation = { userId: user.id, opId };
      const { meeting, rejection, isDuplicate } = await store.updateMeeting(
        state.board.id,
        operation,
        (stored) => changeMeeting(stored, message, { userId: user.id, now: Date.now() }),
      );
      // A change of the board that was stored in between has read this one.
      if (rejection === undefined && !isDuplicate)
        bus.publish({ type: 'meeting', meeting, userId: user.id });
      this.receive(meeting, user.id);
      if (rejection !== undefined)
        broadcaster.send(peer, { type: 'error', message: rejection, opId });
      else if (opId !== undefined)
        broadcaster.send(peer, { type: 'ack', opId, seq: state.board.seq });
    } catch (error) {
      onFailure(error);
      const text = 'The change could not be stored. Please try again.';
      broadcaster.send(peer, { type: 'error', message: text, opId, retry: true });
    }
  }
}
