import { LeadEntity } from '../src/server/leads/entity.ts';
import { openDatabase } from '../src/server/database.ts';
import { startServer } from '../test/process.ts';
import { budgets } from './budgets.ts';
import { type Options, type Row, row } from './row.ts';
import { lead } from './submissions.ts';
import { openWorkspace } from './workspace.ts';

const CONNECTIONS = 20;
const ROUNDS = 2;
const SECONDS = 5;
const token = 'durability-token';
const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

/** Kills the server while leads are sent, and counts acknowledged leads that are not stored. */
export async function durability({ isQuick }: Options): Promise<Row[]> {
  const rows: Row[] = [];
  await using work = openWorkspace();
  for (const kind of ['sqlite', 'postgres'] as const) {
    const database = await work.newDatabase(kind);
    for (let round = 1; round <= (isQuick ? 1 : ROUNDS); round++) {
      const { answered, missing } = await killMidway(database);
      const what = `kill -9 on ${kind === 'sqlite' ? 'SQLite' : 'Postgres'}, round ${round}: lost of ${answered} acknowledged leads`;
      rows.push(row({ what, measured: missing, unit: 'leads', budget: budgets.lost }));
    }
  }
  return rows;
}

async function killMidway(database: string) {
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
  if (code !== null) throw new Error('The server was not killed');
  return {
    answered: answered.size,
    missing: [...answered].filter((id) => !stored.has(id)).length,
  };
}

/** Sends leads until the server is gone. */
async function stream(url: string, n: number, answered: Set<string>) {
  const body = JSON.stringify({ ...lead, lastName: `Number ${n}` });
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
