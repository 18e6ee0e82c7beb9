import { beforeEach, expect, test } from 'vitest';
import { bearer, lead, notified, quiz, filledHoneypot, testApp } from '../../../test/app.ts';
import { startMailgun } from '../../../test/mailgun.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import { LeadEntity } from '../leads/entity.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
// In the middle of an hour, because counts begin at full hours.
beforeEach(() => void stoppedDate(Date.UTC(2026, 10, 21, 9, 30)));

const keys = async (server: Server) => {
  const rows = await server.orm.em.fork().find(OutboxEntity, { kind: { $ne: 'guide' } });
  return rows.map(({ key }) => key);
};
async function digestKey(server: Server) {
  const row = await server.orm.em.fork().findOneOrFail(OutboxEntity, { kind: 'noticeDigest' });
  await server.orm.em.fork().nativeUpdate(OutboxEntity, { id: row.id }, { dueAt: new Date(0) });
  return row.key;
}

test('sends ten notifications an hour one by one, and the rest in a digest', async () => {
  await using mailgun = await startMailgun();
  await using server = await testApp({ environment: mailgun.environment });
  for (let n = 0; n < 10; n++) await server.post('/api/leads', lead, bearer);
  expect((await keys(server)).filter((key) => key.startsWith('lead-notice:'))).toHaveLength(10);
  for (let n = 0; n < 59; n++)
    await server.post('/api/leads', { ...lead, firstName: 'Buy', company: 'evil.example' }, bearer);
  await server.post('/api/quiz', quiz, bearer);
  await server.post('/trpc/leads.create', { ...lead, ...filledHoneypot });
  const gone = (await server.post('/api/leads', { ...lead, revenue: 'over-50m' })).json().lead;
  await server.orm.em.fork().nativeDelete(LeadEntity, { id: gone.id });
  expect((await keys(server)).filter((key) => /^(lead|quiz)-notice:/.test(key))).toHaveLength(10);

  const key = await digestKey(server);
  expect(await server.outbox.runNow(key, 120_000)).toBe('done');
  expect(await server.outbox.runNow(`${key}:mail`, 120_000)).toBe('done');
  const digest = mailgun.accepted.find(({ subject }) => subject?.includes('more in the last hour'));
  expect(digest).toMatchObject({
    to: notified,
    subject: '60 more in the last hour: 59 leads, 1 quiz response',
    text: expect.stringMatching(/- \d\d:\d\d UTC, lead\s+\$5M - \$10M\s/),
  });
  expect(digest?.text).toContain('And 10 more.');
  expect(digest?.text).toContain('/admin/leads');
  expect(digest?.text).not.toMatch(/Buy|evil|Over \$50M|Ada/);
});

test('the ten of an hour are counted for all processes and over restarts', async () => {
  await using server = await testApp();
  for (let n = 0; n < 6; n++) await server.post('/api/leads', lead, bearer);
  await using restarted = await testApp({ url: server.url });
  for (let n = 0; n < 6; n++) await restarted.post('/api/leads', lead, bearer);
  await server.post('/api/leads', lead, bearer);
  const notices = (await keys(server)).filter((key) => key.startsWith('lead-notice:'));
  expect(notices).toHaveLength(10);
});

test('a repeated call takes none of the ten', async () => {
  await using server = await testApp();
  const key = { 'idempotency-key': 'k' };
  for (let n = 0; n < 5; n++) {
    await server.post('/api/leads', lead, key);
    await server.post('/api/quiz', quiz, key);
  }
  await server.post('/api/leads', { ...lead, message: 'Other' }, key);
  for (let n = 0; n < 8; n++) await server.post('/api/leads', lead, bearer);
  expect((await keys(server)).filter((one) => /^(lead|quiz)-notice:/.test(one))).toHaveLength(10);
});

test('a digest whose leads are gone is not sent, and one is written once', async () => {
  await using server = await testApp();
  for (let n = 0; n < 11; n++) await server.post('/api/leads', lead, bearer);
  const key = await digestKey(server);
  expect(await server.outbox.runNow(key, 120_000)).toBe('done');
  const again = { state: 'waiting' as const, attempts: 0, dueAt: new Date(0) };
  await server.orm.em.fork().nativeUpdate(OutboxEntity, { key }, again);
  expect(await server.outbox.runNow(key, 120_000)).toBe('done');
  expect((await keys(server)).filter((one) => one === `${key}:mail`)).toHaveLength(1);

  await using empty = await testApp();
  for (let n = 0; n < 11; n++) await empty.post('/api/leads', lead, bearer);
  await empty.orm.em.fork().nativeDelete(LeadEntity, {});
  const emptyKey = await digestKey(empty);
  expect(await empty.outbox.runNow(emptyKey, 120_000)).toBe('done');
  expect(await keys(empty)).not.toContain(`${emptyKey}:mail`);
});
