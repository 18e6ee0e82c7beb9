import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../src/server/database/database.ts';
import { BoardChangeEntity } from '../../src/server/whiteboard/entity.ts';
import { DEMO_BOARD } from '../../src/shared/whiteboard/constants.ts';
import type { Acked } from './headlessClient.ts';

const INTERVAL_MS = 500;

/**
 * Records the stored changes of one user of the demo board, before the server forgets their content:
 * those of a restore are acknowledged together.
 */
export async function recordChanges(databaseUrl: string, userId: string) {
  const orm = await openDatabase(databaseUrl);
  const changes: Acked[] = [];
  let last = 0;
  const stop = new AbortController();

  async function read() {
    const rows = await orm.em
      .fork()
      .find(
        BoardChangeEntity,
        { boardId: DEMO_BOARD, userId, seq: { $gt: last } },
        { orderBy: { seq: 'asc' } },
      );
    for (const { seq, change } of rows) {
      if (change === null || change === undefined) throw new Error(`Change ${seq} is forgotten.`);
      changes.push({ seq, userId, change: JSON.parse(change) });
      last = seq;
    }
  }

  async function poll() {
    for (; !stop.signal.aborted; await wait(INTERVAL_MS)) await read();
  }
  const polling = poll();

  return {
    /** Stops after a final read. */
    async stop() {
      stop.abort();
      await polling;
      await read();
      await orm.close();
      return changes;
    },
  };
}
