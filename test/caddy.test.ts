import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { lead, testApp } from './app.ts';
import { hasCaddy, noCaddy, startCaddy } from './caddy.ts';
import { eventually } from './eventually.ts';
import { listen } from './process.ts';

if (!hasCaddy()) console.warn(`deploy/Caddyfile is not tested: ${noCaddy}.`);

/** A process of the site that says whether it is ready, and records the forms that it gets. */
async function startUpstream() {
  const state = {
    isReady: true,
    checks: 0,
    pages: new Array<string>(),
    forms: new Array<string>(),
  };
  const server = createServer((request, reply) => {
    const { url = '', method } = request;
    if (url.startsWith('/readyz')) {
      state.checks++;
      reply.writeHead(state.isReady ? 200 : 503).end();
    } else if (method === 'GET') {
      state.pages.push(url);
      reply.end();
    } else
      void request
        .setEncoding('utf8')
        .toArray()
        .then((parts) => {
          state.forms.push(parts.join(''));
          reply.writeHead(201).end();
        });
  });
  const port = await listen(server);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(stop);
  return Object.assign(state, { port, stop });
}

const send = async (url: string, form: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await fetch(url, { method: 'POST', headers, body: form })).status;
};

test.skipIf(!hasCaddy())('Caddy sends forms only to processes that are ready', async () => {
  const one = await startUpstream();
  const two = await startUpstream();
  await using caddy = await startCaddy([one.port, two.port]);
  const sendMany = async () => {
    for (const upstream of [one, two]) upstream.forms.length = 0;
    const forms = Array.from({ length: 20 }, (_, n) => `form=${n}`);
    for (const form of forms) expect(await send(caddy.url, form)).toBe(201);
    expect([...one.forms, ...two.forms].toSorted()).toEqual(forms.toSorted());
    return [one.forms.length, two.forms.length];
  };
  await eventually(async () => expect(await sendMany()).not.toContain(0));
  one.isReady = false;
  await eventually(async () => expect(await sendMany()).toEqual([0, 20]));
  one.stop();
  expect(await sendMany()).toEqual([0, 20]);
});

test.skipIf(!hasCaddy())('a page waits while the only process restarts', async () => {
  const only = await startUpstream();
  await using caddy = await startCaddy([only.port]);
  /** Waits for checks whose result Caddy has seen, because each follows the one before. */
  const checkedTwice = async () => {
    const { checks } = only;
    await eventually(() => expect(only.checks).toBeGreaterThan(checks + 1));
  };
  only.isReady = false;
  await checkedTwice();
  const page = fetch(`${caddy.url}/about`);
  await checkedTwice();
  expect(only.pages).not.toContain('/about');
  only.isReady = true;
  expect((await page).status).toBe(200);
  expect(only.pages).toContain('/about');
});

/** Sends what a browser never sends, and returns the first line of the answer. */
async function sendRaw(url: string, request: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(request.replace('\r\n', `\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n`));
  const answer = await text(socket);
  return answer.split('\r\n')[0];
}

const json = 'POST /api/leads HTTP/1.1\r\nContent-Type: application/json\r\n';
/** Requests that a stranger can send through Caddy, and how they are answered. */
const hostile = {
  'headers that are too large': [`GET /?q=${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431],
  'headers as large as Caddy accepts': [`GET /?q=${'x'.repeat(13_000)} HTTP/1.1\r\n\r\n`, 200],
  'an unknown method': ['STARE / HTTP/1.1\r\n\r\n', 400],
  'a request for a tunnel': ['CONNECT $HOST HTTP/1.1\r\n\r\n', 405],
  'a body that is too large': [
    `${json}Content-Length: 4000000\r\n\r\n${' '.repeat(4_000_000)}`,
    413,
  ],
  'a garbled body': [`${json}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 502],
} as const;

test.skipIf(!hasCaddy())(
  'whatever a stranger sends through Caddy, the forms of others arrive',
  async () => {
    await using server = await testApp();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    await using caddy = await startCaddy([Number(new URL(server.app.listeningOrigin).port)]);
    const form = new URLSearchParams(lead).toString();
    for (const [name, [request, status]] of Object.entries(hostile))
      for (let time = 0; time < 5; time++) {
        const sent = request.replace('$HOST', new URL(caddy.url).host);
        expect([name, await sendRaw(caddy.url, sent)]).toEqual([
          name,
          expect.stringContaining(` ${status} `),
        ]);
        expect([name, await send(`${caddy.url}/api/leads`, form)]).toEqual([name, 201]);
      }
  },
);

test('Caddy closes idle connections before the server does', async () => {
  await using server = await testApp();
  const [, seconds] = /\bkeepalive (\d+)s/.exec(readFileSync('deploy/Caddyfile', 'utf8')) ?? [];
  expect(Number(seconds) * 1000).toBeLessThan(server.app.server.keepAliveTimeout / 2);
});
