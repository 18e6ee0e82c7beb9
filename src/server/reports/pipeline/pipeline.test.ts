import { expect, test } from 'vitest';
import { bearer, filledHoneypot, lead, quiz, testApp } from '../../../../test/app.ts';
import { stoppedDate } from '../../../../test/stoppedClock.ts';
import {
  MAX_PIPELINE_ROWS,
  type Pipeline,
  type PipelineDimension,
  pipelineSteps,
} from '../../../shared/pipeline.ts';
import { VisitCountEntity } from '../../visits/entity.ts';
import { MAX_COMBINATIONS } from '../../visits/visitCounts.ts';
import { DAY_MS } from '../../../shared/durations.ts';
import { LeadEntity } from '../../leads/entity.ts';
import { QuizResponseEntity } from '../../quiz/entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

async function pipeline(server: Server, input: object = {}): Promise<Pipeline> {
  return (await server.query('admin.pipeline', { days: 7, ...input })).json().result.data;
}

/** What a browser's beacon does. */
const countVisit = async (server: Server, input: object, headers: Record<string, string> = {}) => {
  const visit = { kind: 'visit', landing: '/', ...input };
  return (await server.post('/trpc/visitCounts.count', visit, headers)).statusCode;
};

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 1],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 0],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36', 0],
  ['facebookexternalhit/1.1', 0],
])('visits by %s count %i', async (userAgent, expected) => {
  await using server = await testApp();
  expect(await countVisit(server, {}, { 'user-agent': userAgent })).toBe(200);
  const rows = await server.orm.em.fork().find(VisitCountEntity, {});
  expect(rows).toHaveLength(expected);
});

const from = (visit: object) => ({ attribution: { first: visit, last: {} } });

/** Stores a lead as the site's forms do, with a token of higher rate limits. */
async function createLead(server: Server, visit: object, fields: object = {}): Promise<string> {
  const input = { ...lead, ...fields, ...from(visit) };
  return (await server.post('/trpc/leads.create', input, bearer)).json().result.data.lead.id;
}

/** A bot fills in the hidden field of the site's own forms, which have no token. */
async function createSpam(server: Server, visit: object) {
  await server.post('/trpc/leads.create', { ...lead, ...filledHoneypot, ...from(visit) });
  await server.post('/trpc/quiz.submit', { ...quiz, ...filledHoneypot, ...from(visit) });
}

const update = (server: Server, change: object) =>
  server.post('/trpc/leads.update', change, bearer);

async function count(server: Server, list: 'leads' | 'quiz', filter: object): Promise<number> {
  const spam = list === 'leads' ? { status: 'not-spam' } : {};
  const response = await server.query(`${list}.count`, { ...spam, ...filter });
  return response.json().result.data.count;
}

/** The keys of all rows of a list, page by page. */
async function listed(server: Server, list: 'leads' | 'quiz', filter: object) {
  if (list === 'quiz') {
    const response = await server.query('quiz.list', filter);
    return response.json().result.data.responses.length;
  }
  const response = await server.query('leads.page', { status: 'not-spam', limit: 200, ...filter });
  return response.json().result.data.leads.length;
}

const callMessage = '30-minute strategy call: Monday, March 1, 2027, Morning (Europe/Berlin)';

const awkward = [
  'Newsletter',
  'newsletter',
  `O'Reilly "quoted" \\ %_`,
  'Ünïcödé 🎙️ 東京',
  '🎙'.repeat(150),
  'x'.repeat(300),
  `${'y'.repeat(99)} z`,
  'none',
  '=cmd|calc 100% a&b=c#d',
];

test('every figure equals the list that it links to, whatever the sources are called', async () => {
  await using server = await testApp({ isSeeded: true });
  const { posts } = (await server.inject('/api/blog')).json();
  for (const [index, name] of awkward.entries()) {
    const visit = {
      utm_source: name,
      utm_campaign: awkward.at(-index),
      landing: `/blog/${posts[index % posts.length].slug}`,
    };
    for (let n = 0; n <= index % 3; n++) await createLead(server, visit);
    await createLead(server, visit, { message: callMessage });
    if (index < 3) await createSpam(server, visit);
    const won = await createLead(server, visit);
    await update(server, { id: won, status: 'won', wonValue: 1000 + index });
    const lost = await createLead(server, visit, { message: callMessage });
    await update(server, { id: lost, status: 'spam' });
    await server.post('/api/quiz', { ...quiz, ...from(visit) }, bearer);
  }
  // Without a visit, and with parts that are empty or malformed.
  await server.post('/api/leads', lead);
  await createLead(server, { utm_source: '  ', referrer: '', landing: 5 });
  await createLead(server, { referrer: 'x.com', landing: '/services' });

  for (const by of ['source', 'campaign', 'landing', 'article'] as const) {
    const report = await pipeline(server, { by });
    const dates = { from: report.from, to: report.to };
    const field = by === 'article' ? 'landing' : by;
    expect(report.rows.length).toBeGreaterThan(2);
    for (const { key, current } of report.rows) {
      const filter = { [field]: key, ...dates };
      const found = {
        finished: await listed(server, 'quiz', filter),
        leads: await listed(server, 'leads', filter),
        calls: await count(server, 'leads', { ...filter, call: 'requested' }),
        won: await count(server, 'leads', { ...filter, status: 'won' }),
      };
      expect({ key, ...current }).toMatchObject({ key, ...found });
    }
    for (const step of pipelineSteps) {
      const sum = report.rows.reduce((total, { current }) => total + current[step], 0);
      expect(report.total.current[step]).toBe(sum);
    }
    if (by !== 'article')
      expect(report.total.current).toMatchObject({
        finished: await count(server, 'quiz', dates),
        leads: await count(server, 'leads', dates),
        won: awkward.length,
        value: awkward.reduce((sum, _name, index) => sum + 1000 + index, 0),
      });
  }
  const { rows } = await pipeline(server);
  const leadsOf = (key: string) => rows.find((row) => row.key === key)?.current.leads;
  // The two letter cases are two sources; a long one is counted by its first characters.
  expect(leadsOf('Newsletter')).toBe(3);
  expect(leadsOf('newsletter')).toBe(4);
  expect(leadsOf('x'.repeat(100))).toBe(5);
  expect(leadsOf('x.com')).toBe(1);
});

test('exports have the rows of the report, too', async () => {
  await using server = await testApp();
  await createLead(server, { utm_source: `a"b%` });
  await createLead(server, { utm_source: 'other' });
  const source = encodeURIComponent(`a"b%`);
  const linesOf = async (path: string) =>
    (await server.inject({ url: path, headers: bearer })).body.trim().split('\r\n').length;
  expect(await linesOf(`/api/leads/export?source=${source}`)).toBe(2);
  await server.post('/api/quiz', { ...quiz, ...from({ utm_source: `a"b%` }) });
  expect(
    (await server.query('quiz.list', { source: `a"b%` })).json().result.data.responses,
  ).toHaveLength(1);
  expect((await server.query('quiz.list', { source: 'b' })).json().result.data.responses).toEqual(
    [],
  );
});

test('compares with as many days before, in the zone of the viewer', async () => {
  await using server = await testApp();
  const now = '2026-10-27T12:00:00Z';
  const clock = stoppedDate(now);
  // In Berlin, the seven days begin on October 20 at 22:00 UTC, the days before a week earlier.
  const moments = {
    tooOld: '2026-10-13T21:59:00Z',
    firstBefore: '2026-10-13T22:01:00Z',
    lastBefore: '2026-10-20T21:59:00Z',
    first: '2026-10-20T22:01:00Z',
    last: '2026-10-27T22:59:00Z',
  };
  for (const moment of Object.values(moments)) {
    const createdAt = new Date(moment);
    const id = await createLead(server, { utm_source: 'news' });
    await server.orm.em.fork().nativeUpdate(LeadEntity, { id }, { createdAt });
    const response = await server.post('/api/quiz', { ...quiz, ...from({ utm_source: 'news' }) });
    await server.orm.em
      .fork()
      .nativeUpdate(QuizResponseEntity, { id: response.json().response.id }, { createdAt });
    clock.goTo(moment);
    await countVisit(server, { source: 'news' });
    clock.goTo(now);
  }
  const { rows, from: first, to } = await pipeline(server, { zone: 'Europe/Berlin' });
  expect([first, to]).toEqual(['2026-10-21', '2026-10-27']);
  expect(rows).toMatchObject([
    {
      key: 'news',
      current: { visits: 2, finished: 2, leads: 2 },
      previous: { visits: 2, finished: 2, leads: 2 },
    },
  ]);
});

test('sums up the rows beyond the first fifty, and sorts by any column', async () => {
  await using server = await testApp();
  const names = Array.from({ length: MAX_PIPELINE_ROWS + 2 }, (_, index) => `s${100 + index}`);
  for (const name of names) await createLead(server, { utm_source: name });
  await createLead(server, { utm_source: 's151' });
  const won = await createLead(server, { utm_source: 's150' });
  await update(server, { id: won, status: 'won', wonValue: 5 });
  const { rows, other, total } = await pipeline(server);
  expect(rows).toHaveLength(MAX_PIPELINE_ROWS);
  expect(rows.slice(0, 3).map(({ key }) => key)).toEqual(['s150', 's151', 's100']);
  expect(other).toMatchObject({ count: 2, current: { leads: 2, won: 0 } });
  expect(total.current.leads).toBe(names.length + 2);
  const byValue = await pipeline(server, { sort: 'value' });
  expect(byValue.rows[0]).toMatchObject({ key: 's150', current: { value: 5 } });
  const ascending = await pipeline(server, { sort: 'value', isAscending: true });
  expect(ascending.rows.at(-1)?.key).toBe('s150');
});

test('counts visits of public pages only, and started quizzes by the first visit', async () => {
  await using server = await testApp({ isSeeded: true });
  const { posts } = (await server.inject('/api/blog')).json();
  const landing = `/blog/${posts[0].slug}`;
  expect(await countVisit(server, { source: 'news', campaign: 'May', landing })).toBe(200);
  for (const path of ['/admin', '/quiz/guide/secret', '/blog/no-such-post', '/../etc', 'services'])
    expect(await countVisit(server, { source: 'news', landing: path })).toBe(200);
  await countVisit(server, { kind: 'quizStart', source: 'news', landing: '/gone' });
  expect(await countVisit(server, { kind: 'click' })).toBe(400);
  expect(await countVisit(server, { source: 'x'.repeat(301) })).toBe(400);
  const bySource = await pipeline(server);
  expect(bySource.rows).toMatchObject([{ key: 'news', current: { visits: 1, started: 1 } }]);
  const byArticle = await pipeline(server, { by: 'article' });
  expect(byArticle.rows).toMatchObject([
    { key: landing, title: posts[0].title, current: { visits: 1, started: 0 } },
  ]);
  expect(byArticle.total.current.visits).toBe(1);
});

test('a stranger cannot create more combinations a day than the limit', async () => {
  await using server = await testApp();
  const clock = stoppedDate('2026-10-27T12:00:00Z');
  const invent = (index: number) => countVisit(server, { source: `s${index}` }, bearer);
  const names = Array.from({ length: MAX_COMBINATIONS + 20 }, (_, index) => index);
  // Not all at once, because a busy database would reject some.
  for (let from = 0; from < names.length; from += 40) {
    const statuses = await Promise.all(names.slice(from, from + 40).map(invent));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  // A combination that is counted stays counted.
  const { rows } = await pipeline(server, { sort: 'visits' });
  const known = Number(rows[0]?.key.slice(1));
  await invent(known);
  const report = await pipeline(server, { sort: 'visits' });
  expect(report.rows[0]).toMatchObject({ key: `s${known}`, current: { visits: 2 } });
  expect(report.total.current.visits).toBe(names.length + 1);
  // Those beyond the limit are one row of the rest.
  expect(report.other?.count).toBe(MAX_COMBINATIONS - MAX_PIPELINE_ROWS + 1);
  clock.pass(DAY_MS);
  await invent(MAX_COMBINATIONS + 100);
  const nextDay = await pipeline(server, { sort: 'visits' });
  expect(nextDay.other?.count).toBe(MAX_COMBINATIONS - MAX_PIPELINE_ROWS + 2);
});

test('keeps counting concurrent visits, and refuses unknown dimensions', async () => {
  await using server = await testApp();
  await Promise.all(Array.from({ length: 40 }, () => countVisit(server, { source: 'a' })));
  expect((await pipeline(server)).total.current.visits).toBe(40);
  const by: PipelineDimension | 'city' = 'city';
  expect((await server.query('admin.pipeline', { days: 7, by })).statusCode).toBe(400);
});
