import { randomUUID } from 'node:crypto';
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

test('finds people whose addresses were stored before normalization', async () => {
  const rows = [...many((index) => `ÄNNE${index % 2}@x.co`), { ...old, email: 'Ada@X.co' }];
  const url = await databaseBefore('people', rows, async (orm, createdAt) => {
    const insert = (table: string, row: Record<string, unknown>) =>
      orm.em
        .getConnection()
        .execute(
          `insert into ${table} (${Object.keys(row).join(', ')}) values (${Array(Object.keys(row).length).fill('?').join()})`,
          Object.values(row),
        );
    const result = { result: 'x', result_description: 'x', answers: '{}' };
    for (const email of ['ÄNNE1@x.co', 'ada@x.co'])
      await insert('quiz_responses', {
        id: randomUUID(),
        name: 'Änne Ada',
        email,
        created_at: createdAt,
        ...result,
      });
    const times = { requested_at: createdAt, asked_at: createdAt, created_at: createdAt };
    for (const email of ['ÄNNE1@x.co', 'ADA@x.co'])
      await insert('subscribers', {
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
