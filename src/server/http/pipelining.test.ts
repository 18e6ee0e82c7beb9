import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';

async function listening() {
  const server = await testApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(server.app.listeningOrigin);
  return { server, port: Number(port) };
}

test('a connection that pipelines more than 1,000 requests is ended, and the rest is not handled', async () => {
  const { server, port } = await listening();
  await using _ = server;
  let handled = 0;
  server.app.server.on('request', () => handled++);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(5000));
  await new Promise((closed) => socket.once('close', closed));
  expect(handled).toBe(1000);
});

test('the thousandth response on a connection announces its end, so that no request is lost', async () => {
  const { server, port } = await listening();
  await using _ = server;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const call = get({ port, host: '127.0.0.1', path: '/healthz', agent });
    const [response] = await once(call, 'response');
    await once(response.resume(), 'end');
    return { status: response.statusCode, connection: response.headers.connection };
  };
  const answers = [];
  for (let n = 0; n < 1001; n++) answers.push(await ask());
  agent.destroy();
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.flatMap(({ connection }, n) => (connection === 'close' ? [n] : []))).toEqual([
    999,
  ]);
});
