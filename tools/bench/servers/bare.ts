import Database from 'better-sqlite3';
import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { z } from 'zod';

/**
 * The baseline: Fastify that sends prepared buffers, and Fastify with one insert of the same
 * durability. Receives the bodies to send and the database over the IPC channel.
 */
const Setup = z.object({
  port: z.int(),
  bodies: z.record(z.string(), z.string()).default({}),
  database: z.string().optional(),
});
type Lead = Record<string, string | number>;

const names =
  'id firstName lastName email company revenue message leadType offerType createdAt'.split(' ');

process.once('message', (message) => void start(Setup.parse(message)));

async function start({ port, bodies, database }: z.output<typeof Setup>) {
  const app = Fastify();
  for (const [path, body] of Object.entries(bodies)) {
    const buffer = Buffer.from(body);
    const type = path.startsWith('/api') ? 'application/json' : 'text/html';
    app.get(path, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(buffer));
  }
  if (database) {
    const insert = database.startsWith('sqlite:')
      ? intoSqlite(database.replace('sqlite:', ''))
      : await intoPostgres(database);
    app.post<{ Body: Record<string, string> }>('/api/leads', async (request, reply) => {
      const lead = { ...request.body, id: randomUUID(), createdAt: Date.now() };
      await insert(lead);
      return reply.code(201).send({ lead });
    });
  }
  await app.listen({ port });
  process.send?.('ready');
}

function intoSqlite(file: string) {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(`create table leads (${names.join(', ')}, primary key (id))`);
  const statement = database.prepare(
    `insert into leads values (${names.map((name) => `@${name}`).join(', ')})`,
  );
  return (lead: Lead) => statement.run(lead);
}

async function intoPostgres(connectionString: string) {
  // As many connections as the site opens for requests.
  const pool = new Pool({ connectionString, max: 10 });
  const columns = names.map((name) => `"${name}" text`).join(', ');
  await pool.query(`create table leads (${columns}, primary key (id))`);
  const text = `insert into leads values (${names.map((_name, index) => `$${index + 1}`).join(', ')})`;
  return (lead: Lead) =>
    pool.query({ name: 'insert', text, values: names.map((name) => lead[name]) });
}
