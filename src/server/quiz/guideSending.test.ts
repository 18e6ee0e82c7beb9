import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  auditKinds,
  bearer,
  quiz,
  testApp,
  withoutGemini,
  withoutMail,
} from '../../../test/app.ts';
import { startMailgun } from '../../../test/mailgun.ts';
import { QuizResponseEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const open = (environment: Record<string, string> = {}) =>
  testApp({ environment: { ...withoutGemini, LEAD_NOTIFY_EMAIL: '', ...environment } });
const submitted = async (server: Server) => (await server.post('/api/quiz', quiz)).json();
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
  const { response, guideUrl } = await submitted(server);
  await edit(server, response.id, 'For the buyers, edited by hand.');
  const click = randomUUID();
  const answers = await Promise.all([
    send(server, response.id, click),
    send(server, response.id, click),
  ]);
  for (const answer of [...answers, await send(server, response.id, click)])
    expect(answer.json().result.data).toEqual({ state: 'done' });
  expect(mailgun.accepted).toHaveLength(2);
  const [, again = {}] = mailgun.accepted;
  expect(again.to).toBe(quiz.email);
  // The email is a summary of our own; what was edited is on the page.
  expect(again.text).not.toContain('edited by hand');
  expect(again.text).toContain(guideUrl);
  await send(server, response.id);
  expect(mailgun.accepted).toHaveLength(3);
  expect((await auditKinds(server)).filter((kind: string) => kind === 'guide.sent')).toHaveLength(
    2,
  );
  expect(await emails(server, response.id)).toMatchObject({
    email: quiz.email,
    isConfigured: true,
    emails: [{ state: 'done' }, { state: 'done' }, { state: 'done', attempts: 1 }],
  });
  mailgun.setMode('badRecipient');
  expect((await send(server, response.id)).json().result.data).toEqual({ state: 'failed' });
  const [latest] = (await emails(server, response.id)).emails;
  expect(latest).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('not a valid address'),
  });
});

test('a limit on emails that visitors cause does not count what the admin sends', async () => {
  await using mailgun = await startMailgun();
  await using server = await open({ ...mailgun.environment, MAIL_HOURLY_LIMIT: '1' });
  const { response } = await submitted(server);
  for (let n = 0; n < 4; n++) await send(server, response.id);
  expect(mailgun.accepted).toHaveLength(5);
});

test('without Mailgun the email waits; an older guide gets a page, one with a former structure is rejected', async () => {
  await using server = await open(withoutMail);
  const { response } = await submitted(server);
  expect((await send(server, response.id)).json().result.data).toEqual({ state: 'waiting' });
  expect(await emails(server, response.id)).toMatchObject({
    isConfigured: false,
    emails: [
      { state: 'waiting', attempts: 0 },
      { state: 'waiting', attempts: 0 },
    ],
  });
  const em = server.orm.em.fork();
  await em.nativeUpdate(QuizResponseEntity, { id: response.id }, { guideToken: null });
  await send(server, response.id);
  const { guideToken } = await em.findOneOrFail(QuizResponseEntity, { id: response.id });
  expect((await server.inject(`/quiz/guide/${guideToken}`)).statusCode).toBe(200);
  await em.nativeUpdate(QuizResponseEntity, { id: response.id }, { guide: null });
  const refused = await send(server, response.id);
  expect(refused.statusCode).toBe(412);
  expect(refused.json().error.message).toContain('Regenerate it');
});
