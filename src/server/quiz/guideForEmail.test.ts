import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import {
  auditKinds,
  bearer,
  quiz,
  testApp,
  withoutGemini,
  withoutMail,
} from '../../../test/app.ts';
import { aiSummary, geminiServer } from '../../../test/gemini.ts';
import { type Mode, startMailgun } from '../../../test/mailgun.ts';
import { siteContent } from '../content/siteContent.ts';
import { heldDeadline } from '../../../test/stoppedClock.ts';
import { patient } from '../../../test/timeouts.ts';
import { timeouts as production } from '../http/timeouts.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { QuizResponseEntity } from './entity.ts';

const PUBLIC_URL = 'https://www.example.com';
type Server = Awaited<ReturnType<typeof testApp>>;
/** Sends nothing but the email with the guide, and writes it without Gemini unless told otherwise. */
const open = (environment: Record<string, string>, timeouts = patient) =>
  testApp({
    environment: { ...withoutGemini, PUBLIC_URL, LEAD_NOTIFY_EMAIL: '', ...environment },
    timeouts,
  });

/** Submits a quiz by the public API. */
async function submit(server: Server, headers: Record<string, string> = {}) {
  const reply = await server.post('/api/quiz', quiz, headers);
  expect(reply.statusCode).toBe(201);
  const { response, guideUrl, ...messages } = reply.json();
  return { id: String(response.id), guideUrl: String(guideUrl), messages };
}

const emailFor = (server: Server) =>
  server.orm.em.fork().findOneOrFail(OutboxEntity, { kind: 'mail' });

/** The response during this mode of Mailgun, and what arrives after its recovery. */
async function submittedWhile(mode: Mode) {
  await using mailgun = await startMailgun(mode);
  await using server = await open(mailgun.environment);
  const { id, messages } = await submit(server);
  const { state } = await emailFor(server);
  mailgun.setMode('ok');
  await server.orm.em
    .fork()
    .nativeUpdate(OutboxEntity, { state: 'waiting' }, { dueAt: new Date(0) });
  const later = await server.outbox.runNow(`guide-mail:${id}`, 120_000);
  return { messages, states: [state, later], taken: mailgun.accepted.length };
}

const { guide, emailStatus } = siteContent().documents['pages/quiz'];
const emailed = { message: guide.emailed };
const waiting = { message: guide.ready, emailWarning: emailStatus.waiting };
const failed = { message: guide.ready, emailWarning: emailStatus.failed };

test('the email links to the guide at the private address, and the response says so', async () => {
  await using gemini = await geminiServer('ok');
  await using mailgun = await startMailgun();
  await using server = await open({ ...mailgun.environment, ...gemini.environment });
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

test.each([
  ['sendOnly', emailed, ['done', 'done'], 1],
  ['busy', waiting, ['waiting', 'done'], 1],
  ['badRecipient', failed, ['failed', 'failed'], 0],
] as const)(
  'Mailgun is %s: the response says %j, and the email is %j after recovery',
  async (mode, messages, states, taken) => {
    expect(await submittedWhile(mode)).toEqual({ messages, states, taken });
  },
);

test('stores the response first when Gemini and Mailgun hang, and responds after both timeouts', async () => {
  await using gemini = await geminiServer('hang');
  await using mailgun = await startMailgun('hang');
  const deadline = heldDeadline(production.gemini);
  const limits = { ...production, guideEmail: 100, outboxAttemptGrace: 100 };
  await using server = await open({ ...mailgun.environment, ...gemini.environment }, limits);
  const submitting = submit(server);
  await eventually(() => expect(gemini.calls.length).toBe(1));
  expect(await server.orm.em.fork().count(QuizResponseEntity)).toBe(1);
  deadline.pass();
  const { guideUrl, messages } = await submitting;
  expect(messages).toEqual(waiting);
  await eventually(() => expect(mailgun.counts.messages).toBe(1));
  expect((await server.inject(guideUrl)).body).toContain('First ten episodes');
});

test('ten concurrent equal calls create one response, one guide and one email', async () => {
  const rest = Promise.withResolvers<void>();
  await using gemini = await geminiServer({ rest: rest.promise });
  await using mailgun = await startMailgun();
  await using server = await open({ ...mailgun.environment, ...gemini.environment });
  const key = { 'idempotency-key': 'the same' };
  const submitting = Promise.all(Array.from({ length: 10 }, () => submit(server, key)));
  await eventually(() => expect(gemini.calls).toHaveLength(1));
  rest.resolve();
  const replies = await submitting;
  expect(await submit(server, key)).toEqual(replies[0]);
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
  expect(await server.outbox.runNow(`quiz-notice:${id}`, 120_000)).toBe('done');
  expect(mailgun.accepted).toEqual([
    expect.objectContaining({
      to: LEAD_NOTIFY_EMAIL,
      subject: 'New quiz response: Ada Lovelace',
      'h:Reply-To': quiz.email,
      text: expect.stringContaining('Inspirational; Educational'),
    }),
  ]);
});

const send = (server: Server, id: string, sendId: string = randomUUID()) =>
  server.post('/trpc/quiz.guideEditor.send', { id, sendId }, bearer);
const emails = async (server: Server, id: string) =>
  (await server.query('quiz.guideEditor.emails', { id })).json().result.data;

/** Saves the guide with another promise. */
async function edit(server: Server, id: string, promise: string) {
  const { version, guide } = (await server.query('quiz.guideEditor.open', { id })).json().result
    .data;
  const edited = { ...guide, summary: { ...guide.summary, audience: promise } };
  await server.post('/trpc/quiz.guideEditor.save', { id, version, guide: edited }, bearer);
}

test('sends the newest version to the person, once per click, and reports a rejection with its reason', async () => {
  await using mailgun = await startMailgun();
  await using server = await open(mailgun.environment);
  const { id, guideUrl } = await submit(server);
  await edit(server, id, 'For the buyers, edited by hand.');
  const click = randomUUID();
  const answers = await Promise.all([send(server, id, click), send(server, id, click)]);
  for (const answer of [...answers, await send(server, id, click)])
    expect(answer.json().result.data).toEqual({ state: 'done' });
  expect(mailgun.accepted).toHaveLength(2);
  const [, again = {}] = mailgun.accepted;
  expect(again.to).toBe(quiz.email);
  // The email is a summary of our own; what was edited is on the page.
  expect(again.text).not.toContain('edited by hand');
  expect(again.text).toContain(guideUrl);
  await send(server, id);
  expect(mailgun.accepted).toHaveLength(3);
  expect((await auditKinds(server)).filter((kind: string) => kind === 'guide.sent')).toHaveLength(
    2,
  );
  expect(await emails(server, id)).toMatchObject({
    email: quiz.email,
    isConfigured: true,
    emails: [{ state: 'done' }, { state: 'done' }, { state: 'done', attempts: 1 }],
  });
  mailgun.setMode('badRecipient');
  expect((await send(server, id)).json().result.data).toEqual({ state: 'failed' });
  const [latest] = (await emails(server, id)).emails;
  expect(latest).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('not a valid address'),
  });
});

test('a limit on emails that visitors cause does not count what the admin sends', async () => {
  await using mailgun = await startMailgun();
  await using server = await open({ ...mailgun.environment, MAIL_HOURLY_LIMIT: '1' });
  const { id } = await submit(server);
  for (let n = 0; n < 4; n++) await send(server, id);
  expect(mailgun.accepted).toHaveLength(5);
});

test('without Mailgun the email waits; an older guide gets a page, one with a former structure is rejected', async () => {
  await using server = await open(withoutMail);
  const { id } = await submit(server);
  expect((await send(server, id)).json().result.data).toEqual({ state: 'waiting' });
  expect(await emails(server, id)).toMatchObject({
    isConfigured: false,
    emails: [
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 0 },
    ],
  });
  const em = server.orm.em.fork();
  await em.nativeUpdate(QuizResponseEntity, { id }, { guideToken: null });
  await send(server, id);
  const { guideToken } = await em.findOneOrFail(QuizResponseEntity, { id });
  expect((await server.inject(`/quiz/guide/${guideToken}`)).statusCode).toBe(200);
  await em.nativeUpdate(QuizResponseEntity, { id }, { guide: null });
  const refused = await send(server, id);
  expect(refused.statusCode).toBe(412);
  expect(refused.json().error.message).toContain('Regenerate it');
});
