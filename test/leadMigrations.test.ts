import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/core';
import { expect, test } from 'vitest';
import { bearer, testApp } from './app.ts';
import { databaseBefore, type OldLead } from './databaseBefore.ts';

/** Enough for the migration to read more than one batch of 500. */
const MANY = 501;

const leads: OldLead[] = [
  { first: 'Zoë', company: 'Orbit Labs', revenue: 'over-50m', isSpam: false },
  { first: 'Émile', company: '', revenue: '1m-5m', isSpam: false },
  { first: 'Robot', company: 'Casino', revenue: '', isSpam: true },
  ...Array.from({ length: MANY }, () => ({
    first: 'Many',
    company: 'Acorn',
    revenue: '',
    isSpam: false,
  })),
];

test('leads from before the migration are listed, found and counted, and spam is separate', async () => {
  const url = await databaseBefore('leadwork', leads);
  await using server = await testApp({ url });
  const ask = async (procedure: string, input: object) =>
    (await server.query(`leads.${procedure}`, input)).json().result.data;
  const names = async (input: object): Promise<string[]> =>
    (await ask('page', { limit: 3, ...input })).leads.map(
      ({ firstName }: { firstName: string }) => firstName,
    );

  expect(await names({ status: 'not-spam', sort: 'name' })).toEqual(['Émile', 'Many', 'Many']);
  expect(await names({ status: 'not-spam', sort: 'company-desc' })).toEqual([
    'Émile',
    'Zoë',
    'Many',
  ]);
  expect(await names({ q: 'zoe orb' })).toEqual(['Zoë']);
  expect(await names({ q: '1old@example' })).toEqual(['Émile']);
  expect(await names({ tier: '10m' })).toEqual(['Zoë']);
  expect(await names({ tier: '1m' })).toEqual(['Émile']);
  expect(await names({ status: 'spam' })).toEqual(['Robot']);
  expect(await ask('count', { status: 'new' })).toMatchObject({ count: MANY + 2 });
  expect(await ask('count', { q: 'acorn' })).toMatchObject({ count: MANY });
  expect(await ask('stats', { zone: 'UTC' })).toMatchObject({
    total: MANY + 2,
    highValue: 1,
    spam: 1,
    types: [{ value: 'proposal', count: MANY + 3 }],
  });
});

test('changes of a migrated lead update the counts', async () => {
  const url = await databaseBefore('leadwork', leads.slice(0, 3));
  await using server = await testApp({ url });
  const call = (procedure: string, input: object) =>
    server.post(`/trpc/leads.${procedure}`, input, bearer);
  const stats = async () => (await server.query('leads.stats', { zone: 'UTC' })).json().result.data;
  await call('bulk', { action: 'restore', filter: { status: 'spam' } });
  expect(await stats()).toMatchObject({ total: 3, spam: 0 });
  await call('bulk', { action: 'delete', filter: { q: 'zoe' } });
  expect(await stats()).toMatchObject({ total: 2, highValue: 0 });
});

const old = { first: 'Old', company: '', revenue: '', isSpam: false };
const many = (email: (index: number) => string) =>
  Array.from({ length: MANY }, (_, index) => ({ ...old, email: email(index) }));

const insertInto = (orm: MikroORM, table: string, row: Record<string, unknown>) =>
  orm.em
    .getConnection()
    .execute(
      `insert into ${table} (${Object.keys(row).join(', ')}) values (${Array(Object.keys(row).length).fill('?').join()})`,
      Object.values(row),
    );
const result = { result: 'x', result_description: 'x', answers: '{}' };

test('finds people whose names were folded without letters like ø and apostrophes', async () => {
  const rows = ['Søren', 'D’Angelo', "D'Angelo", 'Gross', ...Array(MANY).fill('Łukasz')].map(
    (first: string) => ({ ...old, first, company: 'Groß' }),
  );
  const email = "øre.d'a@x.co";
  const url = await databaseBefore('letterFold', rows, async (orm, created_at) => {
    const row = { id: randomUUID(), email, created_at };
    await insertInto(orm, 'quiz_responses', { ...row, name: 'Søren D’Angelo', ...result });
    const times = { requested_at: created_at, asked_at: created_at };
    const unsubscribe_token = randomUUID();
    for (const address of [email, 'ada@x.co'])
      await insertInto(orm, 'subscribers', {
        ...row,
        ...times,
        id: randomUUID(),
        status: 'pending',
        email: address,
        email_key: address,
        address_key: address,
        unsubscribe_token: `${unsubscribe_token}${address}`,
      });
  });
  await using server = await testApp({ url });
  const ask = async (path: string, input: object) =>
    (await server.query(path, input)).json().result.data;
  for (const [q, count] of [
    ['soren', 1],
    ['dangelo', 2],
    ['angelo', 2],
    ['gross soren', 1],
    ['lukasz', MANY],
  ] as const)
    expect([q, await ask('leads.count', { q })]).toMatchObject([q, { count }]);
  expect((await ask('quiz.list', { q: 'soren dangelo' })).responses).toHaveLength(1);
  for (const q of ['ore.da', "øre.d'a", 'ada@X'])
    expect((await ask('newsletter.list', { q })).subscribers).toHaveLength(1);
});

test('finds people whose addresses were stored before normalization', async () => {
  const rows = [...many((index) => `ÄNNE${index % 2}@x.co`), { ...old, email: 'Ada@X.co' }];
  const url = await databaseBefore('people', rows, async (orm, createdAt) => {
    for (const email of ['ÄNNE1@x.co', 'ada@x.co'])
      await insertInto(orm, 'quiz_responses', {
        id: randomUUID(),
        name: 'Änne Ada',
        email,
        created_at: createdAt,
        ...result,
      });
    const times = { requested_at: createdAt, asked_at: createdAt, created_at: createdAt };
    for (const email of ['ÄNNE1@x.co', 'ADA@x.co'])
      await insertInto(orm, 'subscribers', {
        id: randomUUID(),
        email,
        status: 'pending',
        unsubscribe_token: randomUUID(),
        ...times,
      });
  });
  await using server = await testApp({ url });
  const ask = async (path: string, input: object) =>
    (await server.query(path, input)).json().result.data;
  const person = (email: string) => ask('admin.person.find', { email });
  const counts = { responses: 1, subscriptions: 1 };
  expect(await person('änne1@X.CO')).toMatchObject({ counts: { ...counts, leads: 250 } });
  expect(await person('ADA@x.co')).toMatchObject({ counts: { ...counts, leads: 1 } });
  expect((await ask('quiz.list', { q: 'anne1 ada' })).responses).toHaveLength(1);
  expect((await ask('newsletter.list', { q: 'ada@', show: 'suspected' })).subscribers).toHaveLength(
    1,
  );
});
