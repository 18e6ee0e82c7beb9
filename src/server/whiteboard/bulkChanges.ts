import { type Change, type Item, targetOf } from '../../shared/whiteboard/board.ts';
import { type BoardHistory, itemsAt } from '../../shared/whiteboard/boardHistory.ts';
import type { Restore } from '../../shared/whiteboard/facilitation.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import { restoringChanges } from '../../shared/whiteboard/restoring.ts';
import type { RoomParts } from './boardState.ts';
import type { Sequencer } from './sequencer.ts';
import type { Facilitation } from './facilitation.ts';
import type { Member } from './members.ts';
import { BUSY } from './pendingOperations.ts';

const TOO_OLD = 'The history of this board does not reach back that far.';

type Acknowledging = { ack: (member: Member, opId: string | undefined, seq: number) => void };

/**
 * Operations of facilitators that change many items (W36, W41). A small message can change a whole board,
 * so one at a time is carried out.
 */
export class BulkChanges {
  #parts: RoomParts;
  #sequencer: Sequencer;
  #facilitation: Facilitation;
  #room: Acknowledging;
  #isRunning = false;

  constructor(
    parts: RoomParts,
    sequencer: Sequencer,
    facilitation: Facilitation,
    room: Acknowledging,
  ) {
    this.#parts = parts;
    this.#sequencer = sequencer;
    this.#facilitation = facilitation;
    this.#room = room;
  }

  clearVotes(member: Member, opId: string | undefined) {
    if (this.#facilitation.mayChangeAll(member, opId) && this.#begins(member, opId))
      this.#enqueueAll(member, withdrawals(this.#parts.state.items.notes.values()), { opId });
  }

  async restore(member: Member, message: Restore) {
    const { state, store, broadcaster, onFailure } = this.#parts;
    const { opId } = message;
    if (!this.#facilitation.mayChangeAll(member, opId)) return;
    const before = this.#sequencer.findSeq(member.user.id, opId);
    if (before !== undefined) return this.#room.ack(member, opId, before);
    if (!this.#begins(member, opId)) return;
    try {
      const history = await store.readHistory(state.board.id);
      const first = history?.steps.at(-1)?.seq ?? Infinity;
      if (history && Math.min(message.seq, message.since ?? Infinity) >= first - 1)
        return this.#restore(member, message, history);
      broadcaster.send(member.peer, { type: 'error', message: TOO_OLD, opId });
    } catch (error) {
      onFailure(error);
      const text = 'The history could not be read. Please try again.';
      broadcaster.send(member.peer, { type: 'error', message: text, opId, retry: true });
    }
    this.#isRunning = false;
  }

  /** Begins an operation, which ends when its last change is settled, or has the sender try again. */
  #begins({ peer }: Member, opId: string | undefined): boolean {
    const isBusy = this.#isRunning || this.#sequencer.isFull;
    const error = { type: 'error', message: BUSY, opId, retry: true } as const;
    if (isBusy) this.#parts.broadcaster.send(peer, error);
    else this.#isRunning = true;
    return !isBusy;
  }

  #restore(member: Member, { seq, since, opId }: Restore, history: BoardHistory) {
    const { state, broadcaster, bus } = this.#parts;
    const { drafts } = this.#facilitation;
    const { notes, sections } = state.items;
    // A vote continues, whatever state the board is restored to.
    const isVoting = state.meeting.voting !== undefined;
    const isDraft = (id: string) => drafts.ownerOf(id) !== undefined;
    const now = new Map<string, Item>([...sections, ...notes].filter(([id]) => !isDraft(id)));
    const changes = restoringChanges({
      now,
      target: itemsAt(history, seq),
      since: since === undefined ? undefined : itemsAt(history, since),
    }).filter((change) => !isDraft(targetOf(change).id) && !(isVoting && change.type === 'vote'));
    const at = history.steps.find((step) => step.seq <= seq)?.at;
    const userId = member.user.id;
    this.#enqueueAll(member, changes, {
      opId,
      onStored: (from, to) => {
        const message = { type: 'board_restored', userId, at, from, to, opId } as const;
        broadcaster.sendToAll(message);
        bus.publish({ type: 'restored', message });
      },
    });
  }

  /** The `opId` belongs to the last change, which is stored when all are. */
  #enqueueAll(
    member: Member,
    changes: readonly Change[],
    { opId, onStored }: { opId: string | undefined; onStored?: (from: number, to: number) => void },
  ) {
    if (changes.length === 0) {
      this.#isRunning = false;
      this.#room.ack(member, opId, this.#parts.state.board.seq);
    }
    let from: number | undefined;
    for (const [index, change] of changes.entries()) {
      const isLast = index === changes.length - 1;
      // The sender of a vote or a deletion gets no broadcast of it.
      const sender = {
        member,
        wasNormalized: true,
        onSettled: (stored?: number) => {
          if (isLast) this.#isRunning = false;
          if (stored === undefined) return;
          from ??= stored - 1;
          if (isLast) onStored?.(from, stored);
        },
      };
      this.#sequencer.enqueueFrom(sender, change, isLast ? opId : undefined);
    }
  }
}

/** Returns the changes that take back all votes on the notes. */
const withdrawals = (notes: Iterable<Note>): Change[] =>
  Array.from(notes).flatMap(({ id: noteId, votes = [] }) =>
    votes.map((userId): Change => ({ type: 'vote', noteId, userId, isOn: false })),
  );
