import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshDatabase, lead } from '../../app.ts';
import { listen, startServer } from '../../process.ts';
import { recordFault } from './table.ts';

type Backend = { port: number; isUp: boolean };

/** A typical reverse proxy: round robin, keep-alive connections, a health check every 500 ms. */
async function startProxy(ports: number[]) {
  const agent = new Agent({ keepAlive: true });
  const backends: Backend[] = ports.map((port) => ({ port, isUp: true }));
  let turn = 0;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const up = backends.filter(({ isUp }) => isUp);
    const { port } = up[turn++ % up.length] ?? { port: 0 };
    const { method, url: path, headers } = incoming;
    const call = request({ port, host: '127.0.0.1', method, path, headers, agent });
    call.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    call.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(call);
  };
  const probe = setInterval(() => {
    for (const backend of backends)
      void fetch(`http://127.0.0.1:${backend.port}/readyz`).then(
        ({ ok }) => (backend.isUp = ok),
        () => (backend.isUp = false),
      );
  }, 500);
  const server = createServer(forward);
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    isUp: (at: number) => backends.some((backend) => backend.port === at && backend.isUp),
    stop: () => {
      clearInterval(probe);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Reads pages and sends leads without a pause until it is over; returns every status. */
async function load(url: string, isOver: () => boolean) {
  const statuses: Record<string, number> = {};
  while (!isOver()) {
    const headers = { 'content-type': 'application/json' };
    const post = { method: 'POST', body: JSON.stringify(lead), headers };
    for (const call of [fetch(`${url}/about`), fetch(`${url}/api/leads`, post)]) {
      const { status } = await call.then(
        async (response) => (await response.text(), response),
        () => ({ status: 0 }),
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  return statuses;
}

test('a rolling restart of three processes fails no request', async () => {
  const environment = {
    DATABASE_URL: await freshDatabase(),
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '3',
    // All test requests come from one address.
    TRUST_PROXY: '127.0.0.1',
  };
  const servers = [];
  for (let n = 0; n < 3; n++) servers.push(await startServer({ environment }));
  const proxy = await startProxy(servers.map(({ port }) => port));
  let isOver = false;
  const loads = Array.from({ length: 4 }, () => load(proxy.url, () => isOver));
  for (const [index, server] of servers.entries()) {
    await wait(1000);
    server.kill('SIGTERM');
    expect((await server.ended()).code).toBe(0);
    const { port } = server;
    servers[index] = await startServer({ environment: { ...environment, PORT: `${port}` } });
    while (!proxy.isUp(port)) await wait(50);
  }
  isOver = true;
  const totals: Record<string, number> = {};
  for (const statuses of await Promise.all(loads))
    for (const [status, count] of Object.entries(statuses))
      totals[status] = (totals[status] ?? 0) + count;
  recordFault('Rolling restart', totals);
  // Leads beyond the limit of one address are rejected.
  expect(Object.keys(totals).filter((status) => !['200', '201', '429'].includes(status))).toEqual(
    [],
  );
  expect(totals['200']).toBeGreaterThan(50);
  proxy.stop();
  for (const server of servers) server.kill('SIGTERM');
  for (const server of servers) await server.ended();
});
