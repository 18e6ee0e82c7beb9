import Database from 'better-sqlite3';
import Fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/**
 * The baseline: Fastify that sends prepared buffers, and Fastify with one prepared insert of the
 * same durability. Receives the bodies to send over the IPC channel.
 */
const Setup = z.object({
  port: z.int(),
  file: z.string(),
  bodies: z.record(z.string(), z.string()),
});

process.once('message', (message) => void start(Setup.parse(message)));

async function start({ port, file, bodies }: z.output<typeof Setup>) {
  const app = Fastify();
  for (const [path, body] of Object.entries(bodies)) {
    const buffer = Buffer.from(body);
    const type = path.startsWith('/api') ? 'application/json' : 'text/html';
    app.get(path, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(buffer));
  }
  const insert = prepareInsert(file);
  app.post<{ Body: Record<string, string> }>('/api/leads', (request, reply) => {
    const row = { ...request.body, id: randomUUID(), createdAt: Date.now() };
    insert.run(row);
    return reply.code(201).send({ lead: row });
  });
  await app.listen({ port });
  process.send?.('ready');
}

function prepareInsert(file: string) {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  const columns =
    'id,firstName,lastName,email,company,revenue,message,leadType,offerType,createdAt';
  database.exec(`create table leads (${columns}, primary key (id))`);
  return database.prepare(`insert into leads values (${columns.replace(/\w+/g, '@$&')})`);
}
