import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { testApp, type TestApp } from '../app.ts';
import { timeouts, withQuickLivePoll } from '../timeouts.ts';

/**
 * Runs the servers of component tests in a thread of its own, because the DOM of a test replaces
 * globals that the server uses.
 */
const Message = z.object({
  id: z.string(),
  /** The server to start; without it, the server with this id is closed. */
  open: z
    .object({
      database: z.string(),
      environment: z.record(z.string(), z.string()),
      isSeeded: z.boolean(),
    })
    .optional(),
});
const running = new Map<string, TestApp>();

parentPort?.on('message', async (message: unknown) => {
  const { id, open } = Message.parse(message);
  if (open) {
    const { database, ...options } = open;
    const url = `sqlite:${database}`;
    const server = await testApp({
      url,
      timeouts: { ...withQuickLivePoll, backgroundStart: timeouts.backgroundStart },
      ...options,
    });
    // A connection that is kept alive would delay the end of a test.
    server.app.server.maxRequestsPerSocket = 1;
    running.set(id, server);
    parentPort?.postMessage({ id, url: await server.app.listen({ port: 0, host: '127.0.0.1' }) });
    return;
  }
  await running.get(id)?.[Symbol.asyncDispose]();
  running.delete(id);
  parentPort?.postMessage({ id, url: '' });
});
