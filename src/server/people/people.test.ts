import { describe, expect, test } from 'vitest';
import { signInAs } from '../../../test/accounts.ts';
import { bearer, filledHoneypot, lead, quiz, testApp } from '../../../test/app.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import type { PersonPage, TimelineEvent, TimelinePage } from '../../shared/people.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { VisitEventEntity, VisitorIdentityEntity } from '../visits/entity.ts';
import { AccountEntity } from '../access/accounts/entity.ts';
import { BlogPostEntity } from '../blog/entity.ts';
import { PersonEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const open = (environment: Record<string, string> = { VISITOR_HISTORY: 'on' }) =>
  testApp({ environment, isSeeded: true });

const visitorId = 'a1b2c3d4-0000-4000-8000-000000000001';
const home = { kind: 'page', name: '/' };
const record = (server: Server, event: object) =>
  server.post('/trpc/visits.record', { visitorId, ...event });
const sendLead = async (server: Server, fields: object = {}): Promise<string> =>
  (await server.post('/trpc/leads.create', { ...lead, visitorId, ...fields })).json().result.data
    .lead.id;

const page = async (server: Server, id: string): Promise<PersonPage> =>
  (await server.query('admin.person.page', { id })).json().result.data;
const timeline = async (server: Server, id: string, cursor?: object): Promise<TimelinePage> =>
  (await server.query('admin.person.timeline', { id, cursor })).json().result.data;
const kinds = async (server: Server, id: string) =>
  (await timeline(server, id)).events.map(({ kind }: TimelineEvent) => kind);

describe('a person', () => {
  test('has one page, by the id of any record and in any case of the address, and none without records', async () => {
    await using server = await open();
    const leadId = await sendLead(server, { email: 'Ada@Example.com' });
    const { response } = (
      await server.post('/api/quiz', { ...quiz, email: 'ada@example.COM' })
    ).json();
    const byLead = await page(server, leadId);
    const byResponse = await page(server, response.id);
    expect(byLead.id).toBe(byResponse.id);
    expect(await page(server, byLead.id)).toEqual(byLead);
    expect(byLead).toMatchObject({
      email: 'Ada@Example.com',
      name: `${lead.firstName} ${lead.lastName}`,
      counts: { leads: 1, responses: 1 },
    });
    const id = 'a1b2c3d4-0000-4000-8000-00000000dead';
    for (const procedure of ['admin.person.page', 'admin.person.timeline'])
      expect((await server.query(procedure, { id })).statusCode).toBe(404);
  });

  test('can be read by viewers, who change nothing, and by no other id', async () => {
    const queries = ['admin.person.page', 'admin.person.timeline', 'admin.person.brief.get'];
    await using server = await open();
    for (const id of ['me', '1', `${visitorId}'--`, '../leads', '%', 'x'.repeat(5000)])
      for (const name of queries)
        expect([id, (await server.query(name, { id })).statusCode]).toEqual([id, 400]);
    await signInAs(server, 'viewer');
    const em = server.orm.em.fork();
    const [post] = await em.find(BlogPostEntity, {}, { limit: 1 });
    const [account] = await em.find(AccountEntity, {}, { limit: 1 });
    for (const id of [post?.id, account?.id])
      for (const name of queries) expect((await server.query(name, { id })).statusCode).toBe(404);
    expect(await em.count(PersonEntity)).toBe(0);
    const { id } = (await server.post('/trpc/leads.create', lead)).json().result.data.lead;
    const viewer = await signInAs(server, 'viewer');
    for (const name of queries)
      expect((await server.query(name, { id }, viewer)).statusCode).toBe(200);
    for (const [name, input] of [
      ['admin.person.brief.write', { id, version: 0 }],
      ['admin.person.erase', { email: lead.email }],
    ] as const)
      expect((await server.post(`/trpc/${name}`, input, viewer)).statusCode).toBe(403);
  });

  test('is created once, however many ask at the same time', async () => {
    await using server = await open();
    const id = await sendLead(server);
    const pages = await Promise.all(Array.from({ length: 8 }, () => page(server, id)));
    expect(new Set(pages.map((one) => one.id)).size).toBe(1);
  });
});

describe('the timeline', () => {
  test('tells one story from the first visit to the contract', async () => {
    await using server = await open();
    const source = { utm_source: 'linkedin', utm_campaign: 'spring' };
    const post = '/blog/podcast-metrics-that-matter';
    await record(server, { kind: 'page', name: post, source });
    await record(server, { kind: 'quizStep', name: 'primary_reason' });
    const { response } = (
      await server.post('/trpc/quiz.submit', { ...quiz, email: lead.email, visitorId })
    ).json().result.data;
    await record(server, { kind: 'guide' });
    await record(server, { kind: 'booking' });
    const id = await sendLead(server, { attribution: { first: source, last: source } });
    await server.post('/trpc/leads.addNote', { id, note: 'Called' }, bearer);
    await server.post('/trpc/leads.update', { id, status: 'won' }, bearer);
    const { events, nextCursor } = await timeline(server, response.id);
    expect(nextCursor).toBeNull();
    expect(events.toReversed()).toEqual([
      expect.objectContaining({
        kind: 'page',
        path: post,
        title: 'The podcast report that fits on one page',
        source,
      }),
      expect.objectContaining({ kind: 'quizStep', step: 'primary_reason' }),
      expect.objectContaining({ kind: 'response', responseId: response.id }),
      expect.objectContaining({ kind: 'guide', version: 1, author: 'gemini' }),
      expect.objectContaining({ kind: 'email', email: 'guide-mail', state: 'done' }),
      expect.objectContaining({ kind: 'guideOpened' }),
      expect.objectContaining({ kind: 'booking' }),
      expect.objectContaining({ kind: 'lead', leadId: id, source }),
      expect.objectContaining({ kind: 'note', text: 'Called' }),
      expect.objectContaining({ kind: 'status', from: 'new', to: 'won' }),
    ]);
  });

  test('has the email with the link to their data, and requested calls with their time zone', async () => {
    await using server = await open();
    const call = 'Monday, March 2, 2026, Morning (Europe/London)';
    const id = await sendLead(server, { message: `30-minute strategy call: ${call}` });
    await server.post('/trpc/privacy.requestLink', { email: lead.email.toUpperCase() });
    const { events } = await timeline(server, id);
    expect(events).toMatchObject([
      { kind: 'email', email: 'own-data', state: 'waiting' },
      { kind: 'lead', call },
    ]);
  });

  test('returns each event once, page by page', async () => {
    await using server = await open();
    const id = await sendLead(server);
    const at = new Date(Date.now() - DAY_MS);
    // All have the same time, so a cursor of times alone would skip or repeat rows.
    await server.orm.em.fork().insertMany(
      VisitEventEntity,
      Array.from({ length: 150 }, (_, n) => ({
        visitorId,
        kind: 'page' as const,
        name: `/${n}`,
        at,
      })),
    );
    const first = await timeline(server, id);
    const rest = await timeline(server, id, first.nextCursor ?? {});
    expect(rest.nextCursor).toBeNull();
    const ids = [...first.events, ...rest.events].map((event) => event.id);
    expect(new Set(ids).size).toBe(151);
    expect(ids).toHaveLength(151);
  });

  test('has every form of an address that was sent very often', async () => {
    await using server = await open();
    const id = await sendLead(server);
    for (let n = 0; n < 220; n++) await server.post('/api/leads', lead, bearer);
    const forms = new Set<string>();
    let next = await timeline(server, id);
    for (;;) {
      for (const event of next.events) if (event.kind === 'lead') forms.add(event.id);
      if (!next.nextCursor) break;
      next = await timeline(server, id, next.nextCursor);
    }
    expect(forms.size).toBe(221);
  });
});

describe('the history of a visitor', () => {
  test('belongs to the next person who sends a form in the browser, or the last, and ends with the consent', async () => {
    await using server = await open();
    await record(server, { kind: 'page', name: '/services' });
    const ada = await sendLead(server, { email: 'ada@example.com' });
    await record(server, { kind: 'page', name: '/process' });
    expect(await kinds(server, ada)).toEqual(['page', 'lead', 'page']);
    const bob = await sendLead(server, { email: 'bob@example.com' });
    await record(server, { kind: 'page', name: '/about' });
    expect(await kinds(server, ada)).toEqual(['lead', 'page']);
    expect(await kinds(server, bob)).toEqual(['page', 'lead', 'page']);
    await server.post('/trpc/visits.forget', { visitorId });
    for (const id of [ada, bob]) expect(await kinds(server, id)).toEqual(['lead']);
  });

  test('is neither stored nor joined while it is off', async () => {
    await using server = await open({});
    expect((await record(server, { kind: 'page', name: '/' })).statusCode).toBe(200);
    const id = await sendLead(server);
    expect(await kinds(server, id)).toEqual(['lead']);
    const em = server.orm.em.fork();
    expect(await em.count(VisitEventEntity)).toBe(0);
    expect(await em.count(VisitorIdentityEntity)).toBe(0);
  });

  test('takes only known events of pages that are not private, and at most 1,000', async () => {
    await using server = await open();
    for (const event of [
      { kind: 'page', name: '/quiz/guide/secret?x=1' },
      { kind: 'page', name: 'https://example.com/' },
      { kind: 'page', name: '//example.com' },
      { kind: 'page', name: String.raw`/\example.com` },
      { kind: 'page', name: '/\t/example.com' },
      { kind: 'page', name: `/${'a'.repeat(300)}` },
      { kind: 'quizStep', name: 'no-question' },
      { kind: 'anything' },
      { kind: 'page', name: '/', visitorId: 'me' },
    ])
      expect([event, (await record(server, event)).statusCode]).toEqual([event, 400]);
    await server.orm.em.fork().insertMany(
      VisitEventEntity,
      Array.from({ length: 1000 }, () => ({ visitorId, kind: 'page' as const, name: '/' })),
    );
    await record(server, { kind: 'page', name: '/about' });
    expect(await server.orm.em.fork().count(VisitEventEntity)).toBe(1000);
  });

  test('is not joined with spam, and an invalid id rejects no form', async () => {
    await using server = await open();
    await record(server, { kind: 'page', name: '/' });
    const spam = await server.post('/trpc/leads.create', { ...lead, visitorId, ...filledHoneypot });
    expect(spam.statusCode).toBe(200);
    expect(await server.orm.em.fork().count(VisitorIdentityEntity)).toBe(0);
    await sendLead(server, { visitorId: 'x'.repeat(1000) });
  });

  test('is erased with the person; that of others in the same browser stays', async () => {
    await using server = await open();
    await record(server, { kind: 'page', name: '/services' });
    const ada = await sendLead(server, { email: 'ada@example.com' });
    await record(server, { kind: 'page', name: '/process' });
    const bob = await sendLead(server, { email: 'bob@example.com' });
    const { counts } = await page(server, ada);
    expect(counts.visits).toBe(1);
    await server.post('/trpc/admin.person.erase', { email: 'ADA@example.com' }, bearer);
    const em = server.orm.em.fork();
    expect((await em.find(VisitEventEntity, {})).map(({ name }) => name)).toEqual(['/process']);
    expect(await em.find(PersonEntity, { emailKey: 'ada@example.com' })).toEqual([]);
    expect(await kinds(server, bob)).toEqual(['lead', 'page']);
  });

  test('does not take what is too large, and is not deleted by an invented id', async () => {
    await using server = await open();
    expect(
      (await record(server, { kind: 'page', name: `/${'a'.repeat(2_000_000)}` })).statusCode,
    ).toBe(413);
    const source = { utm_source: 'x'.repeat(100_000), utm_campaign: 'spring', other: 'ignored' };
    expect((await record(server, { ...home, source })).statusCode).toBe(200);
    const [event] = await server.orm.em.fork().find(VisitEventEntity, {});
    expect(event?.source).toEqual({ utm_campaign: 'spring' });
    await record(server, home);
    for (const id of ['a1b2c3d4-0000-4000-8000-00000000dead', '%', '', null])
      await server.post('/trpc/visits.forget', { visitorId: id });
    expect(await server.orm.em.fork().count(VisitEventEntity)).toBe(2);
    expect((await server.query('admin.person.page', { id: visitorId }, bearer)).statusCode).toBe(
      404,
    );
  });

  test('is limited per address, however many visitors it invents, also in batches', async () => {
    await using server = await open();
    stoppedDate();
    const names = Array(3).fill('visits.record').join(',');
    for (let n = 0; n < 200; n++) {
      const invented = `a1b2c3d4-0000-4000-8000-${String(n).padStart(12, '0')}`;
      const batch = Object.fromEntries(
        Array(3)
          .fill({ ...home, visitorId: invented })
          .entries(),
      );
      expect((await server.post(`/trpc/${names}?batch=1`, batch)).statusCode).toBe(200);
    }
    expect((await record(server, home)).statusCode).toBe(429);
    expect(await server.orm.em.fork().count(VisitEventEntity)).toBe(600);
  });
});
