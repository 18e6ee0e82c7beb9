import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { bearer, quiz, testApp, withoutGemini, withoutMail } from '../../../test/app.ts';
import { startMailgun } from '../../../test/mailgun.ts';
import { patient } from '../../../test/timeouts.ts';
import { siteContent } from '../content/siteContent.ts';
import { createLog } from '../http/log.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { MailHourEntity, MailRecipientEntity } from './entity.ts';
import { deleteOldMailCounts, utcHour } from './quota.ts';
import { HOUR_MS } from '../../shared/durations.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const { guide: texts, emailStatus } = siteContent().documents['pages/quiz'];
const ada = 'ada@example.com';
/** Emails stay in the outbox, which has only those to visitors. */
const withoutNotices = { ...withoutGemini, ...withoutMail, LEAD_NOTIFY_EMAIL: '' };

/** Concurrent emails wait for each other, on a busy machine longer than production allows. */
const open = (environment: Record<string, string> = {}, logger?: FastifyBaseLogger) =>
  testApp({ environment: { ...withoutNotices, ...environment }, timeouts: patient, logger });

// In the middle of an hour, because counts begin at full hours.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 9, 30) });
});
afterEach(() => void vi.useRealTimers());

async function finish(server: Server, email = ada) {
  const response = await server.post('/api/quiz', { ...quiz, email });
  expect(response.statusCode).toBe(201);
  return response.json();
}
const mails = (server: Server) =>
  server.orm.em.fork().find(OutboxEntity, { kind: 'mail' }, { orderBy: { id: 'asc' } });
const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

describe('one address', () => {
  test('gets one guide an hour and three a day, and the answer links to each of them', async () => {
    await using mailgun = await startMailgun();
    await using server = await open(mailgun.environment);
    const sent: number[] = [];
    for (const wait of [0, 0.9, 0.2, 1.1, 1.1, 20, 2]) {
      pass(wait * HOUR_MS);
      const { message, emailWarning, guideUrl } = await finish(server);
      sent.push(mailgun.accepted.length);
      const isMailed = mailgun.accepted.length > (sent.at(-2) ?? 0);
      expect([message, emailWarning]).toEqual(
        isMailed ? [texts.emailed, undefined] : [texts.ready, emailStatus.notMailed],
      );
      expect((await server.inject(guideUrl)).body).toContain('First ten episodes');
    }
    expect(sent).toEqual([1, 1, 2, 3, 3, 3, 4]);
  });

  test('is the same with other capitals and with a plus, and another one is not', async () => {
    await using server = await open();
    for (const email of [
      ada,
      'ADA@example.com',
      'ada+1@example.com',
      'ada+a+b@Example.com',
      'ada@ｅxample.com',
    ])
      await finish(server, email);
    expect(await mails(server)).toHaveLength(1);
    for (const email of ['grace@example.com', 'ada@example.org']) await finish(server, email);
    expect(await mails(server)).toHaveLength(3);
  });

  test('gets one of ten guides that are asked for at the same instant', async () => {
    await using server = await open();
    const responses = await Promise.all(Array.from({ length: 10 }, () => finish(server)));
    expect(await mails(server)).toHaveLength(1);
    const warnings = responses.map(({ emailWarning }) => emailWarning);
    expect(warnings.filter((text) => text === emailStatus.notMailed)).toHaveLength(9);
  });

  test('gets at most three newsletter emails a day, in addition to its guide', async () => {
    await using server = await open();
    await finish(server);
    const subscribe = () => server.post('/trpc/newsletter.subscribe', { email: ada });
    for (let count = 0; count < 6; count++) {
      expect((await subscribe()).statusCode).toBe(count < 3 ? 200 : 429);
      pass(1.1 * HOUR_MS);
      const em = server.orm.em.fork();
      await em.execute('update subscribers set mailed_at = null');
    }
    const keys = (await mails(server)).map(({ key }) => key.split(':')[0]);
    expect(keys).toEqual(['guide-mail', 'newsletter', 'newsletter', 'newsletter']);
  });

  test('is stored as a hash, for a day', async () => {
    await using server = await open();
    await finish(server);
    const rows = () => server.orm.em.fork().find(MailRecipientEntity, {});
    const clean = () =>
      deleteOldMailCounts(server.orm.em.fork(), {
        before: new Date(Date.now() - 24 * HOUR_MS),
        limit: 100,
      });
    expect(JSON.stringify(await rows())).not.toContain('@');
    await clean();
    expect(await rows()).toHaveLength(1);
    pass(25 * HOUR_MS);
    await clean();
    expect(await rows()).toEqual([]);
  });
});

describe('all addresses together', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => `person${index}@example.com`);

  test.each([5, 48, 365 * 24])(
    'get emails at once after a clock that was %i hours ahead',
    async (hours) => {
      await using mailgun = await startMailgun();
      await using server = await open({ ...mailgun.environment, MAIL_HOURLY_LIMIT: '2' });
      pass(hours * HOUR_MS);
      await finish(server, ada);
      pass(-hours * HOUR_MS);
      // The address that got the email, too.
      for (const email of [ada, 'grace@example.com']) await finish(server, email);
      expect(mailgun.accepted.map(({ to }) => to)).toEqual([ada, ada, 'grace@example.com']);
    },
  );

  test('are limited per hour; the rest waits, and the limit is logged', async () => {
    const lines: string[] = [];
    await using mailgun = await startMailgun();
    const log = createLog('error', { write: (line: string) => void lines.push(line) });
    await using server = await open({ ...mailgun.environment, MAIL_HOURLY_LIMIT: '2' }, log);
    const responses = [];
    for (const email of people(5)) responses.push(await finish(server, email));
    expect(mailgun.accepted.map(({ to }) => to)).toEqual(people(2));
    expect(responses.map(({ emailWarning }) => emailWarning)).toEqual([
      undefined,
      undefined,
      ...Array(3).fill(emailStatus.waiting),
    ]);
    const waiting = (await mails(server)).filter(({ state }) => state === 'waiting');
    const hours = waiting.map(({ dueAt }) => Math.floor(dueAt.getTime() / HOUR_MS));
    const now = Math.floor(Date.now() / HOUR_MS);
    expect(hours.map((hour) => hour - now)).toEqual([1, 1, 2]);
    const alarms = lines.filter((line) => line.includes('MAIL_HOURLY_LIMIT'));
    expect(alarms.map((line) => JSON.parse(line).level)).toEqual([50]);

    const url = `/trpc/outbox.list?input=${encodeURIComponent('{"state":"waiting"}')}`;
    const { rows } = (await server.inject({ url, headers: bearer })).json().result.data;
    expect(rows[0].lastError).toMatch(
      /^Waits until .* 2 emails to visitors per hour .*MAIL_HOURLY_LIMIT/,
    );

    const due = { dueAt: new Date(0) };
    await server.orm.em.fork().nativeUpdate(OutboxEntity, { state: 'waiting' }, due);
    for (const { key } of waiting) expect(await server.outbox.runNow(key, 100_000)).toBe('done');
    expect(mailgun.accepted).toHaveLength(5);
  });

  if (inject('database') === 'postgres') onPostgres();

  test('concurrent emails never exceed the limit, and the excess of a day is not sent', async () => {
    await using mailgun = await startMailgun();
    await using server = await open({ ...mailgun.environment, MAIL_HOURLY_LIMIT: '1' });
    const responses = await Promise.all(people(28).map((email) => finish(server, email)));
    const hours = await server.orm.em.fork().find(MailHourEntity, {});
    expect(new Set(hours.map(({ mails: count }) => count))).toEqual(new Set([1]));
    const queued = (await mails(server)).filter(({ state }) => state !== 'failed').length;
    expect(queued).toBe(hours.length);
    expect(mailgun.accepted).toHaveLength(1);
    // The hour that has begun, and those that begin within a day.
    expect(queued).toBe(25);
    const failed = responses.filter(({ emailWarning }) => emailWarning === emailStatus.failed);
    expect(failed).toHaveLength(28 - queued);
  });
});

/** SQLite has one connection, so no transaction waits for another's rows. */
function onPostgres() {
  test('are counted outside the transactions of visitors, who do not wait for each other', async () => {
    await using server = await open();
    const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = server.orm.em.fork().transactional(async (tx) => {
      await tx.execute('insert into mail_hours (hour, mails) values (?, 1)', [utcHour(Date.now())]);
      locked.resolve();
      await over.promise;
    });
    await locked.promise;
    await finish(server);
    const subscription = await server.post('/trpc/newsletter.subscribe', { email: ada });
    expect(subscription.statusCode).toBe(200);
    const request = await server.post('/trpc/privacy.requestLink', { email: ada });
    expect(request.statusCode).toBe(200);
    over.resolve();
    await other;
  });
}
