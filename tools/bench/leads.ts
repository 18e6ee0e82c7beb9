import { budgets } from './budgets.ts';
import { compare } from './compare.ts';
import { lead } from './submissions.ts';
import type { Options, Row } from './row.ts';
import { startPeer, startSite } from './servers/start.ts';
import { openWorkspace } from './workspace.ts';

/** Stored leads per second against Fastify with one insert of the same durability. */
export async function leads(options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of ['sqlite', 'postgres'] as const) {
    await using work = openWorkspace();
    const site = work.use(await startSite(await work.newDatabase(kind)));
    const database = await work.newDatabase(kind);
    const bare = work.use(await startPeer('bare.ts', { database }));
    const reference =
      kind === 'sqlite'
        ? { url: bare.url, name: 'Fastify, prepared better-sqlite3', budget: budgets.leadSqlite }
        : { url: bare.url, name: 'Fastify, pg', budget: budgets.leadPostgres };
    const express =
      kind === 'sqlite' &&
      work.use(await startPeer('express.mjs', { file: `${work.folder}/express.db`, posts: [] }));
    const peers = express ? [{ url: express.url, name: 'Express, drizzle, better-sqlite3' }] : [];
    const name = `POST /api/leads, ${kind === 'sqlite' ? 'SQLite' : 'Postgres'}`;
    const call = { name, path: '/api/leads', body: lead };
    rows.push(...(await compare(call, [site, reference, ...peers], options)));
  }
  return rows;
}
