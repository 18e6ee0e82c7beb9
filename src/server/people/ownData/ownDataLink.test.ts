import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { auditKinds, bearer, filledHoneypot, lead, quiz, testApp } from '../../../../test/app.ts';
import {
  email,
  openSite,
  ask,
  ownMails,
  deliver,
  resetQuota,
  newToken,
  see,
  change,
  download,
  storeEverything,
} from '../../../../test/ownData.ts';
import { stoppedDate } from '../../../../test/stoppedClock.ts';
import { written } from '../../../../test/briefs.ts';
import { note } from '../../../../test/whiteboard/note.ts';
import { OwnData } from '../../../shared/ownData.ts';
import { LeadEventEntity } from '../../leads/entity.ts';
import { GuideVersionEntity, QuizResponseEntity } from '../../quiz/entity.ts';
import { BoardEntity, BoardNoteEntity } from '../../whiteboard/entity.ts';
import { OutboxEntity } from '../../jobs/outbox/entity.ts';
import { OneTimeTokenEntity } from '../../access/accounts/entity.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/durations.ts';

const tokenIn = (text = '') => /\/privacy\/me\/([\w-]{43})/.exec(text)?.[1] ?? '';

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
    const token = tokenIn(link?.text);
    expect((await see(server, token)).email).toBe(email);
    // The row of a response to an unknown address does not name it, and no row contains the link.
    expect(JSON.stringify(await ownMails(server))).not.toMatch(/nobody@|privacy\/me/);
  });

  test('is limited per address, and bots get nothing', async () => {
    stoppedDate();
    await using server = await testApp();
    expect((await ask(server, email)).statusCode).toBe(200);
    const refused = await ask(server, 'ADA+tag@example.com');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.message).toMatch(/was asked for within the last hour/);
    expect(await ownMails(server)).toHaveLength(1);
    expect((await ask(server, 'bot@example.com', filledHoneypot)).statusCode).toBe(200);
    expect(await ownMails(server)).toHaveLength(1);
    const statuses = [];
    for (let n = 0; n < 30; n++) statuses.push((await ask(server, `n${n}@example.com`)).statusCode);
    expect(statuses).toContain(429);
    expect((await ask(server, 'no address')).statusCode).toBe(429);
  });

  test('works without scripts, and rejects what is no address', async () => {
    await using server = await testApp();
    expect((await ask(server, 'ada')).statusCode).toBe(400);
    const send = (payload: string) =>
      server.inject({
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
    expect(await ownMails(server)).toHaveLength(1);
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
      tokens.push(tokenIn(site.mailgun.accepted.at(-1)?.text));
    }
    const [former = '', latest = ''] = tokens;
    expect(await see(server, former)).toBeUndefined();
    const { expiresAt } = await see(server, latest);
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / HOUR_MS)).toBe(24);
    const past = { expiresAt: new Date(Date.now() - 1) };
    await server.orm.em.fork().nativeUpdate(OneTimeTokenEntity, {}, past);
    expect(await see(server, latest)).toBeUndefined();
    await server.app.housekeeping.run();
    expect(await server.orm.em.fork().count(OneTimeTokenEntity)).toBe(0);
  });
});

describe('the email that confirms an erasure, if it fails for good,', () => {
  async function failedMail({ server, mailgun }: Awaited<ReturnType<typeof openSite>>) {
    await storeEverything(server);
    mailgun.setMode('badRecipient');
    await change(server, 'erase', { token: await newToken(server) });
    const [row] = await ownMails(server);
    expect(await server.outbox.runNow(row?.key ?? '', 120_000)).toBe('failed');
  }

  test('is found by an erasure of the address', async () => {
    await using site = await openSite();
    const { server } = site;
    await failedMail(site);
    const { counts } = (await server.query('admin.person.find', { email })).json().result.data;
    expect(counts.messages).toBe(1);
    await server.post('/trpc/admin.person.erase', { email }, bearer);
    expect(await ownMails(server)).toEqual([]);
  });

  test('is deleted after 30 days', async () => {
    await using site = await openSite();
    const { server } = site;
    await failedMail(site);
    const settledAt = new Date(Date.now() - 31 * DAY_MS);
    await server.orm.em.fork().nativeUpdate(OutboxEntity, { state: 'failed' }, { settledAt });
    await server.app.housekeeping.run();
    expect(await ownMails(server)).toEqual([]);
  });
});

describe('the data', () => {
  test('are all records of the address, and of nobody else; opening its secret page changes nothing', async () => {
    await using server = await testApp();
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
    await storeEverything(server);
    const before = await auditKinds(server);
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await server.inject({ method, url: `/privacy/me/${token}` });
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
      });
      expect(response.body).not.toContain('<b>her</b>');
    }
    expect(await auditKinds(server)).toEqual(before);
    const rows = await server.orm.em.fork().find(OneTimeTokenEntity, {});
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    // A browser reports that it shows the page.
    for (let times = 0; times < 2; times++) await change(server, 'opened', { token });
    expect(await auditKinds(server)).toEqual(['ownData.opened', ...before]);
  });

  test('can be downloaded whole, in the documented shape', async () => {
    await using server = await testApp();
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

  test('of an address that was sent very often are counted, and the newest downloaded', async () => {
    await using server = await testApp();
    for (let n = 0; n < 201; n++) await server.post('/api/leads', lead, bearer);
    const token = await newToken(server);
    expect((await see(server, token)).counts).toMatchObject({ leads: 201 });
    const data = (await download(server, token)).json();
    expect(data.isComplete).toBe(false);
    expect(data.inquiries).toHaveLength(200);
  });

  test('of full boards are downloaded up to 8 MiB, and the page reads no notes', async () => {
    await using server = await testApp();
    const em = server.orm.em.fork();
    const notes = Array.from({ length: 900 }, (_, n) =>
      note(`${n}`, { content: 'x'.repeat(2000) }),
    );
    for (let n = 0; n < 6; n++) {
      const { response } = (await server.post('/api/quiz', quiz, bearer)).json();
      // The oldest has little text, but a long history.
      const [bytes, items] = n === 0 ? [20_000_000, notes.slice(0, 1)] : [2_000_000, notes];
      const board = { id: `b${n}`, readOnlyId: `r${n}`, title: `Plan ${n}`, bytes };
      await em.insert(BoardEntity, { ...board, responseId: String(response.id) });
      await em.insertMany(
        BoardNoteEntity,
        items.map((item) => ({ boardId: board.id, id: item.id, note: JSON.stringify(item) })),
      );
    }
    const token = await newToken(server);
    const boards = (data: OwnData) => data.quizResponses.map(({ board }) => board?.notes.length);
    const whole = (await download(server, token)).json();
    expect(boards(whole)).toEqual([900, 900, 900, 900, 0, 0]);
    expect(whole.isComplete).toBe(false);
    await em.nativeDelete(BoardNoteEntity, { boardId: { $in: ['b4', 'b5'] } });
    const rest = (await download(server, token)).json();
    expect(boards(rest)).toEqual([0, 0, 900, 900, 900, 1]);
    expect(rest.isComplete).toBe(true);
    // A page that read notes would fail.
    await em.nativeUpdate(BoardNoteEntity, {}, { note: '{' });
    const { quizResponses, isComplete } = await see(server, token);
    expect(quizResponses[0].board).toMatchObject({ title: 'Plan 5', path: '/whiteboard?board=b5' });
    expect(isComplete).toBe(true);
  });

  test('have long histories and former guides as far as the budget reaches, the newest first', async () => {
    await using server = await testApp();
    const { leadId } = await storeEverything(server);
    const em = server.orm.em.fork();
    const response = await em.findOneOrFail(QuizResponseEntity, { emailKey: email });
    const at = (n: number) => new Date(2026, 0, 1 + n);
    const text = 'x'.repeat(3 * 1024 * 1024);
    await em.insertMany(
      GuideVersionEntity,
      [1, 2].map((version) => ({
        id: uuid(),
        response: response.id,
        version,
        savedAt: at(version),
        reason: 'written' as const,
        generatedStrategy: text,
      })),
    );
    const note = { leadId, author: 'Ada', note: text };
    await em.insert(LeadEventEntity, { ...note, id: uuid(), createdAt: at(3) });
    const data: OwnData = (await download(server, await newToken(server))).json();
    expect(data.isComplete).toBe(false);
    expect(data.quizResponses[0]?.formerGuides.map(({ version }) => version)).toEqual([2]);
    const history = data.inquiries.find(({ id }) => id === leadId)?.history;
    expect(history?.map((entry) => entry.text.length)).toEqual([
      text.length,
      'Called <b>her</b>'.length,
    ]);
  });

  test('have the brief for a call and the value of a contract, without the names of the team', async () => {
    await using server = await testApp();
    const { leadId } = await storeEverything(server);
    await server.post('/trpc/leads.update', { id: leadId, wonValue: 12_500 }, bearer);
    const { brief } = await written(server, leadId);
    const content = { ...brief.content, situation: 'Edited by hand.' };
    await server.post('/trpc/admin.person.brief.save', { id: leadId, version: 1, content }, bearer);
    const token = await newToken(server);
    const shown = await see(server, token);
    expect(shown).toMatchObject({ brief: { version: 2, content }, counts: { briefs: 1 } });
    expect(shown.inquiries.at(-1)).toMatchObject({ id: leadId, wonValue: 12_500 });
    const data = (await download(server, token)).json();
    expect(data.brief).toMatchObject({ content, former: [{ version: 1, content: brief.content }] });
    expect(JSON.stringify(data)).not.toContain('Admin');
  });
});
