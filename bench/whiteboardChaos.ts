import { chaos } from '../test/whiteboard/chaos.ts';
import { startRedis } from '../test/whiteboard/redis.ts';
import { budgets } from './budgets.ts';
import { type Options, type Row, row } from './row.ts';
import { openWorkspace } from './workspace.ts';

const CLIENTS = 50;
const SECONDS = 120;

/** People edit while connections break and a server is killed: counts changes that were lost. */
export async function whiteboardChaos({ isQuick }: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, kind, processes } of [
    { name: 'one process, SQLite', kind: 'sqlite', processes: 1 },
    { name: 'two processes, Postgres, Redis', kind: 'postgres', processes: 2 },
  ] as const) {
    await using work = openWorkspace();
    const redis = processes > 1 ? work.use(await startRedis()) : undefined;
    const counts = await chaos({
      seconds: isQuick ? 6 : SECONDS,
      clients: CLIENTS,
      processes,
      databaseUrl: await work.newDatabase(kind),
      redisUrl: redis?.url,
    });
    console.table(counts);
    const { numbersWithoutOne, numbersTwice, unacked, clientsThatDiffer, meetingsThatDiffer } =
      counts;
    const lost =
      numbersWithoutOne +
      numbersTwice +
      unacked +
      clientsThatDiffer +
      meetingsThatDiffer +
      Number(counts.databaseDiffers);
    const what = `${name}: lost or different of ${counts.acked} changes by ${CLIENTS} people`;
    rows.push(row({ what, measured: lost, unit: 'changes', budget: budgets.lost }));
  }
  return rows;
}
