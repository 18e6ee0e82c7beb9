import { expect, test } from 'vitest';
import { bearer, lead, quiz, filledHoneypot, testApp } from '../../../test/app.ts';
import { MAX_RESULTS_PER_KIND } from '../../shared/menu.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

const ask = async (server: Server, name: string, input: object = {}) =>
  (await server.query(`admin.${name}`, input)).json();
const search = async (server: Server, q: string) =>
  (await ask(server, 'search', { q })).result.data;

const draft = (title: string, slug: string) => ({ title, slug });

test('a search finds leads, responses, posts and subscribers by name or email, without spam', async () => {
  await using server = await testApp();
  const email = 'grace.hopper@navy.example';
  await server.post('/api/leads', { ...lead, firstName: 'Grace', lastName: 'Hopper', email });
  await server.post('/trpc/leads.create', { ...lead, firstName: 'Grace', ...filledHoneypot });
  await server.post('/api/leads', lead);
  await server.post('/api/quiz', { ...quiz, name: 'Grace Hopper', email });
  await server.post('/trpc/newsletter.subscribe', { email });
  await server.post('/trpc/newsletter.subscribe', { email: `x${email}`, ...filledHoneypot });
  await server.post('/trpc/blog.create', draft('What Grace Hopper knew', 'hopper'), bearer);
  for (const q of ['hopper', 'GRACE hop', 'grace.hopper']) {
    const found = await search(server, q);
    expect(found.leads).toMatchObject([
      { label: 'Grace Hopper', detail: `${email} · ${lead.company}` },
    ]);
    expect(found.responses).toMatchObject([{ label: 'Grace Hopper', detail: email }]);
  }
  const { posts, subscribers } = await search(server, 'hopper');
  expect(posts).toMatchObject([{ label: 'What Grace Hopper knew', detail: 'draft' }]);
  expect(subscribers).toMatchObject([{ label: email, detail: 'pending' }]);
});

test.each([
  ['Søren', 'Groß', ['soren gross', 'SØREN', 'groß', 'gros']],
  ['Łukasz', 'D’Angelo', ['lukasz', "d'angelo", 'dangelo', 'd’angelo', 'angelo', 'D`ANGELO']],
  ['Þór', 'Ægisson', ['thor', 'aegis', 'Þór', 'ægisson']],
  ['Işıl', 'Đoković', ['isil', 'dokovic', 'IŞIL']],
  ['Νίκος', 'Чехов', ['ΝΙΚΟΣ', 'νικος', 'чехов']],
])('finds %s %s however they are typed', async (firstName, lastName, typed) => {
  await using server = await testApp();
  const name = `${firstName} ${lastName}`;
  const email = `${firstName}.${lastName.replace('’', "'")}@example.com`;
  await server.post('/api/leads', { ...lead, firstName, lastName, email });
  await server.post('/api/quiz', { ...quiz, name, email });
  await server.post('/trpc/newsletter.subscribe', { email });
  await server.post('/trpc/blog.create', draft(`About ${name}`, 'about'), bearer);
  for (const q of typed)
    expect([q, await search(server, q)]).toMatchObject([
      q,
      {
        leads: [{ label: name }],
        responses: [{ label: name }],
        posts: [{ label: `About ${name}` }],
        ...(!q.includes(' ') && { subscribers: [{ label: email }] }),
      },
    ]);
});

test('treats SQL wildcards literally and rejects an empty search', async () => {
  await using server = await testApp();
  await server.post('/api/leads', lead);
  await server.post('/api/quiz', quiz);
  await server.post('/trpc/newsletter.subscribe', { email: 'ada@example.com' });
  await server.post('/trpc/blog.create', draft('100% recorded', 'whole'), bearer);
  const nothing = { leads: [], responses: [], posts: [], subscribers: [] };
  for (const q of ['_', '\\', "'", '" or 1=1', 'nobody'])
    expect([q, await search(server, q)]).toEqual([q, nothing]);
  expect(await search(server, '%')).toMatchObject({
    ...nothing,
    posts: [{ label: '100% recorded' }],
  });
  expect((await ask(server, 'search', { q: ' ' })).error.data.code).toBe('BAD_REQUEST');
});

test('lists only the newest of many', async () => {
  await using server = await testApp();
  for (let n = 0; n <= MAX_RESULTS_PER_KIND; n++)
    await server.post('/api/leads', { ...lead, email: `ada${n}@example.com` });
  const { leads } = await search(server, 'lovelace');
  expect(leads).toHaveLength(MAX_RESULTS_PER_KIND);
  expect(leads[0].detail).toContain(`ada${MAX_RESULTS_PER_KIND}@example.com`);
});

test('counts new and waiting rows, without spam', async () => {
  await using server = await testApp();
  const counts = async () => (await ask(server, 'counts')).result.data;
  const none = { leads: 0, responses: 0, drafts: 0, subscribers: 0, failed: 0 };
  expect(await counts()).toMatchObject(none);
  await server.post('/api/leads', lead);
  await server.post('/trpc/leads.create', { ...lead, ...filledHoneypot });
  await server.post('/api/quiz', quiz);
  await server.post('/trpc/quiz.submit', { ...quiz, ...filledHoneypot });
  await server.post('/trpc/blog.create', draft('A draft', 'draft'), bearer);
  await server.post('/trpc/newsletter.subscribe', { email: 'ada@example.com' });
  expect(await counts()).toMatchObject({ ...none, leads: 1, responses: 1, drafts: 1 });
  expect((await counts()).waiting).toBeGreaterThan(0);
});
