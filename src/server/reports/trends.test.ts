import { beforeEach, describe, expect, test } from 'vitest';
import { lead, quiz, filledHoneypot, testApp } from '../../../test/app.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import { addDays, utcDay } from '../../shared/dates.ts';
import { steps as questions } from '../../shared/quiz/steps.ts';
import type { Trends } from '../../shared/trends.ts';
import { LeadEntity } from '../leads/entity.ts';
import { MINUTE_MS } from '../../shared/durations.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
let clock: ReturnType<typeof stoppedDate>;
beforeEach(() => void (clock = stoppedDate()));

async function trends(
  server: Server,
  input: { days: number; zone?: string } = { days: 7 },
): Promise<Trends> {
  return (await server.query('admin.trends', input)).json().result.data;
}

/** What a browser's beacon does. */
const countView = async (server: Server, call: string, input: object) =>
  (await server.post(`/trpc/${call}`, input)).statusCode;

const setCreatedAt = (server: Server, firstName: string, createdAt: Date) =>
  server.orm.em.fork().nativeUpdate(LeadEntity, { firstName }, { createdAt });

test('leads and quiz responses are counted by day, the empty days too, spam not', async () => {
  await using server = await testApp();
  const now = new Date();
  for (const firstName of ['a', 'b', 'c', 'd'])
    await server.post('/api/leads', { ...lead, firstName });
  await server.post('/trpc/leads.create', { ...lead, ...filledHoneypot });
  await server.post('/api/leads', { ...lead, firstName: 'by hand' });
  await server.orm.em.fork().nativeUpdate(LeadEntity, { firstName: 'by hand' }, { status: 'spam' });
  await server.post('/api/quiz', quiz);
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await setCreatedAt(server, 'b', before(2));
  await setCreatedAt(server, 'c', before(30));
  const { days } = await trends(server);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  expect(days.map((one) => one.day)).toEqual([6, 5, 4, 3, 2, 1, 0].map((ago) => day(before(ago))));
  expect(days.map(({ leads }) => leads)).toEqual([0, 0, 0, 0, 1, 0, 2]);
  expect(days.map(({ responses }) => responses)).toEqual([0, 0, 0, 0, 0, 0, 1]);
});

test("uses the viewer's time zone for days", async () => {
  await using server = await testApp();
  await server.post('/api/leads', { ...lead, firstName: 'late' });
  const midnight = Date.parse(utcDay());
  // Half an hour before midnight in UTC, it is the next day in Kolkata.
  await setCreatedAt(server, 'late', new Date(midnight - 30 * MINUTE_MS));
  for (const [zone, expected] of [
    ['UTC', addDays(utcDay(), -1)],
    ['Asia/Kolkata', utcDay()],
  ] as const) {
    const { days } = await trends(server, { days: 7, zone });
    expect(days.find(({ leads }) => leads === 1)?.day).toBe(expected);
  }
});

describe('across a daylight saving change', () => {
  // In Berlin, October 25, 2026 has 25 hours: until 01:00 UTC its clocks are two hours ahead.
  const input = { days: 7, zone: 'Europe/Berlin' };

  test('leads count for the day they came on, before and after it', async () => {
    await using server = await testApp();
    clock.goTo('2026-10-27T12:00:00Z');
    const moments = [
      '2026-10-20T21:59:00Z',
      '2026-10-20T22:01:00Z',
      '2026-10-24T21:59:00Z',
      '2026-10-24T22:01:00Z',
      '2026-10-25T22:59:00Z',
      '2026-10-25T23:01:00Z',
    ];
    for (const firstName of moments) {
      await server.post('/api/leads', { ...lead, firstName });
      await setCreatedAt(server, firstName, new Date(firstName));
    }
    const { days, sources } = await trends(server, input);
    expect(days.map(({ day, leads }) => [day, leads])).toEqual([
      ['2026-10-21', 1],
      ['2026-10-22', 0],
      ['2026-10-23', 0],
      ['2026-10-24', 1],
      ['2026-10-25', 2],
      ['2026-10-26', 1],
      ['2026-10-27', 0],
    ]);
    expect(sources).toEqual([{ name: 'direct', count: 5 }]);
  });

  test('funnel and posts begin with the same moment as the leads', async () => {
    await using server = await testApp({ isSeeded: true });
    const { posts } = (await server.inject('/api/blog')).json();
    const step = questions[0]?.id;
    for (const time of ['2026-10-20T21:59:00Z', '2026-10-20T22:01:00Z', '2026-10-27T12:00:00Z']) {
      clock.goTo(time);
      await countView(server, 'quiz.countView', { step });
      await countView(server, 'blog.countView', { slug: posts[0].slug });
    }
    const found = await trends(server, input);
    expect(found.funnel[0]?.views).toBe(2);
    expect(found.posts.map(({ views }) => views)).toEqual([2]);
  });
});

test('sources are campaigns or referring sites; offers are the labels of the badge', async () => {
  await using server = await testApp();
  const from = (visit: object) => ({ attribution: { first: visit, last: {} } });
  await server.post('/api/leads', { ...lead, ...from({ utm_source: 'news', referrer: 'x.com' }) });
  await server.post('/api/leads', { ...lead, ...from({ utm_source: 'news' }) });
  await server.post('/api/leads', { ...lead, ...from({ referrer: 'google.com' }), offerType: '' });
  await server.post('/api/leads', { ...lead, offerType: 'roi-guarantee' });
  const { sources, offers } = await trends(server);
  expect(sources).toEqual([
    { name: 'news', count: 2 },
    { name: 'direct', count: 1 },
    { name: 'google.com', count: 1 },
  ]);
  expect(offers).toEqual([
    { name: 'general', count: 2 },
    { name: 'proposal', count: 1 },
    { name: 'roi-guarantee', count: 1 },
  ]);
});

test('counts an exit at the last question that was viewed', async () => {
  await using server = await testApp();
  const ids = questions.map(({ id }) => id);
  // Three begin; one leaves at the second question, one at the last, one finishes.
  for (const reached of [2, ids.length, ids.length])
    for (const step of ids.slice(0, reached))
      expect(await countView(server, 'quiz.countView', { step })).toBe(200);
  await countView(server, 'quiz.countView', { step: 'finished' });
  // Responses sent by REST are not part of the funnel.
  for (let n = 0; n < 5; n++) await server.post('/api/quiz', quiz);
  const { funnel, completions } = await trends(server);
  expect(completions).toBe(1);
  expect(funnel.map(({ views }) => views)).toEqual([3, 3, ...Array(ids.length - 2).fill(2)]);
  const exits = funnel.flatMap(({ id, exits: left }) => (left ? [[id, left]] : []));
  expect(exits).toEqual([
    [ids[1], 1],
    [ids.at(-1), 1],
  ]);
});

test('counts concurrent views, and never reports more completions than starts', async () => {
  await using server = await testApp();
  const steps = [questions[0]?.id, 'finished', 'finished'];
  for (const step of steps) await countView(server, 'quiz.countView', { step });
  const { funnel, completions } = await trends(server);
  expect([funnel[0]?.views, completions]).toEqual([1, 1]);
  const step = questions[0]?.id;
  await Promise.all(
    Array.from({ length: 20 }, () => countView(server, 'quiz.countView', { step })),
  );
  expect((await trends(server)).funnel[0]?.views).toBe(21);
});

test('ranks posts by views and counts only public posts', async () => {
  await using server = await testApp({ isSeeded: true });
  const { posts } = (await server.inject('/api/blog')).json();
  const [first, second] = posts;
  for (const slug of [second.slug, first.slug, second.slug])
    expect(await countView(server, 'blog.countView', { slug })).toBe(200);
  expect(await countView(server, 'blog.countView', { slug: 'no-such-post' })).toBe(404);
  expect(await countView(server, 'quiz.countView', { step: 'no-such-step' })).toBe(400);
  expect((await trends(server)).posts).toEqual([
    { slug: second.slug, title: second.title, views: 2 },
    { slug: first.slug, title: first.title, views: 1 },
  ]);
});
