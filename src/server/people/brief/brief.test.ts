import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  auditKinds,
  bearer,
  quiz,
  testApp,
  withoutGemini,
  withoutMail,
} from '../../../../test/app.ts';
import { newPerson } from '../../../../test/accounts.ts';
import { get, sendLead, write, written } from '../../../../test/briefs.ts';
import { startMailgun } from '../../../../test/mailgun.ts';
import { Brief, type CurrentBrief } from '../../../shared/brief.ts';
import { OutboxEntity } from '../../jobs/outbox/entity.ts';
import { BriefEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
/** The built-in templates write the briefs. */
const open = (environment: Record<string, string> = {}) =>
  testApp({ environment: { ...withoutGemini, ...environment }, isSeeded: true });

const save = (server: Server, id: string, version: number, content: Brief) =>
  server.post('/trpc/admin.person.brief.save', { id, version, content }, bearer);
const email = (server: Server, id: string, sendId: string = randomUUID()) =>
  server.post('/trpc/admin.person.brief.email', { id, sendId }, bearer);

/** Gives a lead to a new editor and returns their address. */
async function giveToEditor(server: Server, id: string) {
  const { id: ownerId, email } = await newPerson(server, 'editor', 'Grace');
  await server.post('/trpc/leads.update', { id, ownerId }, bearer);
  return email;
}

describe('a brief', () => {
  test('is written from templates without Gemini, and kept; that of an unknown person is a 404', async () => {
    await using server = await open();
    const id = await sendLead(server, { offerType: 'roi-guarantee' });
    const before = await get(server, id);
    expect(before.brief).toBeNull();
    expect(before.facts).toMatchObject({
      name: 'Ada Lovelace',
      company: 'Analytical Engines',
      revenue: '$5M - $10M',
      request: 'a proposal (ROI Guarantee)',
      gaps: [expect.stringContaining('No quiz yet')],
    });
    const { brief, notice } = await written(server, id);
    expect(brief).toMatchObject({ version: 1, writer: 'template', editor: null, former: [] });
    expect(notice).toBeNull();
    expect(Brief.parse(brief.content)).toEqual(brief.content);
    expect((await get(server, before.personId)).brief).toEqual(brief);
    expect(await auditKinds(server)).toEqual(['brief.written']);
    const unknown = randomUUID();
    expect((await server.query('admin.person.brief.get', { id: unknown })).statusCode).toBe(404);
    expect((await write(server, unknown)).statusCode).toBe(404);
  });

  test('knows the quiz, the campaign and the posts of a visitor who consented', async () => {
    await using server = await open({ VISITOR_HISTORY: 'on' });
    const visitorId = randomUUID();
    const first = { utm_source: 'linkedin', utm_campaign: 'spring', landing: '/services' };
    for (const name of ['/blog/podcast-metrics-that-matter', '/blog/no-such-post', '/about'])
      await server.post('/trpc/visits.record', { visitorId, kind: 'page', name });
    const answers = { ...quiz.answers, biggest_challenge: 'finding_time' };
    await server.post('/trpc/quiz.submit', { ...quiz, answers, visitorId });
    const id = await sendLead(server, { visitorId, attribution: { first, last: first } });
    const { facts } = await get(server, id);
    expect(facts).toMatchObject({
      result: 'The Balanced Brand Podcast',
      sells: 'Engines',
      campaign: 'linkedin / spring',
      landing: '/services',
      posts: ['The podcast report that fits on one page'],
      answers: [
        {
          question: 'What is most likely to stop you?',
          answer: 'Finding time next to running the company',
        },
      ],
      gaps: [],
    });
    const { brief } = await written(server, id);
    // What a visitor read is never stored elsewhere: it is deleted when the consent is withdrawn.
    expect(JSON.stringify(brief)).not.toContain('fits on one page');
    await server.post('/trpc/visits.forget', { visitorId });
    expect((await get(server, id)).facts.posts).toEqual([]);
  });
});

describe('an edited brief', () => {
  const edit = (brief: { content: Brief }, situation: string) => ({ ...brief.content, situation });

  test('is a new version; the ten latest former texts are kept, also when it is written again', async () => {
    await using server = await open();
    const id = await sendLead(server);
    const { brief: first } = await written(server, id);
    const second: CurrentBrief = (await save(server, id, 1, edit(first, 'Edited by hand.'))).json()
      .result.data;
    expect(second).toMatchObject({ version: 2, writer: 'template', editor: expect.any(String) });
    const { brief: third } = await written(server, id, 2);
    expect(third).toMatchObject({ version: 3, editor: null, content: first.content });
    expect(third.former).toMatchObject([
      { version: 2, editor: second.editor, content: { situation: 'Edited by hand.' } },
      { version: 1, editor: null, content: first.content },
    ]);
    expect(await auditKinds(server)).toEqual(['brief.written', 'brief.edited', 'brief.written']);
    for (let version = 3; version <= 12; version++)
      await save(server, id, version, edit(first, `Version ${version + 1}`));
    const { former } = (await get(server, id)).brief;
    expect(former.map(({ version }: CurrentBrief) => version)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ]);
  });

  test('is rejected with the current one after another save, and when it is empty, too few or too long', async () => {
    await using server = await open();
    const id = await sendLead(server);
    const { brief } = await written(server, id);
    const [one, two] = await Promise.all([
      save(server, id, 1, edit(brief, 'Mine.')),
      save(server, id, 1, edit(brief, 'Theirs.')),
    ]);
    const codes = [one.statusCode, two.statusCode];
    expect(codes.toSorted()).toEqual([200, 409]);
    const [accepted, rejected] = one.statusCode === 200 ? [one, two] : [two, one];
    const current = accepted.json().result.data;
    expect(rejected.json().error.data).toMatchObject({ code: 'CONFLICT', detail: current });
    // A repeated save of the same text is no conflict.
    const again = await save(server, id, 1, current.content);
    expect(again.json().result.data).toEqual(current);
    expect((await write(server, id, 1)).statusCode).toBe(409);
    expect((await write(server, id)).statusCode).toBe(409);
    const objections = [{ objection: 'No', reply: 'x'.repeat(381) }];
    for (const [fields, field] of [
      [{ situation: ' ' }, 'content.situation'],
      [{ questions: ['One?', 'Two?'] }, 'content.questions'],
      [{ objections }, 'content.objections.0.reply'],
    ] as const) {
      const response = await save(server, id, 1, { ...brief.content, ...fields });
      expect(response.statusCode).toBe(400);
      expect(Object.keys(response.json().error.data.fields)).toEqual([field]);
    }
  });
});

describe('the email', () => {
  test('goes to the owner of the newest lead, once per click', async () => {
    await using mailgun = await startMailgun();
    await using server = await open({ ...mailgun.environment, VISITOR_HISTORY: 'on' });
    const visitorId = randomUUID();
    const name = '/blog/podcast-metrics-that-matter';
    await server.post('/trpc/visits.record', { visitorId, kind: 'page', name });
    await sendLead(server);
    const id = await sendLead(server, { visitorId, message: 'See www.evil.example' });
    const { brief } = await written(server, id);
    expect((await get(server, id)).recipient).toEqual({ state: 'noOwner', leadId: id });
    expect((await email(server, id)).statusCode).toBe(412);
    const to = await giveToEditor(server, id);
    const { recipient, personId } = await get(server, id);
    expect(recipient).toEqual({
      state: 'ready',
      leadId: id,
      name: 'Grace',
      email: to,
      isConfigured: true,
    });
    const sentBefore = mailgun.accepted.length;
    const click = randomUUID();
    for (const answer of await Promise.all([email(server, id, click), email(server, id, click)]))
      expect(answer.json().result.data).toEqual({ state: 'done' });
    expect(mailgun.accepted).toHaveLength(sentBefore + 1);
    const { to: address, subject, text = '', html = '' } = mailgun.accepted.at(-1) ?? {};
    expect([address, subject]).toEqual([to, 'Brief for the call: Ada Lovelace']);
    for (const part of [text, html]) {
      expect(part).toContain(`/admin/people/${personId}/brief`);
      expect(part).not.toContain('www.evil.example');
      expect(part).not.toContain('fits on one page');
    }
    expect(text).toContain('The posts they read are on the page');
    expect(text).toContain(brief.content.questions[1]);
    expect((await auditKinds(server)).filter((kind: string) => kind === 'brief.sent')).toHaveLength(
      1,
    );
    const { events } = (await server.query('admin.person.timeline', { id })).json().result.data;
    expect(events.filter(({ kind }: { kind: string }) => kind === 'email')).toEqual([]);
  });

  test('needs a lead, its owner, their address and a brief, and waits in the outbox without Mailgun', async () => {
    await using server = await open(withoutMail);
    const { response } = (await server.post('/api/quiz', quiz)).json();
    await written(server, response.id);
    expect((await get(server, response.id)).recipient).toEqual({ state: 'noLead' });
    expect((await email(server, response.id)).statusCode).toBe(412);
    const id = await sendLead(server, { email: 'grace@example.com' });
    await giveToEditor(server, id);
    expect((await email(server, id)).statusCode).toBe(404);
    await written(server, id);
    expect((await email(server, id)).json().result.data).toEqual({ state: 'waiting' });
    expect((await get(server, id)).recipient).toMatchObject({ isConfigured: false });
  });
});

test('erasing a person deletes the brief and its emails; those of others stay', async () => {
  await using server = await open();
  const id = await sendLead(server);
  const other = await sendLead(server, { email: 'grace@example.com' });
  for (const one of [id, other]) {
    await written(server, one);
    await giveToEditor(server, one);
    await email(server, one);
  }
  const ada = { email: 'ADA@example.com' };
  const erased = await server.post('/trpc/admin.person.erase', ada, bearer);
  expect(erased.json().result.data.counts).toMatchObject({ briefs: 1 });
  const em = server.orm.em.fork();
  expect(await em.count(BriefEntity)).toBe(1);
  expect(await em.find(OutboxEntity, { key: { $like: 'brief-notice:%' } })).toMatchObject([
    { aboutId: other },
  ]);
  expect((await server.query('admin.person.brief.get', { id })).statusCode).toBe(404);
});
