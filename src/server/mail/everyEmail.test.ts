import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { callAccounts, newPerson } from '../../../test/accounts.ts';
import { bearer, lead, notified, ownPage, quiz, testApp } from '../../../test/app.ts';
import { startMailgun } from '../../../test/mailgun.ts';
import { newToken } from '../../../test/ownData.ts';
import { AccountEntity } from '../access/accounts/entity.ts';
import { LeadEntity } from '../leads/entity.ts';
import { SubscriberEntity } from '../newsletter/entity.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { QuizResponseEntity } from '../quiz/entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const { email } = lead;
const other = 'grace@example.com';
const editor = 'editor@example.com';
const invited = 'bob@example.com';

/** Gives the lead an owner and a brief. */
async function preparedBrief(server: Server) {
  const em = server.orm.em.fork();
  const { id } = await em.findOneOrFail(LeadEntity, { email });
  const owner = await em.findOneOrFail(AccountEntity, { email: editor });
  await server.post('/trpc/leads.update', { id, ownerId: owner.id }, bearer);
  await server.post('/trpc/admin.person.brief.write', { id, version: 0 }, bearer);
  return { id, sendId: randomUUID() };
}

type Mail = [to: string, subject: string];
type Call = [procedure: string, (server: Server) => object | Promise<object>, ...mails: Mail[]];

/** In this order, because some need the rows of others. */
const calls: Call[] = [
  ['leads.create', () => lead, [notified, 'New lead: Ada Lovelace']],
  [
    'quiz.submit',
    () => quiz,
    [email, 'Your podcast strategy guide'],
    [notified, 'New quiz response: Ada Lovelace'],
  ],
  [
    'quiz.start',
    () => ({ ...quiz, email: other }),
    [other, 'Your podcast strategy guide'],
    [notified, 'New quiz response: Ada Lovelace'],
  ],
  [
    'quiz.guideEditor.send',
    async ({ orm }) => {
      const { id } = await orm.em.fork().findOneOrFail(QuizResponseEntity, { email });
      return { id, sendId: randomUUID() };
    },
    [email, 'Your podcast strategy guide'],
  ],
  ['newsletter.subscribe', () => ({ email }), [email, 'Please confirm your subscription']],
  [
    'newsletter.resend',
    async ({ orm }) => ({
      id: (await orm.em.fork().findOneOrFail(SubscriberEntity, { email })).id,
    }),
    [email, 'Please confirm your subscription'],
  ],
  [
    'admin.accounts.team.invite',
    () => ({ email: invited, name: 'Bob', role: 'viewer' }),
    [invited, 'You are invited to the admin of The ROI Podcast Agency'],
  ],
  [
    'admin.accounts.team.link',
    async ({ orm }) =>
      orm.em.fork().findOneOrFail(AccountEntity, { email: editor }, { fields: ['id'] }),
    [editor, 'Choose a new password'],
  ],
  [
    'admin.accounts.link.requestReset',
    () => ({ email: editor }),
    [editor, 'Choose a new password'],
  ],
  ['admin.person.brief.email', preparedBrief, [editor, 'Brief for the call: Ada Lovelace']],
  ['privacy.requestLink', () => ({ email }), [email, 'Your link to your data']],
  [
    'privacy.requestCorrection',
    async (server) => ({ token: await newToken(server, other), message: 'I moved.' }),
    [notified, 'New lead: see inside'],
  ],
  [
    'privacy.erase',
    async (server) => ({ token: await newToken(server) }),
    [email, 'Your data is erased'],
  ],
];

/** Processes the outbox until nothing waits. */
async function runOutbox({ orm, outbox }: Server) {
  const waiting = () => orm.em.fork().find(OutboxEntity, { state: 'waiting' });
  for (let rows = await waiting(); rows.length > 0; rows = await waiting())
    for (const { key } of rows)
      expect([key, await outbox.runNow(key, 120_000)]).toEqual([key, 'done']);
}

test('every procedure that sends email succeeds, and its email is accepted', async () => {
  await using mailgun = await startMailgun();
  await using server = await testApp({ environment: mailgun.environment });
  await newPerson(server, 'editor', 'Eve', editor);
  for (const [procedure, input, ...mails] of calls) {
    const response = await server.post(`/trpc/${procedure}`, await input(server), bearer);
    expect([procedure, response.statusCode]).toEqual([procedure, 200]);
    await runOutbox(server);
    const accepted = mailgun.accepted.splice(0).map(({ to = '', subject = '' }) => [to, subject]);
    expect([procedure, ...accepted.toSorted()]).toEqual([procedure, ...mails.toSorted()]);
  }
});

test('a password reset has the same answer and runs the same statements for every address', async () => {
  await using server = await testApp();
  await newPerson(server, 'editor', 'Eve', editor);
  const log = vi.spyOn(server.orm.config.getLogger(), 'logQuery');
  const ask = async (address: string) => {
    log.mockClear();
    const answer = await callAccounts(server, 'link.requestReset', { email: address }, ownPage);
    const statements = log.mock.calls.map(([{ query }]) => query);
    return { answer: answer.json(), statements };
  };
  await ask('first@example.com');
  const known = await ask(editor);
  expect(known.answer.result.data).toEqual({ isMailed: true });
  expect(known.statements).not.toEqual([]);
  expect(await ask('nobody@example.com')).toEqual(known);
  const rows = await server.orm.em.fork().find(OutboxEntity, {});
  expect(rows).toMatchObject([{ payload: { to: editor } }]);
});
