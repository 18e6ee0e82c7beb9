import { describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { quiz, testApp } from '../../../test/app.ts';
import { aiSummary, geminiServer } from '../../../test/gemini.ts';
import { type Mode, startMailgun } from '../../../test/mailgun.ts';
import { emailStatus as texts } from '../../shared/content/emailStatus.ts';
import { timeouts as shortTimeouts } from '../../../test/timeouts.ts';
import type { Timeouts } from '../timeouts.ts';
import { OutboxEntity } from '../outbox/entity.ts';
import { QuizResponseEntity } from './entity.ts';

const PUBLIC_URL = 'https://www.example.com';
type Server = Awaited<ReturnType<typeof testApp>>;
const open = (environment: Record<string, string>, timeouts?: Timeouts) =>
  testApp({ environment: { PUBLIC_URL, ...environment }, timeouts });

/** Submits a quiz by the public API. Returns the response and the seconds it took. */
async function submit(server: Server, headers: Record<string, string> = {}) {
  const start = performance.now();
  const reply = await server.post('/api/quiz', quiz, headers);
  expect(reply.statusCode).toBe(201);
  const seconds = (performance.now() - start) / 1000;
  const { response, guideUrl, ...messages } = reply.json();
  return { id: String(response.id), guideUrl: String(guideUrl), messages, seconds };
}

const emailFor = (server: Server) =>
  server.orm.em.fork().findOneOrFail(OutboxEntity, { kind: 'mail' });

/** Retries the email of the guide immediately. */
async function tryAgain(server: Server, id: string) {
  // The response may arrive shortly before the first attempt has ended.
  await eventually(async () => {
    const { state, lastError } = await emailFor(server);
    expect(state === 'waiting' && !lastError).toBe(false);
  });
  await server.orm.em
    .fork()
    .nativeUpdate(OutboxEntity, { state: 'waiting' }, { dueAt: new Date(0) });
  return server.outbox.runNow(`guide-mail:${id}`, 30_000);
}

/** The response during this mode of Mailgun, and what arrives after its recovery. */
async function submittedWhile(mode: Mode, timeouts?: Timeouts) {
  await using mailgun = await startMailgun(mode);
  await using server = await open(mailgun.environment, timeouts);
  const { id, messages, seconds } = await submit(server);
  const { state } = await emailFor(server);
  mailgun.setMode('ok');
  const later = await tryAgain(server, id);
  return { messages, seconds, states: [state, later], taken: mailgun.accepted.length };
}

const emailed = { message: texts.emailed };
const waiting = { message: texts.ready, emailWarning: texts.waiting };
const failed = { message: texts.ready, emailWarning: texts.failed };
/** The response, the state of the email before and after recovery, and the number of deliveries. */
const outcomes = {
  sent: { messages: emailed, states: ['done', 'done'], taken: 1 },
  kept: { messages: waiting, states: ['waiting', 'done'], taken: 1 },
  refused: { messages: failed, states: ['failed', 'failed'], taken: 0 },
};

test('the email links to the guide at the private address, and the response says so', async () => {
  await using gemini = await geminiServer('ok');
  await using mailgun = await startMailgun();
  await using server = await open({
    ...mailgun.environment,
    GEMINI_API_KEY: 'key',
    GEMINI_BASE_URL: gemini.url,
  });
  const { guideUrl, messages } = await submit(server);
  expect(messages).toEqual(emailed);
  expect(mailgun.accepted).toEqual([
    expect.objectContaining({ to: quiz.email, subject: 'Your podcast strategy guide' }),
  ]);
  const [mail = {}] = mailgun.accepted;
  expect((await server.inject(guideUrl)).body).toContain(aiSummary);
  for (const form of [mail.html, mail.text]) {
    expect(form).toContain(PUBLIC_URL + guideUrl);
    // Words of our own tables; see guideForEmail.ts.
    expect(form).not.toContain(aiSummary);
    expect(form).toContain('First recording: ');
  }
});

describe('for every response of Mailgun', () => {
  test.each<[Mode, keyof typeof outcomes]>([
    ['slow', 'sent'],
    ['sendOnly', 'sent'],
    ['unauthorized', 'kept'],
    ['busy', 'kept'],
    ['broken', 'kept'],
    ['unavailable', 'kept'],
    ['malformed', 'kept'],
    ['swallow', 'kept'],
    ['badRecipient', 'refused'],
    ['tooLarge', 'refused'],
  ])('%s: it is %s, and the response says so', async (mode, outcome) => {
    const { seconds: _seconds, ...rest } = await submittedWhile(mode);
    expect(rest).toEqual(outcomes[outcome]);
  });

  test('no response, or an endless one: times out, and is delivered once later', async () => {
    const modes = ['hang', 'drip', 'swallowAndHang'] as const;
    const submitted = modes.map((mode) => submittedWhile(mode, shortTimeouts));
    for (const { seconds, ...rest } of await Promise.all(submitted)) {
      expect(rest).toEqual(outcomes.kept);
      expect(seconds).toBeGreaterThan(shortTimeouts.guideEmail / 1000);
    }
  });

  test('refused connections: queued, and delivered once later', async () => {
    await using mailgun = await startMailgun();
    await using server = await open(mailgun.environment);
    await mailgun.disappear();
    const { id, messages } = await submit(server);
    expect(messages).toEqual(waiting);
    await mailgun.returns();
    expect(await tryAgain(server, id)).toBe('done');
    expect(mailgun.accepted).toHaveLength(1);
  });
});

test('stores the response first when Gemini and Mailgun hang, and responds after both timeouts', async () => {
  await using gemini = await geminiServer('hang');
  await using mailgun = await startMailgun('hang');
  const environment = { GEMINI_API_KEY: 'key', GEMINI_BASE_URL: gemini.url };
  // As much time to store the guide as in production, because storing does not get faster in tests.
  const limits = { ...shortTimeouts, guide: shortTimeouts.gemini + 1000 };
  await using server = await open({ ...mailgun.environment, ...environment }, limits);
  const submitting = submit(server);
  await eventually(() => expect(gemini.calls.length).toBe(1));
  expect(await server.orm.em.fork().count(QuizResponseEntity)).toBe(1);
  const { guideUrl, messages, seconds } = await submitting;
  expect(messages).toEqual(waiting);
  // Includes both waits: a shorter time would mean that one of them did not happen.
  expect(seconds).toBeGreaterThan((shortTimeouts.gemini + shortTimeouts.guideEmail) / 1000);
  expect((await server.inject(guideUrl)).body).toContain('First ten episodes');
});

test('ten concurrent equal calls create one response, one guide and one email', async () => {
  await using gemini = await geminiServer({ slow: 500 });
  await using mailgun = await startMailgun('slow');
  await using server = await open({
    ...mailgun.environment,
    GEMINI_API_KEY: 'key',
    GEMINI_BASE_URL: gemini.url,
  });
  const key = { 'idempotency-key': 'the same' };
  const replies = await Promise.all(Array.from({ length: 10 }, () => submit(server, key)));
  expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
  for (const { messages } of replies) expect(messages).toEqual(emailed);
  expect(await server.orm.em.fork().count(QuizResponseEntity)).toBe(1);
  expect([gemini.calls.length, mailgun.counts.messages]).toEqual([1, 1]);
});

test('notifies the team even when the email to the person is rejected', async () => {
  await using mailgun = await startMailgun('badRecipient');
  const LEAD_NOTIFY_EMAIL = 'sales@agency.example';
  await using server = await open({ ...mailgun.environment, LEAD_NOTIFY_EMAIL });
  const { id, messages } = await submit(server);
  expect(messages).toEqual(failed);
  mailgun.setMode('ok');
  expect(await server.outbox.runNow(`quiz-notice:${id}`, 15_000)).toBe('done');
  expect(mailgun.accepted).toEqual([
    expect.objectContaining({
      to: LEAD_NOTIFY_EMAIL,
      subject: 'New quiz response: Ada Lovelace',
      'h:Reply-To': quiz.email,
      text: expect.stringContaining('Inspirational; Educational'),
    }),
  ]);
});
