import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { testApp, type TestApp } from '../app.ts';
import { timeouts, withQuickLivePoll } from '../timeouts.ts';

const Start = z.object({
  database: z.string(),
  environment: z.record(z.string(), z.string()),
  isSeeded: z.boolean(),
});
type Start = z.output<typeof Start>;
const Message = z.object({
  id: z.string(),
  /** The server to start; without it, the server with this id is closed. */
  open: Start.optional(),
});
const quick = { ...withQuickLivePoll, backgroundStart: timeouts.backgroundStart };
const running = new Map<string, TestApp>();

// In a thread of its own, because the DOM of a test replaces globals that the server uses.
parentPort?.on('message', (message: unknown) => void respond(Message.parse(message)));

async function respond({ id, open }: z.output<typeof Message>) {
  const url = open ? await start(id, open) : await close(id);
  parentPort?.postMessage({ id, url });
}

async function start(id: string, { database, isSeeded, environment }: Start) {
  const server = await testApp({
    url: `sqlite:${database}`,
    timeouts: quick,
    isSeeded,
    // Beside the database, because Vitest knows nothing of this thread.
    environment: {
      UPLOADS_DIR: `${database}-uploads`,
      BACKUP_DIR: `${database}-backups`,
      ...environment,
    },
  });
  // A connection that is kept alive would delay the end of a test.
  server.app.server.maxRequestsPerSocket = 1;
  running.set(id, server);
  return server.app.listen({ port: 0, host: '127.0.0.1' });
}

async function close(id: string) {
  await running.get(id)?.[Symbol.asyncDispose]();
  running.delete(id);
  return '';
}
