import { fakeTransport } from './fakeTransport.ts';
import {
  applyChange,
  BoardItems,
  type Change,
  type Item,
  targetOf,
} from '../../src/shared/whiteboard/board.ts';
import {
  currentStateMessage,
  isRepeatedToSender,
  toBroadcast,
} from '../../src/shared/whiteboard/broadcasts.ts';
import { Note } from '../../src/shared/whiteboard/note.ts';
import type { ChangeMessage, ServerMessage } from '../../src/shared/whiteboard/protocol.ts';
import { restoringChanges } from '../../src/shared/whiteboard/restoring.ts';
import { Section } from '../../src/shared/whiteboard/section.ts';
import { Replica } from '../../src/shared/whiteboard/sync/replica.ts';
import { withVotesOf } from '../../src/shared/whiteboard/changeMeeting.ts';

export const joined = (notes: Note[], seq: number, sections: Section[] = []): ServerMessage => ({
  type: 'session_joined',
  stickyNotes: notes,
  sections,
  participants: [],
  board: { title: '', seq, access: 'write' },
});

type Fixture = { notes?: Note[]; seq?: number; votesPerPerson?: () => number | undefined };

/** A replica on a board, with the messages that it sends. */
export function replicaOn({ notes = [], seq = 0, votesPerPerson }: Fixture = {}) {
  const { transport, ...rest } = fakeTransport();
  const changed: string[] = [];
  const replica = new Replica({
    ...transport,
    onNoteChange: (id) => void changed.push(id),
    ...(votesPerPerson && { votesPerPerson }),
  });
  replica.receive(joined(notes, seq));
  return { replica, changed, contentOf: (id: string) => replica.notes.get(id)?.content, ...rest };
}

export const VOTES_PER_PERSON = 2;

/** A server that implements only the rules, and clients whose connections may break. */
export class SimulatedServer {
  #remembered: ReadonlyMap<string, Item> = new Map();
  items = new BoardItems();
  seq = 0;
  seen = new Map<string, number>();
  areVotesHidden = false;
  clients;

  constructor(count: number) {
    this.clients = Array.from({ length: count }, (_, n) => {
      const id = `user-${n}`;
      return {
        ...replicaOn({ votesPerPerson: () => VOTES_PER_PERSON }),
        down: this.snapshot(id),
        read: 0,
        id,
      };
    });
  }

  /** Everything in transit is lost, and the client starts from a snapshot. */
  reconnect(n: number) {
    const client = this.client(n);
    client.replica.disconnect();
    client.read = client.sent.length;
    client.down = this.snapshot(client.id);
  }

  /** While votes are hidden, the client's own votes follow the board (W39). */
  snapshot(userId: string): ServerMessage[] {
    const notes = [...this.items.notes.values()];
    const sections = [...this.items.sections.values()];
    if (!this.areVotesHidden) return [joined(notes, this.seq, sections)];
    const own = notes.filter(({ votes }) => votes?.includes(userId));
    return [
      joined(
        notes.map((one) => withVotesOf(one)),
        this.seq,
        sections,
      ),
      ...own.map(({ id: noteId }): ServerMessage => ({
        type: 'note_voted',
        noteId,
        userId,
        isOn: true,
      })),
    ];
  }

  visibleTo = (userId: string, note: Note) =>
    this.areVotesHidden ? withVotesOf(note, userId) : note;

  hideVotes(areHidden: boolean) {
    this.areVotesHidden = areHidden;
    for (const { id: userId, down } of this.clients)
      for (const note of this.items.notes.values()) {
        const { id: noteId, votes = [] } = this.visibleTo(userId, note);
        down.push({ type: 'note_updated', noteId, updates: { votes } });
      }
  }

  client(n: number) {
    const client = this.clients[n % this.clients.length];
    if (!client) throw new Error('No such client');
    return client;
  }

  hasUnread(n: number) {
    const { sent, read } = this.client(n);
    return read < sent.length;
  }

  /** Reads the next message of a client. */
  serve(n: number) {
    const client = this.client(n);
    const message = client.sent[client.read];
    if (!message) return;
    client.read += 1;
    const { opId = '' } = message;
    const known = this.seen.get(opId);
    if (known !== undefined) {
      client.down.push({ type: 'ack', opId, seq: known });
      return;
    }
    const change = changeOf(message, client.id);
    const outcome = applyChange(this.items, change, VOTES_PER_PERSON);
    if (outcome.rejection !== undefined) {
      client.down.push({ type: 'error', message: outcome.rejection, opId });
      const state = currentStateMessage(this.items, targetOf(change));
      const current = this.items.notes.get(targetOf(change).id);
      client.down.push(
        state.type === 'note_updated' && current
          ? { ...state, updates: this.visibleTo(client.id, current) }
          : state,
      );
      return;
    }
    this.store(change, client);
    this.seen.set(opId, this.seq);
    client.down.push({ type: 'ack', opId, seq: this.seq });
  }

  store(change: Change, sender: (typeof this.clients)[number]) {
    const outcome = applyChange(this.items, change);
    if (outcome.rejection !== undefined) throw new Error(outcome.rejection);
    this.items.set(targetOf(change).id, outcome.item);
    this.seq += 1;
    const isHidden = change.type === 'vote' && this.areVotesHidden;
    for (const other of isHidden ? [] : this.clients)
      if (other !== sender || isRepeatedToSender(change))
        other.down.push(toBroadcast(change, this.seq));
  }

  /** Saves the board, or restores the saved state as changes of a client (W41). */
  remember() {
    this.#remembered = new Map(Array.from(this.items, (item) => [item.id, item]));
  }

  /** Votes stay as they are. */
  restore(n: number) {
    const client = this.client(n);
    const now = new Map(Array.from(this.items, (item) => [item.id, item]));
    for (const change of restoringChanges({ now, target: this.#remembered })) {
      if (change.type === 'vote') continue;
      const restored =
        change.type === 'add_note' ? { ...change, note: withVotesOf(change.note) } : change;
      this.store(restored, client);
      const current = this.items.notes.get(targetOf(restored).id);
      const state = currentStateMessage(this.items, targetOf(restored));
      client.down.push(
        state.type === 'note_updated' && current
          ? { ...state, updates: this.visibleTo(client.id, current) }
          : state,
      );
    }
  }

  /** A client receives messages and sends what is due. */
  deliver(n: number, count: number) {
    const { down, replica, pass } = this.client(n);
    for (const message of down.splice(0, count)) replica.receive(message);
    pass(50);
  }
}

function changeOf(message: ChangeMessage, userId: string): Change {
  const { opId: _, ...change } = message;
  if (change.type === 'vote') return { ...change, userId };
  if (change.type === 'add_note') return { ...change, note: Note.parse(change.note) };
  if (change.type === 'add_section') return { ...change, section: Section.parse(change.section) };
  return change;
}
