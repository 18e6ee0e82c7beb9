import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bearer, closed, freshDatabase, lead } from '../../app.ts';
import { hasCaddy, noCaddy, startCaddy } from '../../caddy.ts';
import { eventually } from '../../eventually.ts';
import { freePort, startServer } from '../../process.ts';
import { emailsOf } from '../sendUntilStored.ts';
import { recordFault } from './table.ts';

if (!hasCaddy()) console.warn(`Rolling restarts are not tested: ${noCaddy}.`);

/** Reads pages and sends forms without a pause until it is over; records every status. */
function startLoad(url: string) {
  const statuses: Record<string, number> = {};
  const emails: string[] = [];
  const over = new AbortController();
  const count = async (name: string, call: Promise<Response>) => {
    const status = await call.then(
      async (response) => (await response.text(), response.status),
      (error: unknown) => String(error),
    );
    const key = `${name} ${status}`;
    statuses[key] = (statuses[key] ?? 0) + 1;
  };
  async function visit() {
    while (!over.signal.aborted) {
      const email = `${randomUUID()}@example.com`;
      const body = new URLSearchParams({ ...lead, email, message: 'Hello. '.repeat(1000) });
      emails.push(email);
      await count('POST', fetch(`${url}/api/leads`, { method: 'POST', headers: bearer, body }));
      await count('GET', fetch(`${url}/about`));
    }
  }
  const visits = Promise.all(Array.from({ length: 4 }, visit));
  return {
    emails,
    stop: async () => {
      over.abort();
      await visits;
      return statuses;
    },
  };
}

/** Two ports behind Caddy, `start` for a process of the build on one of them, and a load. */
async function startCluster() {
  const ports = [await freePort(), await freePort()];
  const environment = {
    ...closed,
    NODE_ENV: 'production',
    DATABASE_URL: await freshDatabase(),
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '127.0.0.1',
  };
  const start = async (port = 0) => {
    const main = resolve('dist/server/main.js');
    const server = await startServer({ main, environment: { ...environment, PORT: `${port}` } });
    onTestFinished(() => void server.kill('SIGKILL'));
    return server;
  };
  return { ports, start };
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** Waits until Caddy sends forms to a process; until then no other may stop. */
const isUsed = ({ url }: Server) =>
  eventually(async () =>
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/_count\{method="POST"/),
  );

async function stop(server: Server) {
  server.kill('SIGTERM');
  expect((await server.ended()).code).toBe(0);
}

async function expectNoFailure(name: string, load: ReturnType<typeof startLoad>, url: string) {
  const statuses = await load.stop();
  recordFault(name, statuses);
  expect(Object.keys(statuses).toSorted()).toEqual(['GET 200', 'POST 201']);
  expect((await emailsOf(url, '/api/leads')).toSorted()).toEqual(load.emails.toSorted());
}

test.skipIf(!hasCaddy())(
  'replacing two processes behind Caddy in turn, as with Compose, fails no request',
  async () => {
    const { ports, start } = await startCluster();
    const servers = await Promise.all(ports.map(start));
    await using caddy = await startCaddy(ports);
    const load = startLoad(caddy.url);
    for (const server of servers) {
      await isUsed(server);
      await stop(server);
      await isUsed(await start(server.port));
    }
    await expectNoFailure('Two processes replaced in turn', load, caddy.url);
  },
);

test.skipIf(!hasCaddy())(
  'starting a new process before the old one stops, as with systemd, fails no request',
  async () => {
    const { ports, start } = await startCluster();
    const [one, two] = ports;
    let current = await start(one);
    await using caddy = await startCaddy(ports);
    const load = startLoad(caddy.url);
    for (const port of [two, one]) {
      const next = await start(port);
      await isUsed(next);
      await stop(current);
      current = next;
    }
    await expectNoFailure('New process beside the old one', load, caddy.url);
  },
);
