import { expect, test } from 'vitest';
import { bearer, closed, lead, quiz, robot, testApp } from '../../../../test/app.ts';
import { questions } from '../../../shared/quiz/questions.ts';
import type { Trends } from '../../../shared/trends.ts';
import { LeadEntity } from '../../leads/entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const open = (isSeeded = false) => testApp({ environment: closed, isSeeded });

async function trends(server: Server, input = { days: 7, offset: 0 }): Promise<Trends> {
  const url = `/trpc/admin.trends?input=${encodeURIComponent(JSON.stringify(input))}`;
  return (await server.inject({ url, headers: bearer })).json().result.data;
}

/** What a browser's beacon does. */
const see = async (server: Server, call: string, input: object) =>
  (await server.post(`/trpc/${call}`, input)).statusCode;

const move = (server: Server, firstName: string, createdAt: Date) =>
  server.orm.em.fork().nativeUpdate(LeadEntity, { firstName }, { createdAt });

test('leads and quiz responses are counted by day, the empty days too, spam not', async () => {
  await using server = await open();
  const now = new Date();
  for (const firstName of ['a', 'b', 'c', 'd'])
    await server.post('/api/leads', { ...lead, firstName });
  await server.post('/trpc/leads.create', { ...lead, ...robot });
  await server.post('/api/leads', { ...lead, firstName: 'by hand' });
  await server.orm.em.fork().nativeUpdate(LeadEntity, { firstName: 'by hand' }, { status: 'spam' });
  await server.post('/api/quiz', quiz);
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await move(server, 'b', before(2));
  await move(server, 'c', before(30));
  const { days } = await trends(server);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  expect(days.map((one) => one.day)).toEqual([6, 5, 4, 3, 2, 1, 0].map((ago) => day(before(ago))));
  expect(days.map(({ leads }) => leads)).toEqual([0, 0, 0, 0, 1, 0, 2]);
  expect(days.map(({ responses }) => responses)).toEqual([0, 0, 0, 0, 0, 0, 1]);
});

test('a day is one of the viewer', async () => {
  await using server = await open();
  await server.post('/api/leads', { ...lead, firstName: 'late' });
  const yesterday = new Date();
  yesterday.setUTCHours(0, 0, 0, 0);
  await move(server, 'late', new Date(yesterday.getTime() - 60_000));
  // A minute before midnight in London is the next day in Berlin.
  for (const [offset, expected] of [
    [0, yesterday.getTime() - 86_400_000],
    [60, yesterday.getTime()],
  ] as const) {
    const { days } = await trends(server, { days: 7, offset });
    expect(days.find(({ leads }) => leads === 1)?.day).toBe(
      new Date(expected).toISOString().slice(0, 10),
    );
  }
});

test('sources are campaigns, else the sites that linked here; offers are what the badge shows', async () => {
  await using server = await open();
  const from = (touch: object) => ({ attribution: { first: touch, last: {} } });
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

test('whoever saw a question and not the next has left there', async () => {
  await using server = await open();
  const ids = questions.map(({ id }) => id);
  // Three begin; one leaves at the second question, one at the last, one finishes.
  for (const reached of [2, ids.length, ids.length])
    for (const step of ids.slice(0, reached))
      expect(await see(server, 'quiz.countView', { step })).toBe(200);
  await see(server, 'quiz.countView', { step: 'finished' });
  // What a tool sends went past the page, and is no end of what began there.
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

test('no more have finished than began, also when the rest began before', async () => {
  await using server = await open();
  const steps = [questions[0]?.id, 'finished', 'finished'];
  for (const step of steps) await see(server, 'quiz.countView', { step });
  const { funnel, completions } = await trends(server);
  expect([funnel[0]?.views, completions]).toEqual([1, 1]);
});

test('views that come at once are all counted', async () => {
  await using server = await open();
  const step = questions[0]?.id;
  await Promise.all(Array.from({ length: 50 }, () => see(server, 'quiz.countView', { step })));
  expect((await trends(server)).funnel[0]?.views).toBe(50);
});

test('posts are ranked by views, and only what can be read is counted', async () => {
  await using server = await open(true);
  const { posts } = (await server.inject('/api/blog')).json();
  const [first, second] = posts;
  for (const slug of [second.slug, first.slug, second.slug])
    expect(await see(server, 'blog.countView', { slug })).toBe(200);
  expect(await see(server, 'blog.countView', { slug: 'no-such-post' })).toBe(404);
  expect(await see(server, 'quiz.countView', { step: 'no-such-step' })).toBe(400);
  expect((await trends(server)).posts).toEqual([
    { slug: second.slug, title: second.title, views: 2 },
    { slug: first.slug, title: first.title, views: 1 },
  ]);
});
