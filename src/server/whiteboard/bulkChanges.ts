import { type Change, type Item, targetOf } from '../../shared/whiteboard/board.ts';
import { type BoardHistory, itemsAt } from '../../shared/whiteboard/boardHistory.ts';
import type { Restore } from '../../shared/whiteboard/facilitation.ts';
import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';
import { restoringChanges } from '../../shared/whiteboard/restoring.ts';
import type { ChangeLog } from './changeLog.ts';
import { withdrawals } from './clearVotes.ts';
import type { Facilitation } from './facilitation.ts';
import type { Member } from './members.ts';

const TOO_OLD = 'The history of this board does not reach back that far.';

type OnStored = (seq: number) => void;

type Options = {
  changeLog: Pick<ChangeLog<unknown>, 'board' | 'items' | 'findSeq'>;
  facilitation: Pick<Facilitation, 'drafts' | 'mayChangeAll' | 'meeting'>;
  enqueue: (member: Member, change: Change, opId?: string, onStored?: OnStored) => void;
  ack: (member: Member, opId: string | undefined, seq: number) => void;
  send: (member: Member, message: ServerMessage) => void;
  /** Notifies everyone, including participants on other processes. */
  announce: (message: Extract<ServerMessage, { type: 'board_restored' }>) => void;
  readHistory: () => Promise<BoardHistory | undefined>;
  onFailure: (error: unknown) => void;
};

/** Operations of facilitators that change many items in one batch (W36, W41). */
export class BulkChanges {
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  clearVotes(member: Member, opId: string | undefined) {
    const { facilitation, changeLog } = this.#options;
    if (facilitation.mayChangeAll(member, opId))
      this.#enqueueAll(member, withdrawals(changeLog.items.notes.values()), { opId });
  }

  async restore(member: Member, message: Restore) {
    const { facilitation, changeLog, ack, send, readHistory, onFailure } = this.#options;
    const { opId } = message;
    if (!facilitation.mayChangeAll(member, opId)) return;
    const before = changeLog.findSeq(member.user.id, opId);
    if (before !== undefined) return ack(member, opId, before);
    try {
      const history = await readHistory();
      const first = history?.steps.at(-1)?.seq ?? Infinity;
      if (history && Math.min(message.seq, message.since ?? Infinity) >= first - 1)
        this.#restore(member, message, history);
      else send(member, { type: 'error', message: TOO_OLD, opId });
    } catch (error) {
      onFailure(error);
      const text = 'The history could not be read. Please try again.';
      send(member, { type: 'error', message: text, opId, retry: true });
    }
  }

  #restore(member: Member, { seq, since, opId }: Restore, history: BoardHistory) {
    const { changeLog, facilitation, announce } = this.#options;
    const { notes, sections } = changeLog.items;
    // A vote continues, whatever state the board is restored to.
    const isVoting = facilitation.meeting.current.voting !== undefined;
    const isDraft = (id: string) => facilitation.drafts.ownerOf(id) !== undefined;
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
      onStored: (from, to) => announce({ type: 'board_restored', userId, at, from, to, opId }),
    });
  }

  /** The `opId` belongs to the last change, which is stored when all are. */
  #enqueueAll(
    member: Member,
    changes: readonly Change[],
    { opId, onStored }: { opId: string | undefined; onStored?: (from: number, to: number) => void },
  ) {
    const { ack, changeLog, enqueue } = this.#options;
    if (changes.length === 0) ack(member, opId, changeLog.board.seq);
    let from: number | undefined;
    for (const [index, change] of changes.entries()) {
      const isLast = index === changes.length - 1;
      enqueue(member, change, isLast ? opId : undefined, (stored) => {
        from ??= stored - 1;
        if (isLast) onStored?.(from, stored);
      });
    }
  }
}
