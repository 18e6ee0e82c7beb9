import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { certificate } from '../../../test/certificate.ts';
import { listen } from '../../../test/process.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import { archiveName } from './backup/archives.ts';
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
  // It waits until Mailgun is configured, which is no reason for an alert.
  expect(sample(body, 'outbox_oldest_seconds{kind="mail"}')).toBeUndefined();
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

test('a value that cannot be read is missing alone', async () => {
  await using server = await testApp();
  const scrape = () => server.inject({ url: '/metrics', headers: { host: 'localhost:3000' } });
  await server.post('/api/leads', lead);
  const before = (await scrape()).body;
  expect(sample(before, 'outbox_oldest_seconds{kind="mail"}')).toMatch(/^\d/);
  expect(sample(before, 'database_up')).toBe('1');
  await server.orm.em.fork().execute('drop table outbox');
  const { statusCode, body } = await scrape();
  expect([statusCode, sample(body, 'database_up')]).toEqual([200, '1']);
  expect(body).not.toContain('outbox_waiting{');
  expect(sample(body, 'whiteboard_boards')).toBe('0');
});

test('has the age of the newest backup, free space and the rest of a certificate', async () => {
  const BACKUP_DIR = temporaryFolder();
  const day = 24 * 60 * 60 * 1000;
  const [from, until] = [new Date(Date.now() - 30 * day), new Date(Date.now() + 10 * day)];
  const proxy = createServer(certificate({ from, until }));
  const PUBLIC_URL = `https://localhost:${await listen(proxy, 'localhost')}`;
  await using server = await testApp({ environment: { BACKUP_DIR, PUBLIC_URL } });
  const scrape = () => server.inject({ url: '/metrics', headers: { host: 'localhost:3000' } });
  expect(sample((await scrape()).body, 'backup_age_seconds')).toBe('+Inf');
  for (const time of [from, new Date(Date.now() + day)])
    writeFileSync(join(BACKUP_DIR, archiveName('site', time)), '');
  const { body } = await scrape();
  proxy.close();
  expect(Number(sample(body, 'backup_age_seconds'))).toBeGreaterThanOrEqual((30 * day) / 1000);
  expect(Number(sample(body, 'certificate_remaining_ratio'))).toBeCloseTo(0.25, 2);
  for (const folder of ['uploads', 'backup'])
    expect(Number(sample(body, `disk_free_bytes{folder="${folder}"}`))).toBeGreaterThan(0);
});
