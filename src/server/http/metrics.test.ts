import { expect, test } from 'vitest';
import { lead, testApp, token, withoutMail } from '../../../test/app.ts';

const metricsToken = 'metrics-token-of-at-least-32-characters';
const authorization = `Bearer ${metricsToken}`;

/** Returns a sample's value, or `undefined` when there is no such line. */
const sample = (text: string, start: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${start} `))
    ?.split(' ')[1];

test('counts requests by route, procedures, outbox rows and sign-in failures', async () => {
  await using server = await testApp({
    environment: { METRICS_TOKEN: metricsToken, ...withoutMail },
  });
  await server.inject('/api/blog/no-such-post?token=secret');
  await server.post('/api/leads', lead);
  await server.post('/trpc/admin.access.signIn', { password: 'wrong, and long enough' });
  const { body, headers } = await server.inject({ url: '/metrics', headers: { authorization } });
  expect(headers['content-type']).toContain('text/plain');
  const request = (labels: string) =>
    sample(body, `http_request_duration_seconds_count{${labels}}`);
  expect(request('method="GET",route="/api/blog/:slug",status="404"')).toBe('1');
  expect(request('method="POST",route="/api/leads",status="201"')).toBe('1');
  const call = (labels: string) => sample(body, `procedure_duration_seconds_count{${labels}}`);
  expect(call('procedure="leads.create",code="OK"')).toBe('1');
  expect(call('procedure="admin.access.signIn",code="UNAUTHORIZED"')).toBe('1');
  expect(sample(body, 'sign_in_failures_total')).toBe('1');
  expect(sample(body, 'outbox_waiting{kind="mail"}')).toBe('1');
  expect(sample(body, 'outbox_oldest_seconds{kind="mail"}')).toMatch(/^\d/);
  expect(sample(body, 'whiteboard_sockets')).toBe('0');
  expect(body).not.toContain('secret');
  expect(body).not.toContain(lead.email);
});

test('is readable by local requests and with the token; without METRICS_TOKEN with none', async () => {
  const statusOf = async (server: Awaited<ReturnType<typeof testApp>>, headers: object) =>
    (await server.inject({ url: '/metrics', headers: { host: 'localhost:3000', ...headers } }))
      .statusCode;
  await using server = await testApp({ environment: { METRICS_TOKEN: metricsToken } });
  for (const headers of [{}, { authorization }]) expect(await statusOf(server, headers)).toBe(200);
  for (const headers of [
    { 'x-forwarded-for': '203.0.113.9' },
    { host: 'www.example.com' },
    { authorization: 'Bearer wrong' },
    { authorization: `Bearer ${token}` },
  ])
    expect([headers, await statusOf(server, headers)]).toEqual([headers, 401]);
  await using without = await testApp();
  expect(await statusOf(without, { authorization: 'Bearer undefined' })).toBe(401);
});
