import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FastifyBaseLogger } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { BoardItems, type Change, type Item, targetOf } from '../../shared/whiteboard/board.ts';
import { DEMO_BOARD, DEMO_TITLE } from '../../shared/whiteboard/constants.ts';
import { deletion } from '../../shared/whiteboard/restoring.ts';
import { replacedBy } from '../../shared/whiteboard/boardHistory.ts';
import type { Note } from '../../shared/whiteboard/note.ts';
import { HOUR_MS, MINUTE_MS } from '../../shared/durations.ts';
import { commitUpdate } from '../database/groupCommit.ts';
import { siteContent } from '../content/siteContent.ts';
import { demoNotes } from './demoNotes.ts';
import { BoardEntity } from './entity.ts';
import { readItems } from './itemTables.ts';
import type { LiveBoards } from './service.ts';
import { createBoardRow } from './boardRows.ts';
import { writeChanges } from './store.ts';

/** The hour of the day, in UTC, in which the board is tidied. */
const TIDY_HOUR = 3;
const QUIET_MS = HOUR_MS;
const POLL_MS = MINUTE_MS;
/** The author of these changes in the board's history. */
const SITE_USER = 'site';

/** Fills the demo board if nothing was ever on it. Returns whether it did. */
async function seedDemoBoard(em: SqlEntityManager) {
  if ((await em.count(BoardEntity, { id: DEMO_BOARD })) === 0)
    await createBoardRow(em, { title: DEMO_TITLE, id: DEMO_BOARD });
  return commitUpdate(em, async (tx) => {
    const isUnused = { id: DEMO_BOARD, seq: 0 };
    if ((await tx.nativeUpdate(BoardEntity, isUnused, { changedAt: new Date() })) === 0)
      return false;
    await restoreNotes(tx);
    return true;
  });
}

/**
 * Restores the demo board between 03:00 and 04:00 UTC, if no one was on it from 02:00 on. Of several
 * processes, one does so. Returns whether it did.
 */
function tidyDemoBoard(em: SqlEntityManager, now: Date): Promise<boolean> {
  const start = new Date(now);
  start.setUTCHours(TIDY_HOUR, 0, 0, 0);
  if (now.getUTCHours() !== TIDY_HOUR) return Promise.resolve(false);
  const quietSince = new Date(start.getTime() - QUIET_MS);
  return commitUpdate(em, async (tx) => {
    // Locks the row: only one process finds the board untidied, and changes wait.
    const claimed = await tx.nativeUpdate(
      BoardEntity,
      {
        id: DEMO_BOARD,
        changedAt: { $lte: quietSince },
        $and: [
          { $or: [{ occupiedAt: null }, { occupiedAt: { $lte: quietSince } }] },
          { $or: [{ tidiedAt: null }, { tidiedAt: { $lt: start } }] },
        ],
      },
      { tidiedAt: now },
    );
    if (claimed === 0) return false;
    await restoreNotes(tx);
    return true;
  });
}

/** Stores the changes that lead to the first state, so that the history keeps what was there before. */
async function restoreNotes(em: SqlEntityManager) {
  const items = new BoardItems(await readItems(em, DEMO_BOARD));
  const changes = tidyingChanges([...items]);
  if (changes.length === 0) return;
  const board = await em
    .getKysely<{ whiteboard_boards: { id: string; seq: number | string } }>()
    .selectFrom('whiteboard_boards')
    .select('seq')
    .where('id', '=', DEMO_BOARD)
    .executeTakeFirstOrThrow();
  const first = Number(board.seq) + 1;
  const committed = changes.map((change, index) => ({
    seq: first + index,
    userId: SITE_USER,
    userName: siteContent().documents.site.name,
    opId: undefined,
    change,
    replaced: replacedBy(change, items.get(targetOf(change).id)),
  }));
  const touched = new Map<string, Note | undefined>(
    changes.map((change) => [
      targetOf(change).id,
      change.type === 'add_note' ? change.note : undefined,
    ]),
  );
  await writeChanges(em, DEMO_BOARD, committed, touched);
}

function tidyingChanges(items: readonly Item[]): Change[] {
  const wanted = demoNotes();
  const kept = new Set(
    wanted
      .filter((note) => items.some((item) => isDeepStrictEqual(item, note)))
      .map(({ id }) => id),
  );
  const deletions = items.filter(({ id }) => !kept.has(id)).flatMap(deletion);
  const additions = wanted
    .filter(({ id }) => !kept.has(id))
    .map((note): Change => ({ type: 'add_note', note }));
  return [...deletions, ...additions];
}

type Options = {
  fork: () => SqlEntityManager;
  live: Pick<LiveBoards, 'reload'>;
  log: FastifyBaseLogger;
  now?: () => Date;
};

/** Checks once a minute whether the demo board needs filling or tidying. */
export function createDemoTidying({ fork, live, log, now = () => new Date() }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<boolean> = Promise.resolve(false);

  async function run() {
    const isTidied = (await seedDemoBoard(fork())) || (await tidyDemoBoard(fork(), now()));
    if (isTidied) {
      await live.reload(DEMO_BOARD);
      log.info('tidied the demo board');
    }
    return isTidied;
  }

  const poll = () => {
    running = run().catch((err: unknown) => {
      log.error({ err }, 'failed to tidy the demo board');
      return false;
    });
  };

  return {
    run,
    start: () => void (timer ??= setInterval(poll, POLL_MS).unref()),
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
