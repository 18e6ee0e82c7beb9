import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { lead, testApp } from '../../test/app.ts';
import { commitTogether } from './groupCommit.ts';
import { LeadEntity } from './leads/entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const people = (count: number) => Array.from({ length: count }, (_, n) => `Person ${n}`);
const stored = async ({ orm }: Server) =>
  (await orm.em.fork().findAll(LeadEntity)).map(({ firstName }) => firstName).toSorted();

/** Counts the transactions of a server, and can make the next commits fail. */
function watchCommits({ orm }: Server) {
  const commits = { count: 0, failing: 0 };
  orm.em.getEventManager().registerSubscriber({
    beforeTransactionCommit: async () => {
      commits.count++;
      if (commits.failing-- > 0) throw new Error('The connection broke during the commit');
    },
  });
  return commits;
}

test('leads that arrive together share a transaction', async () => {
  await using server = await testApp();
  const commits = watchCommits(server);
  const names = people(40);
  const answers = await Promise.all(
    names.map((firstName) => server.post('/api/leads', { ...lead, firstName })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 201));
  expect(answers.map((answer) => answer.json().lead.firstName)).toEqual(names);
  expect(await stored(server)).toEqual(names.toSorted());
  expect(commits.count).toBeLessThan(10);
});

test('a write that fails affects no other', async () => {
  await using server = await testApp();
  const { id: takenId } = (await server.post('/api/leads', lead)).json().lead;
  const results = await Promise.allSettled(
    people(9).map((firstName, n) =>
      commitTogether(server.orm.em.fork(), (tx) => {
        if (n === 3) throw new Error('Rejected before the database');
        const id = n === 5 ? takenId : randomUUID();
        return tx.create(LeadEntity, { ...lead, id, firstName }).firstName;
      }),
    ),
  );
  const kept = people(9).filter((_, n) => n !== 3 && n !== 5);
  expect(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))).toEqual(
    kept,
  );
  expect(await stored(server)).toEqual([lead.firstName, ...kept]);
});

const onPostgres = () => {
  test('a transaction that hangs does not hold up the next ones', async () => {
    await using server = await testApp();
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const hanging = commitTogether(server.orm.em.fork(), () => end);
    // By then, its transaction has begun.
    await wait(10);
    const others = people(5).map((firstName) => server.post('/api/leads', { ...lead, firstName }));
    const answers = await Promise.race([Promise.all(others), wait(5000)]);
    resolve();
    await hanging;
    expect(answers?.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 201));
  });
};

describe('a failing transaction', () => {
  test('a failed commit rejects its writes, and none is repeated', async () => {
    await using server = await testApp();
    const commits = watchCommits(server);
    commits.failing = 1;
    const results = await Promise.allSettled(
      people(5).map((firstName) =>
        commitTogether(server.orm.em.fork(), (tx) => tx.create(LeadEntity, { ...lead, firstName })),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(people(5).map(() => 'rejected'));
    expect(await stored(server)).toEqual([]);
    expect((await server.post('/api/leads', lead)).statusCode).toBe(201);
  });

  // SQLite has one connection, so there every write waits for the one before.
  if (inject('database') === 'postgres') onPostgres();
});
