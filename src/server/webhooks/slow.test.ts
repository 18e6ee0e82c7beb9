import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { bearer, lead, testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { timeouts as production } from '../http/timeouts.ts';
import { listen } from '../../../test/process.ts';
import { receiver } from '../../../test/receiver.ts';

/** Accepts connections and passes them to a handler. */
async function oddReceiver(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    behave(socket);
  });
  return {
    host: `127.0.0.1:${await listen(server)}`,
    [Symbol.dispose]: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const answering = (text: string) => (socket: Socket) =>
  void socket.once('data', () => socket.end(text));
const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
/** More than all of the worker's slots can hold. */
const LEADS = 8;

type Server = Awaited<ReturnType<typeof testApp>>;

async function webhookTo(server: Server, host: string): Promise<string> {
  const input = { name: host, url: `http://${host}/`, events: ['lead.created'] };
  return (await server.post('/trpc/webhooks.create', input, bearer)).json().result.data.id;
}

async function logOf(server: Server, id: string) {
  const response = await server.query('webhooks.deliveries', { id });
  const log: { status: number | null; error: string }[] = response.json().result.data;
  return log;
}

test('a receiver that never responds does not delay a healthy one', async () => {
  using silent = await oddReceiver(() => {});
  using healthy = await receiver();
  await using server = await testApp({
    environment: { WEBHOOK_PRIVATE_HOSTS: `${silent.host},${healthy.host}` },
    // No attempt ends by itself.
    timeouts: { ...production, webhook: 60_000, outboxAttemptGrace: 0, outboxAbortGrace: 0 },
  });
  const id = await webhookTo(server, silent.host);
  await webhookTo(server, healthy.host);
  for (let count = 0; count < LEADS; count++) await server.post('/api/leads', lead);
  server.outbox.start();
  await eventually(() => expect(healthy.received).toHaveLength(LEADS));
  expect(await logOf(server, id)).toEqual([]);
});

test('logs how receivers misbehave', async () => {
  using silent = await oddReceiver(() => {});
  using upgrading = await oddReceiver((socket) => {
    socket.once('data', () => socket.write(switching));
  });
  using hasty = await oddReceiver(answering(''));
  using trickling = await oddReceiver((socket) => {
    socket.once('data', () => socket.write('HTTP/1.1 102 Processing\r\n\r\n'));
  });
  const unreachable = 'The address could not be reached: ';
  const late = `${unreachable}it did not respond within 2 seconds`;
  for (const [{ host }, status, error, webhook] of [
    [silent, null, late, 2000],
    [trickling, null, late, 2000],
    // No attempt ends by its timeout.
    [upgrading, 101, 'The address returned 101.', 600_000],
    [hasty, null, expect.stringMatching(`^${unreachable}`), 600_000],
  ] as const) {
    await using server = await testApp({
      environment: { WEBHOOK_PRIVATE_HOSTS: host },
      timeouts: { ...production, webhook },
    });
    const id = await webhookTo(server, host);
    await server.post('/api/leads', lead);
    server.outbox.start();
    const firstAttempt = async () => (await logOf(server, id)).at(-1);
    await eventually(async () => expect(await firstAttempt()).toMatchObject({ status, error }));
  }
});
