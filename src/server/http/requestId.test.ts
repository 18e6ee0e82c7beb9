import pino from 'pino';
import { expect, test } from 'vitest';
import { lead, testApp } from '../../../test/app.ts';

const UUID = /^[0-9a-f-]{36}$/;

test('an id of the proxy names the request in the response, its errors and the log', async () => {
  const lines: { reqId?: string; procedures?: string; msg: string }[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  await using server = await testApp({ logger });
  const headers = { 'x-request-id': 'proxy-17' };
  const rest = await server.inject({ url: '/api/blog/no-such-post', headers });
  expect(rest.headers['x-request-id']).toBe('proxy-17');
  expect(rest.json()).toEqual({
    statusCode: 404,
    error: 'Not Found',
    message: 'BlogPost not found',
    requestId: 'proxy-17',
  });
  const call = await server.inject({ url: '/trpc/leads.nothing,leads.get?batch=1', headers });
  expect(call.json()[1].error.data.requestId).toBe('proxy-17');
  const page = await server.inject({ url: '/no-such-page', headers });
  expect(page.headers['x-request-id']).toBe('proxy-17');
  expect(lines.map(({ reqId, procedures }) => ({ reqId, procedures }))).toEqual([
    { reqId: 'proxy-17', procedures: undefined },
    { reqId: 'proxy-17', procedures: 'unknown,leads.get' },
    { reqId: 'proxy-17', procedures: undefined },
  ]);
});

test('an unacceptable id is replaced', async () => {
  await using server = await testApp();
  for (const id of ['a b', '"quoted"', 'x'.repeat(129), '']) {
    const { headers } = await server.post('/api/leads', lead, { 'x-request-id': id });
    expect([id, headers['x-request-id']]).toEqual([id, expect.stringMatching(UUID)]);
  }
});
