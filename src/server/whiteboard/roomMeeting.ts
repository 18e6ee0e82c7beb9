import type { Meeting, MeetingMessage } from '../../shared/whiteboard/meeting.ts';
import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';
import { changeMeeting } from '../../shared/whiteboard/changeMeeting.ts';
import type { Peer } from './broadcaster.ts';
import type { BusMessage } from './bus.ts';
import type { Member } from './members.ts';
import type { Store } from './store.ts';

type Options = {
  boardId: string;
  meeting: Meeting;
  store: Pick<Store, 'loadMeeting' | 'updateMeeting'>;
  send: (peer: Peer, message: ServerMessage) => void;
  sendToAll: (message: ServerMessage) => void;
  publish: (message: BusMessage) => void;
  /** The number of the board's last change. */
  seq: () => number;
  /** Called after a change has been announced. */
  onChange: (before: Meeting) => void;
  onFailure: (error: unknown) => void;
};

/** The meeting of a room: stored first, then announced to everyone here and to other processes. */
export class RoomMeeting {
  #options: Options;
  #current: Meeting;
  #running = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#current = options.meeting;
  }

  get current(): Readonly<Meeting> {
    return this.#current;
  }

  /** Applies a member's change after the earlier ones. */
  change(member: Member, message: MeetingMessage) {
    this.#running = this.#running.then(() => this.#change(member, message));
  }

  /** Takes over the state that another process stored. */
  receive(meeting: Meeting, userId?: string) {
    if (meeting.version <= this.#current.version) return;
    const before = this.#current;
    this.#current = meeting;
    this.#options.sendToAll({ type: 'meeting_updated', meeting, now: Date.now(), userId });
    this.#options.onChange(before);
  }

  /** Reads the stored state if another process knows a later version. */
  catchUp(version: number) {
    if (version <= this.#current.version) return;
    const { store, boardId, onFailure } = this.#options;
    store.loadMeeting(boardId).then((meeting) => this.receive(meeting), onFailure);
  }

  async #change({ peer, user }: Member, message: MeetingMessage) {
    const { boardId, store, send, publish, seq, onFailure } = this.#options;
    const { opId } = message;
    try {
      const operation = { userId: user.id, opId };
      const { meeting, rejection, isDuplicate } = await store.updateMeeting(
        boardId,
        operation,
        (stored) => changeMeeting(stored, message, { userId: user.id, now: Date.now() }),
      );
      // A change of the board that was stored in between has read this one.
      if (rejection === undefined && !isDuplicate)
        publish({ type: 'meeting', meeting, userId: user.id });
      this.receive(meeting, user.id);
      if (rejection !== undefined) send(peer, { type: 'error', message: rejection, opId });
      else if (opId !== undefined) send(peer, { type: 'ack', opId, seq: seq() });
    } catch (error) {
      onFailure(error);
      const text = 'The change could not be stored. Please try again.';
      send(peer, { type: 'error', message: text, opId, retry: true });
    }
  }
}
