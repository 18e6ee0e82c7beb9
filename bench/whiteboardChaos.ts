import { chaos } from '../test/whiteboard/chaos.ts';
import { startRedis } from '../test/whiteboard/redis.ts';
import { budgets } from './budgets.ts';
import { type Options, type Row, row } from './row.ts';
import { openWorkspace } from './workspace.ts';

const CLIENTS = 50;
const SECONDS = 120;

/**
 * People edit, vote, restore and lock while connections break and servers are killed: counts changes
 * that were lost or stored twice, and boards that differ.
 */
export async function whiteboardChaos({ isQuick, seconds = SECONDS }: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, kind, processes } of [
    { name: 'one process, SQLite', kind: 'sqlite', processes: 1 },
    { name: 'two processes, Postgres, Redis', kind: 'postgres', processes: 2 },
  ] as const) {
    await using work = openWorkspace();
    const redis = processes > 1 ? work.use(await startRedis()) : undefined;
    const counts = await chaos({
      seconds: isQuick ? 6 : seconds,
      clients: CLIENTS,
      processes,
      databaseUrl: await work.newDatabase(kind),
      redisUrl: redis?.url,
    });
    console.table(counts);
    const { numbersWithoutOne, numbersTwice, unacked, clientsThatDiffer, meetingsThatDiffer } =
      counts;
    const differing = clientsThatDiffer + meetingsThatDiffer + Number(counts.databaseDiffers);
    const what = `${name}, ${counts.kills} × kill -9, ${counts.acked} changes by ${CLIENTS} people`;
    for (const [outcome, measured, unit] of [
      ['lost', numbersWithoutOne + unacked, 'changes'],
      ['stored twice', numbersTwice, 'changes'],
      ['differing', differing, 'boards'],
    ] as const)
      rows.push(row({ what: `${what}: ${outcome}`, measured, unit, budget: budgets.lost }));
  }
  return rows;
}
