import { expect, test } from 'vitest';
import { bearer, lead, quiz, testApp } from '../../../../test/app.ts';
import type { Pipeline } from '../../../shared/pipeline.ts';
import { VisitCountEntity } from '../../visits/entity.ts';
import { DAY_MS } from '../../../shared/durations.ts';
import { LeadEntity } from '../../leads/entity.ts';
import { QuizResponseEntity } from '../../quiz/entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const from = (source: string) => ({ attribution: { first: { utm_source: source }, last: {} } });
const em = (server: Server) => server.orm.em.fork();

async function createLead(server: Server, source: string, createdAt: Date): Promise<string> {
  const response = await server.post('/trpc/leads.create', { ...lead, ...from(source) }, bearer);
  const { id } = response.json().result.data.lead;
  await em(server).nativeUpdate(LeadEntity, { id }, { createdAt });
  return id;
}

async function createResponse(server: Server, source: string, createdAt: Date): Promise<string> {
  const response = await server.post('/api/quiz', { ...quiz, ...from(source) }, bearer);
  const { id } = response.json().response;
  await em(server).nativeUpdate(QuizResponseEntity, { id }, { createdAt });
  return id;
}

const update = (server: Server, id: string, change: object) =>
  server.post('/trpc/leads.update', { id, ...change }, bearer);

/** Returns the current figures by source, each compared with the number of rows in its list. */
async function figures(server: Server, zone: string) {
  const response = await server.query('admin.pipeline', { days: 30, zone });
  const { rows, from: first, to }: Pipeline = response.json().result.data;
  for (const { key, current } of rows) {
    const filter = { source: key, from: first, to, zone, limit: 200 };
    const { leads } = (await server.query('leads.page', { ...filter, status: 'not-spam' })).json()
      .result.data;
    const { responses } = (await server.query('quiz.list', filter)).json().result.data;
    const count = async (list: string, query: object) =>
      (await server.query(`${list}.count`, { ...filter, ...query })).json().result.data.count;
    expect(leads).toHaveLength(current.leads);
    expect(responses).toHaveLength(current.finished);
    expect(await count('leads', { status: 'not-spam' })).toBe(current.leads);
    expect(await count('leads', { status: 'won' })).toBe(current.won);
    expect(await count('quiz', {})).toBe(current.finished);
  }
  return Object.fromEntries(rows.map(({ key, current }) => [key, current]));
}

test('figures of past days follow every later change of their leads, responses and visits', async () => {
  await using server = await testApp();
  const [first, second, third] = [
    await createLead(server, 'news', ago(10)),
    await createLead(server, 'news', ago(10)),
    await createLead(server, 'news', ago(20)),
  ];
  await createLead(server, 'news', new Date());
  const response = await createResponse(server, 'news', ago(10));
  const visit = {
    source: 'news',
    campaign: 'none',
    landing: '/',
    kind: 'visit',
    count: 7,
  } as const;
  await em(server).insert(VisitCountEntity, { ...visit, at: ago(5) });
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/St_Johns'])
    expect(await figures(server, zone)).toEqual({
      news: { visits: 7, started: 0, finished: 1, leads: 4, calls: 0, won: 0, value: 0 },
    });

  await update(server, first, { status: 'won', wonValue: 500 });
  await update(server, second, { status: 'spam' });
  await em(server).nativeUpdate(LeadEntity, { id: third }, { createdAt: ago(15) });
  await createLead(server, 'ads', ago(25));
  await em(server).nativeDelete(QuizResponseEntity, { id: response });
  await em(server).nativeDelete(VisitCountEntity, { source: 'news' });
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/St_Johns'])
    expect(await figures(server, zone)).toMatchObject({
      news: { visits: 0, finished: 0, leads: 3, won: 1, value: 500 },
      ads: { leads: 1 },
    });

  await em(server).nativeUpdate(LeadEntity, { id: third }, { createdAt: ago(100) });
  await em(server).nativeDelete(LeadEntity, { id: first });
  expect(await figures(server, 'UTC')).toMatchObject({ news: { leads: 1, won: 0, value: 0 } });
});

test('trends count past days and offers by the same figures', async () => {
  await using server = await testApp();
  const id = await createLead(server, 'news', ago(10));
  await createLead(server, 'news', ago(10));
  await createLead(server, 'ads', new Date());
  const trends = async () => (await server.query('admin.trends', { days: 30 })).json().result.data;
  expect((await trends()).sources).toEqual([
    { name: 'news', count: 2 },
    { name: 'ads', count: 1 },
  ]);
  await em(server).nativeUpdate(LeadEntity, { id }, { offerType: 'skool-course' });
  expect((await trends()).offers).toContainEqual({ name: 'skool-course', count: 1 });
  await update(server, id, { status: 'spam' });
  const { sources, offers, days } = await trends();
  expect(sources).toHaveLength(2);
  expect(offers).not.toContainEqual({ name: 'skool-course', count: 1 });
  expect(days.reduce((sum: number, day: { leads: number }) => sum + day.leads, 0)).toBe(2);
});

test('concurrent reports after many changes count every day once', async () => {
  await using server = await testApp();
  for (let days = 3; days < 23; days++) await createLead(server, 'news', ago(days));
  const reports = await Promise.all(
    Array.from({ length: 8 }, () => server.query('admin.pipeline', { days: 30 })),
  );
  const counts = reports.map((report) => report.json().result.data.total.current.leads);
  expect(counts).toEqual(counts.map(() => 20));
});
