import { describe, expect, inject, test, vi } from 'vitest';
import { auditedKinds } from '../../../../test/accounts.ts';
import { bearer, filledHoneypot, lead, testApp } from '../../../../test/app.ts';
import {
  email,
  ofOther,
  openSite,
  ask,
  ownMails,
  deliver,
  newToken,
  see,
  change,
  download,
  storeEverything,
} from '../../../../test/ownData.ts';
import { eventually } from '../../../../test/eventually.ts';
import { stoppedDate } from '../../../../test/stoppedClock.ts';
import { createOneTimeToken } from '../../access/accounts/oneTimeTokens.ts';
import { OneTimeTokenEntity } from '../../access/accounts/entity.ts';
import { LeadEntity } from '../../leads/entity.ts';
import { SubscriberEntity } from '../../newsletter/entity.ts';
import { OutboxEntity } from '../../jobs/outbox/entity.ts';
import { lockIfExists } from '../../jobs/outbox/queue.ts';
import { QuizResponseEntity } from '../../quiz/entity.ts';
import { createOwnDataToken } from './tokens.ts';

type Server = Parameters<typeof see>[0];

describe('corrections', () => {
  test('of names and company are stored, can be searched, and are in the history', async () => {
    await using server = await testApp();
    const { leadId } = await storeEverything(server);
    const token = await newToken(server);
    const [{ id }] = (await see(server, token)).quizResponses;
    const fields = { firstName: 'Augusta', lastName: 'King', company: '<script>alert(1)</script>' };
    await change(server, 'correctInquiry', { token, id: leadId, ...fields });
    const response = await change(server, 'correctQuizResponse', { token, id, name: 'Augusta' });
    const { inquiries, quizResponses } = response.json().result.data;
    expect(inquiries[1]).toMatchObject(fields);
    expect(quizResponses[0]).toMatchObject({
      name: 'Augusta',
      answers: { personalInfo: { name: 'Augusta', city: 'London' } },
    });
    const found = await server.query('leads.page', { q: 'augusta', sort: 'newest' });
    expect(found.json().result.data.leads).toMatchObject([{ id: leadId }]);
    const former = await server.query('leads.page', { q: 'lovelace', sort: 'newest' });
    expect(former.json().result.data.leads.map((one: { id: string }) => one.id)).not.toContain(
      leadId,
    );
    const search = async (q: string) =>
      (await server.query('quiz.list', { q })).json().result.data.responses.length;
    expect([await search('augusta'), await search('king')]).toEqual([1, 0]);
    const details = await server.query('leads.get', { id: leadId });
    expect(details.json().result.data.events[0]).toMatchObject({ author: 'The person' });
  });

  test.each([
    ['a note on the newest lead', lead],
    ['a new lead for somebody without one', undefined],
  ])('of anything else become %s', async (_what, existing) => {
    await using server = await testApp();
    if (existing) await server.post('/api/leads', existing);
    await server.post('/trpc/newsletter.subscribe', { email });
    const token = await newToken(server);
    const message = 'My revenue is wrong.';
    const response = await change(server, 'requestCorrection', { token, message });
    const [inquiry, ...others] = response.json().result.data.inquiries;
    expect(others).toEqual([]);
    const { data } = (await server.query('leads.get', { id: inquiry.id })).json().result;
    const text = existing ? data.events[0].note : data.message;
    expect(text).toBe(`Correction requested by the person:\n${message}`);
    if (existing) expect(data.followUpOn).not.toBeNull();
  });

  test('of anything else can be asked for a few times a day', async () => {
    await using server = await testApp();
    await server.post('/api/leads', lead);
    const token = await newToken(server);
    const send = () => change(server, 'requestCorrection', { token, message: 'Wrong.' });
    for (let n = 0; n < 5; n++) expect((await send()).statusCode).toBe(200);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.message).toBe(
      'We got 5 requests from you within a day. Please send the next one tomorrow.',
    );
    // Another inquiry does not make room for more.
    await server.post('/api/leads', lead);
    expect((await send()).statusCode).toBe(429);
  });

  test('unsubscribing ends every subscription of the address', async () => {
    await using server = await testApp();
    await server.post('/trpc/newsletter.subscribe', { email });
    await server.post('/trpc/newsletter.subscribe', { email, ...filledHoneypot });
    const token = await newToken(server);
    const response = await change(server, 'unsubscribe', { token });
    const { subscriptions } = response.json().result.data;
    expect(subscriptions.map(({ status }: { status: string }) => status)).toEqual([
      'unsubscribed',
      'unsubscribed',
    ]);
  });
});

// SQLite runs one transaction at a time.
const waitsForLink = () => {
  test('waits for a link that is being made', async () => {
    await using server = await testApp();
    await storeEverything(server);
    await ask(server, email);
    const former = await newToken(server);
    const [row] = await ownMails(server);
    const tx = server.orm.em.fork();
    await tx.begin();
    await lockIfExists(tx, { id: row?.id ?? '' });
    const erased = server.post('/trpc/admin.person.erase', { email }, bearer);
    await eventually(async () => {
      const waiting = await server.orm.em.fork().execute<unknown[]>(
        `select pid from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(1);
    });
    const made = await createOwnDataToken(tx, { emailKey: email, requestedAt: new Date() });
    await tx.commit();
    expect((await erased).statusCode).toBe(200);
    for (const token of [former, made]) expect(await see(server, token)).toBeUndefined();
  });
};

describe('erasing', () => {
  test('deletes everything and the link, confirms it once by email, and forgets the address', async () => {
    await using site = await openSite();
    const { server, mailgun } = site;
    await storeEverything(server);
    await ask(server, email);
    const token = await newToken(server);
    const answers = await Promise.all([0, 1].map(() => change(server, 'erase', { token })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect(await see(server, token)).toBeUndefined();
    expect((await download(server, token)).statusCode).toBe(404);
    await deliver(server);
    expect(mailgun.accepted.at(-1)).toMatchObject({ to: email, subject: 'Your data is erased' });
    expect((await ownMails(server)).map(({ state }) => state)).toEqual(['done']);
    const em = server.orm.em.fork();
    const rest = [await em.find(OutboxEntity, {}), await em.find(LeadEntity, {})];
    expect(JSON.stringify(rest)).not.toContain(email);
    expect(rest[1]).toMatchObject([{ email: ofOther.email }]);
    const { counts } = (await server.query('admin.person.find', { email })).json().result.data;
    expect(new Set(Object.values(counts))).toEqual(new Set([0]));
    const log = (await server.query('admin.access.audit')).json().result.data.entries;
    const own = log.filter(({ actor }: { actor: string }) => actor === 'The person');
    expect(own.map(({ kind }: { kind: string }) => kind)).toEqual([
      'person.erased',
      'ownData.requested',
    ]);
    expect(own.every(({ address }: { address: string }) => address === '')).toBe(true);
  });

  test('by the team ends the links, also one that is being sent', async () => {
    await using site = await openSite();
    const { server, mailgun } = site;
    await storeEverything(server);
    await ask(server, email);
    const former = await newToken(server);
    const [row] = await ownMails(server);
    const sending = server.outbox.runNow(row?.key ?? '', 120_000);
    const erased = await server.post('/trpc/admin.person.erase', { email }, bearer);
    expect(erased.statusCode).toBe(200);
    await sending;
    expect(await see(server, former)).toBeUndefined();
    expect(await auditedKinds(server)).toContainEqual(['person.erased', expect.any(String)]);
    for (const { text } of mailgun.accepted) {
      const token = /\/privacy\/me\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
      expect(await see(server, token)).toBeUndefined();
    }
  });

  if (inject('database') === 'postgres') waitsForLink();
});

/** Every change that a link allows. */
const changes = {
  opened: {},
  correctInquiry: { firstName: 'E', lastName: 'V', company: '' },
  correctQuizResponse: { name: 'E' },
  requestCorrection: { message: 'E' },
  unsubscribe: {},
  erase: {},
};

/** Returns what a token shows, and the status of each thing it may be used for. */
async function useToken(server: Server, token: string, id: string) {
  const statuses = new Set([(await download(server, token)).statusCode]);
  for (const [name, input] of Object.entries(changes))
    statuses.add((await change(server, name, { token, id, ...input })).statusCode);
  return { shown: await see(server, token), statuses: [...statuses] };
}
const useless = { shown: undefined, statuses: [404] };

test('a request runs the same statements for every address', async () => {
  await using server = await testApp();
  await storeEverything(server);
  const log = vi.spyOn(server.orm.config.getLogger(), 'logQuery');
  const statements = [];
  for (const address of ['nobody@example.com', email]) {
    log.mockClear();
    expect((await ask(server, address)).statusCode).toBe(200);
    statements.push(log.mock.calls.map(([{ query }]) => query));
  }
  expect(statements[0]).not.toEqual([]);
  expect(statements[0]).toEqual(statements[1]);
});

test('an expired link, a changed one and links for other purposes open nothing', async () => {
  await using server = await testApp();
  const { leadId } = await storeEverything(server);
  const em = server.orm.em.fork();
  const token = await newToken(server);
  const swapped = `${token.slice(1)}${token[0]}`;
  for (const changed of [
    '',
    'x',
    'A'.repeat(43),
    `${'A'.repeat(42)}'`,
    token.toUpperCase(),
    swapped,
    ` ${token}`,
    `${token}/`,
  ])
    if (changed !== token) expect(await useToken(server, changed, leadId)).toEqual(useless);

  const { unsubscribeToken } = await em.findOneOrFail(SubscriberEntity, { email });
  const { guideToken } = await em.findOneOrFail(QuizResponseEntity, { email });
  const reset = await createOneTimeToken(em, 'reset', { emailKey: email });
  for (const other of [unsubscribeToken, guideToken ?? '', reset.token])
    expect(await useToken(server, other, leadId)).toEqual(useless);

  const past = { expiresAt: new Date(Date.now() - 1) };
  await em.nativeUpdate(OneTimeTokenEntity, { purpose: 'ownData' }, past);
  expect(await useToken(server, token, leadId)).toEqual(useless);
  expect(await server.orm.em.fork().count(LeadEntity, { firstName: 'E' })).toBe(0);
});

test('records of others stay as they are, and so does everything when a link is opened', async () => {
  await using server = await testApp();
  await storeEverything(server);
  const em = server.orm.em.fork();
  const other = await em.findOneOrFail(LeadEntity, { email: ofOther.email });
  const token = await newToken(server);
  for (const url of [
    `/privacy/me/${token}?erase=true`,
    `/privacy/me/download?token=${token}`,
    `/trpc/privacy.erase?input=${encodeURIComponent(JSON.stringify({ token }))}`,
  ])
    for (const method of ['GET', 'HEAD'] as const) await server.inject({ method, url });
  expect((await see(server, token)).counts).toMatchObject({ leads: 2, responses: 1 });
  const fields = { id: other.id, ...changes.correctInquiry };
  expect((await change(server, 'correctInquiry', { token, ...fields })).statusCode).toBe(404);
  await change(server, 'erase', { token });
  const left = await server.orm.em.fork().find(LeadEntity, {});
  expect(left).toMatchObject([{ email: ofOther.email, firstName: other.firstName }]);
});

test('guessing is limited, and downloads, which are expensive, are limited more', async () => {
  await using server = await testApp();
  stoppedDate();
  const foundNothing = async (
    ask: (server: Server, token: string) => Promise<{ statusCode: number }>,
  ) => {
    for (let n = 0; ; n++) {
      const { statusCode } = await ask(server, 'A'.repeat(43));
      if (statusCode === 429) return n;
      expect(statusCode).toBe(404);
    }
  };
  expect(await foundNothing(download)).toBe(30);
  const page = (_: Server, token: string) => server.query('privacy.me', { token }, {});
  expect(await foundNothing(page)).toBe(120);
  // The limit is one of the caller, not of the data.
  const token = await newToken(server);
  expect((await server.query('privacy.me', { token }, bearer)).statusCode).not.toBe(429);
});
