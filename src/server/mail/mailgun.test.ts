import { describe, expect, test } from 'vitest';
import { lead, filledHoneypot, testApp, withoutMail } from '../../../test/app.ts';
import { type Mode, startMailgun } from '../../../test/mailgun.ts';
import { LeadEntity } from '../leads/entity.ts';
import { type Timeouts, timeouts as production } from '../http/timeouts.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { MAX_ATTEMPTS } from '../jobs/outbox/backoff.ts';
import { retryRows } from '../jobs/outbox/queue.ts';

const LEAD_NOTIFY_EMAIL = 'sales@agency.example';
type Mailgun = Awaited<ReturnType<typeof startMailgun>>;
type Server = Awaited<ReturnType<typeof testApp>>;

const site = (mailgun?: Mailgun, timeouts?: Timeouts) =>
  testApp({ environment: { LEAD_NOTIFY_EMAIL, ...mailgun?.environment }, timeouts });

/** Creates a lead by the public API. Returns the outbox key of its notification. */
async function post(server: Server, fields: object = {}) {
  const response = await server.post('/api/leads', { ...lead, ...fields });
  expect(response.statusCode).toBe(201);
  return `lead-notice:${response.json().lead.id}`;
}
const rowOf = (server: Server, key: string) =>
  server.orm.em.fork().findOneOrFail(OutboxEntity, { key });
const makeDue = (server: Server) =>
  server.orm.em.fork().nativeUpdate(OutboxEntity, {}, { dueAt: new Date(0) });

test('sends one notification of a lead, with the person as Reply-To', async () => {
  await using mailgun = await startMailgun();
  await using server = await site(mailgun);
  const key = await post(server);
  expect(await server.outbox.runNow(key, 120_000)).toBe('done');
  expect(await server.outbox.runNow(key, 120_000)).toBe('done');
  expect(mailgun.accepted).toEqual([
    expect.objectContaining({
      from: 'The ROI Podcast Agency <hello@mg.example.com>',
      to: LEAD_NOTIFY_EMAIL,
      subject: 'New lead: Ada Lovelace',
      'h:Reply-To': 'ada@example.com',
      'h:Message-Id': expect.stringMatching(/^<[0-9a-f]{40}@mg\.example\.com>$/),
      text: expect.stringContaining('Analytical Engines'),
      html: expect.stringContaining('$5M - $10M'),
      'o:tracking': 'no',
    }),
  ]);
  expect(mailgun.counts).toEqual({ messages: 1, events: 0 });
});

test('a notice is not written without LEAD_NOTIFY_EMAIL, for a bot, or again for a repeated Idempotency-Key', async () => {
  const count = (server: Server) => server.orm.em.fork().count(OutboxEntity, { kind: 'mail' });
  await using silent = await testApp({ environment: { LEAD_NOTIFY_EMAIL: '' } });
  await post(silent);
  expect(await count(silent)).toBe(0);
  await using server = await site();
  await server.post('/trpc/leads.create', { ...lead, ...filledHoneypot });
  expect(await count(server)).toBe(0);
  const send = () => server.post('/api/leads', lead, { 'idempotency-key': 'one' });
  for (const { statusCode } of await Promise.all([send(), send(), send()]))
    expect(statusCode).toBe(201);
  const leads = await server.orm.em.fork().count(LeadEntity, { suspectedSpam: false });
  expect([await count(server), leads]).toEqual([1, 1]);
});

test('keeps emails without an attempt until Mailgun is configured', async () => {
  await using server = await testApp({ environment: { LEAD_NOTIFY_EMAIL, ...withoutMail } });
  const key = await post(server);
  expect(server.outbox.handles('mail')).toBe(false);
  expect(await server.outbox.runNow(key, 200)).toBe('waiting');
  const row = await rowOf(server, key);
  expect(row).toMatchObject({ attempts: 0, lastError: null });
});

describe('when it does not work', () => {
  /** Attempts delivery once in this mode of Mailgun, and once after its recovery. */
  async function tryTwice(mode: Mode, timeouts?: Timeouts) {
    await using mailgun = await startMailgun(mode);
    await using server = await site(mailgun, timeouts);
    const key = await post(server);
    const before = Date.now();
    const first = await server.outbox.runNow(key, 120_000);
    const { attempts, lastError, dueAt } = await rowOf(server, key);
    mailgun.setMode('ok');
    await makeDue(server);
    const second = await server.outbox.runNow(key, 120_000);
    const secondsPutOff = (dueAt.getTime() - before) / 1000;
    // Every accepted email, not only those shown: there is no duplicate for the id to hide.
    const taken = mailgun.accepted.length;
    const { redirected } = mailgun;
    return { states: [first, second], attempts, lastError, secondsPutOff, taken, redirected };
  }
  const keptThenDelivered = { states: ['waiting', 'done'], attempts: 1, taken: 1 };

  test.each([
    ['unauthorized', 29, /^Mailgun rejected the key \(401\).* It says: Forbidden$/],
    ['busy', 599, /^Mailgun's rate limit is exceeded \(429\)\. It says: Too many requests$/],
    ['broken', 29, /^Mailgun returned a server error \(500\)/],
    ['unavailable', 1190, /^Mailgun returned a server error \(503\)\.$/],
    ['malformed', 29, /^Mailgun did not confirm/],
    ['endless', 29, /^Mailgun returned more than 1 MB: check MAILGUN_BASE_URL\.$/],
    [
      'redirect',
      29,
      /^Mailgun redirected the request \(307\), which is not followed: check MAILGUN/,
    ],
    ['echo', 29, /^Mailgun rejected the email \(400\)\. It says: Wrong: Basic …, key …, …$/],
    ['swallow', 29, /^Mailgun could not be reached \(other side closed\)/],
  ] as const)(
    '%s: the email is retried after %d seconds or more, with the reason, and arrives once after recovery',
    async (mode, seconds, reason) => {
      const outcome = await tryTwice(mode);
      expect(outcome).toMatchObject(keptThenDelivered);
      expect(outcome.lastError).toMatch(reason);
      expect(outcome.secondsPutOff).toBeGreaterThan(seconds);
      expect(outcome.redirected).toEqual([]);
    },
  );

  test('times out without a complete response, and delivers once after recovery', async () => {
    const modes = ['hang', 'drip', 'swallowAndHang'] as const;
    const short = { ...production, mailgun: 2000 };
    for (const outcome of await Promise.all(modes.map((mode) => tryTwice(mode, short)))) {
      expect(outcome).toMatchObject(keptThenDelivered);
      expect(outcome.lastError).toBe('Mailgun did not respond within 2 seconds.');
    }
  });

  test('refused connections: queued, and sent after recovery', async () => {
    await using mailgun = await startMailgun();
    await using server = await site(mailgun);
    await mailgun.disappear();
    const key = await post(server);
    expect(await server.outbox.runNow(key, 120_000)).toBe('waiting');
    expect((await rowOf(server, key)).lastError).toBe(
      'Mailgun could not be reached (ECONNREFUSED).',
    );
    await mailgun.returns();
    await makeDue(server);
    expect(await server.outbox.runNow(key, 120_000)).toBe('done');
    expect(mailgun.accepted).toHaveLength(1);
  });

  test.each([
    ['badRecipient', /^Mailgun rejected the email \(400\)\. It says: 'to' parameter is not/],
    ['tooLarge', /^The email is too large for Mailgun \(413\)/],
  ] as const)('%s: fails immediately, with the reason', async (mode, reason) => {
    await using mailgun = await startMailgun(mode);
    await using server = await site(mailgun);
    const key = await post(server);
    expect(await server.outbox.runNow(key, 120_000)).toBe('failed');
    expect((await rowOf(server, key)).lastError).toMatch(reason);
    expect(mailgun.counts.messages).toBe(1);
  });

  test('a key that may only send: a repeat bears the same Message-Id, so it is seen once', async () => {
    await using mailgun = await startMailgun('swallow');
    await using server = await site(mailgun);
    const key = await post(server);
    await server.outbox.runNow(key, 120_000);
    mailgun.setMode('sendOnly');
    await makeDue(server);
    expect(await server.outbox.runNow(key, 120_000)).toBe('done');
    expect([mailgun.accepted.length, mailgun.inbox().length]).toEqual([2, 1]);
  });

  test('a retry does not repeat an email whose outcome was unknown', async () => {
    await using mailgun = await startMailgun('swallow');
    await using server = await site(mailgun);
    const key = await post(server);
    await server.orm.em.fork().nativeUpdate(OutboxEntity, {}, { attempts: MAX_ATTEMPTS - 1 });
    expect(await server.outbox.runNow(key, 120_000)).toBe('failed');
    mailgun.setMode('ok');
    await retryRows(server.orm.em.fork());
    expect(await server.outbox.runNow(key, 120_000)).toBe('done');
    expect(mailgun.accepted).toHaveLength(1);
  });

  test('no error contains the key or the recipient', async () => {
    await using mailgun = await startMailgun();
    const environment = { ...mailgun.environment, MAILGUN_DOMAIN: 'other.example.com' };
    await using server = await testApp({ environment: { LEAD_NOTIFY_EMAIL, ...environment } });
    const key = await post(server);
    expect(await server.outbox.runNow(key, 120_000)).toBe('waiting');
    const { lastError } = await rowOf(server, key);
    expect(lastError).toMatch(/^Mailgun does not know the domain \(404\): check MAILGUN_DOMAIN/);
    expect(lastError).not.toMatch(/key-0123|sales@/);
  });
});
