import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../../test/app.ts';

async function listening() {
  const server = await testApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(server.app.listeningOrigin);
  return { server, port: Number(port) };
}

/** Sends bytes and returns everything received until the server closes the connection. */
async function exchange(port: number, request: string) {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const [answer = '', ...more] = (await text(socket)).split(/(?=^HTTP\/1\.1 )/m);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => line.toLowerCase().split(': '));
  const status = Number(first.split(' ')[1]);
  return {
    status,
    headers: z.record(z.string(), z.string()).parse(Object.fromEntries(headers)),
    body,
    more,
  };
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
const post = (path: string, ...headers: string[]) => get(path, ...headers).replace('GET', 'POST');
const CHUNKED = 'Transfer-Encoding: chunked';
const JSON_TYPE = 'Content-Type: application/json';

const unreadable: [what: string, status: number, request: string][] = [
  ['large headers', 431, get(`/?${'x'.repeat(20_000)}`)],
  ['an unknown method', 400, 'STARE / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['another protocol', 400, '\x16\x03\x01\r\n\r\n'],
  ['a control character in a header', 400, get('/', 'X-Name: a\x01b')],
  ['a malformed chunk', 400, `${post('/api/leads', JSON_TYPE, CHUNKED)}zz\r\n`],
  [
    'a chunk with a large extension',
    413,
    `${post('/api/leads', JSON_TYPE, CHUNKED)}1;${'x'.repeat(20_000)}\r\n`,
  ],
  ['a tunnel', 405, 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n'],
];

test('what cannot be read as a request gets an error like any other, which says that the connection ends', async () => {
  const { server, port } = await listening();
  await using _ = server;
  const { headers: usual } = await server.inject('/api/nowhere');
  const names = Object.keys(usual).filter((name) => !/^(date|vary)$/.test(name));
  for (const [what, status, request] of unreadable) {
    const { headers, body, ...answer } = await exchange(port, request);
    expect([what, answer.status, answer.more]).toEqual([what, status, []]);
    expect([what, headers.connection]).toEqual([what, 'close']);
    expect([what, ...Object.keys(headers)]).toEqual(expect.arrayContaining([what, ...names]));
    expect(JSON.parse(body)).toEqual({
      statusCode: status,
      error: expect.any(String),
      message: expect.any(String),
      requestId: headers['x-request-id'],
    });
  }
});

test('a request that does not arrive in time gets 408, and its connection ends', async () => {
  const { server, port } = await listening();
  await using _ = server;
  const connected = once(server.app.server, 'connection');
  const answers = exchange(port, 'GET / HTTP/1.1\r\n');
  const [socket] = await connected;
  // Node looks for such requests every 30 seconds.
  const late = Object.assign(new Error('Late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.app.server.emit('clientError', late, socket);
  expect(await answers).toMatchObject({ status: 408, headers: { connection: 'close' } });
});

test('a request whose rest cannot be read is answered once', async () => {
  const { server, port } = await listening();
  await using _ = server;
  const request = post('/trpc/leads.create', 'Content-Type: multipart/form-data', CHUNKED);
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 415 /);
  socket.write('zz\r\n');
  expect(await text(socket)).toBe('');
});

test('a body that is too large is read to its end, so that the answer arrives', async () => {
  const { server, port } = await listening();
  await using _ = server;
  const size = 8_000_000;
  const body = ' '.repeat(size);
  const whole = post('/api/leads', JSON_TYPE, `Content-Length: ${size}`);
  const inChunks = post('/api/leads', JSON_TYPE, CHUNKED);
  for (const request of [
    `${whole}${body}`,
    `${inChunks}${size.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  ])
    for (let time = 0; time < 3; time++)
      expect(await exchange(port, request)).toMatchObject({
        status: 413,
        headers: { connection: 'close' },
      });
});

const upgrade = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
const refusals: [status: number, headers: string[]][] = [
  [403, [...upgrade, 'Origin: https://evil.example']],
  [400, [...upgrade, 'Host: evil.example']],
  [415, [...upgrade, 'Content-Type: text/plain; charset=latin1']],
  [400, upgrade.slice(0, 2)],
  [426, []],
];

test('a refused upgrade ends its connection, which nothing reads anymore', async () => {
  const { server, port } = await listening();
  await using _ = server;
  for (const [status, headers] of refusals)
    expect(await exchange(port, get('/ws/whiteboard', ...headers))).toMatchObject({
      status,
      headers: { connection: 'close' },
    });
});
