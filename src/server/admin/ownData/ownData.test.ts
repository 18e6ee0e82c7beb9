import { describe, expect, test } from 'vitest';
import {
  auditKinds,
  bearer,
  closed,
  filledHoneypot,
  lead,
  quiz,
  testApp,
} from '../../../../test/app.ts';
import { auditedKinds } from '../../../../test/accounts.ts';
import { startMailgun } from '../../../../test/mailgun.ts';
import { OwnData } from '../../../shared/ownData.ts';
import { OneTimeTokenEntity } from '../../accounts/entity.ts';
import { DAY_MS } from '../../durations.ts';
import { MailRecipientEntity } from '../../email/entity.ts';
import { LeadEntity } from '../../leads/entity.ts';
import { OutboxEntity } from '../../outbox/entity.ts';
import { createOwnDataToken } from './tokens.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const email = lead.email;
const publicUrl = 'https://www.example.com';
const ofOther = { ...lead, email: 'grace@example.com', company: 'Navy' };

async function openSite() {
  const mailgun = await startMailgun();
  const environment = { ...closed, ...mailgun.environment, PUBLIC_URL: publicUrl };
  const server = await testApp({ environment });
  return {
    server,
    mailgun,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await mailgun[Symbol.asyncDispose]();
    },
  };
}

const ask = (server: Server, address: string, more: object = {}) =>
  server.post('/trpc/privacy.requestLink', { email: address, ...more });
const ownMails = (server: Server) =>
  server.orm.em.fork().find(OutboxEntity, { kind: 'own-data-mail' }, { orderBy: { id: 'asc' } });

/** Sends the newest answer to a request. */
async function deliver(server: Server) {
  const row = (await ownMails(server)).at(-1);
  expect(await server.outbox.runNow(row?.key ?? '', 20_000)).toBe('done');
}
/** Forgets how often an address was written to. */
const resetQuota = (server: Server) => server.orm.em.fork().nativeDelete(MailRecipientEntity, {});

const newToken = (server: Server, emailKey = email) =>
  createOwnDataToken(server.orm.em.fork(), { emailKey, requestedAt: new Date() });

async function see(server: Server, token: string) {
  const response = await server.query('privacy.me', { token }, {});
  return response.json().result?.data;
}
const change = (server: Server, name: string, input: object) =>
  server.post(`/trpc/privacy.${name}`, input);
const download = (server: Server, token: string) =>
  server.inject({
    method: 'POST',
    url: '/privacy/me/download',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token }).toString(),
  });

/** Stores a lead with a note, suspected spam, a quiz response with its board, and a subscription. */
async function storeEverything(server: Server) {
  const response = await server.post('/api/leads', lead);
  const { id } = response.json().lead;
  await server.post('/trpc/leads.addNote', { id, note: 'Called <b>her</b>' }, bearer);
  await server.post('/trpc/leads.create', { ...lead, email: 'ADA@example.com', ...filledHoneypot });
  await server.post('/api/quiz', quiz, bearer);
  await server.post('/trpc/newsletter.subscribe', { email });
  await server.post('/api/leads', ofOther);
  return { leadId: String(id) };
}

describe('asking for a link', () => {
  test('has the same answer for every address, and only the owner of one gets a link', async () => {
    await using site = await openSite();
    const { server, mailgun } = site;
    await storeEverything(server);
    const answers = [];
    for (const address of [' ADA@Example.com ', 'nobody@example.com']) {
      const response = await ask(server, address);
      answers.push([response.statusCode, response.body]);
      await deliver(server);
    }
    expect(answers[0]).toEqual(answers[1]);
    const [link, nothing] = mailgun.accepted.slice(-2);
    expect(link).toMatchObject({ to: email, subject: 'Your link to your data' });
    expect(link?.text).toContain(
      'See or erase your data: https://www.example.com/privacy#your-data',
    );
    expect(nothing).toMatchObject({ to: 'nobody@example.com' });
    expect(nothing?.text).toContain('Nothing is stored');
    expect(nothing?.text).not.toContain('/privacy/me/');
    const token = /\/privacy\/me\/([\w-]{43})/.exec(link?.text ?? '')?.[1] ?? '';
    expect((await see(server, token)).email).toBe(email);
    // The record of an answer to a stranger does not name them, and no record contains the link.
    expect(JSON.stringify(await ownMails(server))).not.toMatch(/nobody@|privacy\/me/);
  });

  test('stores only the hash of the token', async () => {
    await using site = await openSite();
    await storeEverything(site.server);
    const token = await newToken(site.server);
    const rows = await site.server.orm.em.fork().find(OneTimeTokenEntity, {});
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is limited per address, and bots get nothing', async () => {
    await using site = await openSite();
    const { server } = site;
    for (const address of [email, 'ADA+tag@example.com'])
      expect((await ask(server, address)).statusCode).toBe(200);
    expect(await ownMails(server)).toHaveLength(1);
    expect((await ask(server, 'bot@example.com', filledHoneypot)).statusCode).toBe(200);
    expect(await ownMails(server)).toHaveLength(1);
    const statuses = [];
    for (let n = 0; n < 30; n++) statuses.push((await ask(server, `n${n}@example.com`)).statusCode);
    expect(statuses).toContain(429);
    expect((await ask(server, 'no address')).statusCode).toBe(429);
  });

  test('rejects what is no address', async () => {
    await using site = await openSite();
    expect((await ask(site.server, 'ada')).statusCode).toBe(400);
  });

  test('works without scripts', async () => {
    await using site = await openSite();
    const send = (payload: string) =>
      site.server.inject({
        method: 'POST',
        url: '/privacy/request',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    const sent = await send(`email=${email}&contact_me_by_fax=`);
    expect([sent.statusCode, sent.body]).toEqual([
      200,
      expect.stringContaining('Check your inbox'),
    ]);
    const refused = await send('email=<script>');
    expect(refused.statusCode).toBe(400);
    expect(refused.body).not.toContain('<script>');
    expect(await ownMails(site.server)).toHaveLength(1);
  });

  test('a new link replaces the former, and a link expires a day after it was sent', async () => {
    await using site = await openSite();
    const { server } = site;
    await storeEverything(server);
    const tokens = [];
    for (let times = 0; times < 2; times++) {
      await resetQuota(server);
      await ask(server, email);
      await deliver(server);
      const text = site.mailgun.accepted.at(-1)?.text ?? '';
      tokens.push(/\/privacy\/me\/([\w-]{43})/.exec(text)?.[1] ?? '');
    }
    const [former = '', latest = ''] = tokens;
    expect(await see(server, former)).toBeUndefined();
    const { expiresAt } = await see(server, latest);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
    const past = { expiresAt: new Date(Date.now() - 1) };
    await server.orm.em.fork().nativeUpdate(OneTimeTokenEntity, {}, past);
    expect(await see(server, latest)).toBeUndefined();
    await server.app.housekeeping.run();
    expect(await server.orm.em.fork().count(OneTimeTokenEntity)).toBe(0);
  });
});

describe('the data', () => {
  test('are all records of the address in any case, with notes and suspected spam, and of nobody else', async () => {
    await using site = await openSite();
    const { server } = site;
    await storeEverything(server);
    const token = await newToken(server);
    const data = await see(server, token);
    expect(data.counts).toMatchObject({ leads: 2, notes: 1, responses: 1, subscriptions: 1 });
    expect(data.inquiries.map((one: { isSuspectedSpam: boolean }) => one.isSuspectedSpam)).toEqual([
      true,
      false,
    ]);
    expect(data.inquiries[1].history).toMatchObject([{ text: 'Called <b>her</b>' }]);
    expect(data.quizResponses).toMatchObject([
      { name: quiz.name, guidePath: expect.stringMatching(/^\/quiz\/guide\//), board: null },
    ]);
    expect(data.subscriptions).toMatchObject([{ email, status: 'pending' }]);
    expect(data.messages.length).toBe(data.counts.messages);
    expect(JSON.stringify(data)).not.toMatch(/grace@|Navy|Admin/);
  });

  test('can be downloaded whole, in the documented shape', async () => {
    await using site = await openSite();
    const { server } = site;
    await storeEverything(server);
    for (let n = 0; n < 25; n++) await server.post('/api/leads', lead, bearer);
    const token = await newToken(server);
    const shown = await see(server, token);
    expect(shown).toMatchObject({ isComplete: false, counts: { leads: 27 } });
    expect(shown.inquiries).toHaveLength(20);
    const file = await download(server, token);
    expect(file.headers).toMatchObject({
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'private, no-store',
    });
    const { exportedAt, ...data } = file.json();
    expect(Date.parse(exportedAt)).not.toBeNaN();
    expect(Object.keys(OwnData.shape)).toEqual(Object.keys(file.json()));
    expect(data).toMatchObject({ format: 1, email, isComplete: true });
    expect(data.inquiries).toHaveLength(27);
    expect(data.quizResponses[0].generatedStrategy).toEqual(expect.any(String));
    expect(data.messages).toHaveLength(shown.counts.messages);
    expect(await auditKinds(server)).toContain('ownData.downloaded');
  });

  test('are not shown, downloaded or changed with a token of the wrong form or a guessed one', async () => {
    await using site = await openSite();
    const { server } = site;
    const { leadId } = await storeEverything(server);
    for (const token of [
      '',
      'x',
      'A'.repeat(43),
      `${'A'.repeat(42)}'`,
      await newToken(server, 'x'),
    ]) {
      const isOther = token.length === 43 && !/^A/.test(token);
      if (!isOther) expect(await see(server, token)).toBeUndefined();
      if (!isOther) expect((await download(server, token)).statusCode).toBe(404);
      const fields = { id: leadId, firstName: 'E', lastName: 'V', company: '' };
      expect((await change(server, 'correctInquiry', { token, ...fields })).statusCode).toBe(404);
    }
    expect(await server.orm.em.fork().count(LeadEntity, { firstName: 'E' })).toBe(0);
  });

  test('opening the page changes nothing, and its address is kept secret', async () => {
    await using site = await openSite();
    const { server } = site;
    await storeEverything(server);
    const token = await newToken(server);
    const before = await auditKinds(server);
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await server.inject({ method, url: `/privacy/me/${token}` });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(response.body).not.toContain('<b>her</b>');
    }
    expect(await auditKinds(server)).toEqual(before);
    // A browser reports that it shows the page.
    for (let times = 0; times < 2; times++) await change(server, 'opened', { token });
    expect(await auditKinds(server)).toEqual(['ownData.opened', ...before]);
  });
});

describe('corrections', () => {
  test('of names and company are stored, can be searched, and are in the history', async () => {
    await using site = await openSite();
    const { server } = site;
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
    const details = await server.query('leads.get', { id: leadId });
    expect(details.json().result.data.events[0]).toMatchObject({ author: 'The person' });
  });

  test('of records of others are not found', async () => {
    await using site = await openSite();
    const { server } = site;
    await storeEverything(server);
    const other = await server.orm.em.fork().findOneOrFail(LeadEntity, { email: ofOther.email });
    const token = await newToken(server);
    const fields = { id: other.id, firstName: 'E', lastName: 'V', company: '' };
    expect((await change(server, 'correctInquiry', { token, ...fields })).statusCode).toBe(404);
  });

  test.each([
    ['a note on the newest lead', lead],
    ['a new lead for somebody without one', undefined],
  ])('of anything else become %s', async (_what, existing) => {
    await using site = await openSite();
    const { server } = site;
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

  test('unsubscribing ends every subscription of the address', async () => {
    await using site = await openSite();
    const { server } = site;
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

  test('by the team also ends the links', async () => {
    await using site = await openSite();
    const { server } = site;
    await storeEverything(server);
    const token = await newToken(server);
    await server.post('/trpc/admin.person.erase', { email }, bearer);
    expect(await see(server, token)).toBeUndefined();
    expect(await auditedKinds(server)).toContainEqual(['person.erased', expect.any(String)]);
  });

  test('while a link is being sent sends none that works', async () => {
    await using site = await openSite();
    const { server, mailgun } = site;
    await storeEverything(server);
    await ask(server, email);
    const [row] = await ownMails(server);
    const sending = server.outbox.runNow(row?.key ?? '', 20_000);
    await server.post('/trpc/admin.person.erase', { email }, bearer);
    await sending;
    for (const { text } of mailgun.accepted) {
      const token = /\/privacy\/me\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
      expect(await see(server, token)).toBeUndefined();
    }
  });
});
