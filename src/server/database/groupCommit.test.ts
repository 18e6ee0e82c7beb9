import type { SqlEntityManager } from '@mikro-orm/sql';
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { lead, testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { VisitEventEntity } from '../visits/entity.ts';
import { commitTogether } from './groupCommit.ts';
import { LeadEntity } from '../leads/entity.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const people = (count: number) => Array.from({ length: count }, (_, n) => `Person ${n}`);
const stored = async ({ orm }: Server) =>
  (await orm.em.fork().findAll(LeadEntity)).map(({ firstName }) => firstName).toSorted();

/** Writes leads of this many people together. */
const writeLeads = ({ orm }: Server, count: number) =>
  people(count).map((firstName) =>
    commitTogether(orm.em.fork(), (tx) => void tx.create(LeadEntity, { ...lead, firstName })),
  );

/** Counts the transactions of a server on SQLite, and can make the next commits fail. */
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

/** Postgres stores with every row the transaction that inserted it. */
const transactionsOnPostgres = async ({ orm }: Server) =>
  (await orm.em.fork().execute<unknown[]>('select distinct xmin::text from leads')).length;

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
  const isPostgres = inject('database') === 'postgres';
  expect(isPostgres ? await transactionsOnPostgres(server) : commits.count).toBeLessThan(
    names.length / 2,
  );
});

test('a write that fails affects no other', async () => {
  await using server = await testApp();
  const { id: takenId } = (await server.post('/api/leads', lead)).json().lead;
  const results = await Promise.allSettled(
    people(9).map((firstName, n) =>
      commitTogether(server.orm.em.fork(), (tx) => {
        tx.create(VisitEventEntity, visit());
        if (n === 3) throw new Error('Rejected before the database');
        tx.create(LeadEntity, { ...lead, id: n === 5 ? takenId : randomUUID(), firstName });
        return firstName;
      }),
    ),
  );
  const kept = people(9).filter((_, n) => n !== 3 && n !== 5);
  expect(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))).toEqual(
    kept,
  );
  expect(await stored(server)).toEqual([lead.firstName, ...kept]);
  expect(await server.orm.em.fork().count(VisitEventEntity)).toBe(kept.length);
});

test('stores any text as it is', async () => {
  await using server = await testApp();
  const texts = ['NULL', '', '{"a"}, \\ "b"', "it's\n\ttwo lines", 'Zoë 👋', '\\"'];
  const em = server.orm.em.fork();
  await Promise.all(
    texts.map((message) =>
      commitTogether(em, (tx) => void tx.create(LeadEntity, { ...lead, message })),
    ),
  );
  const messages = (await em.findAll(LeadEntity)).map(({ message }) => message);
  expect(messages.toSorted()).toEqual(texts.toSorted());
});

const visit = (id: string = randomUUID()) => ({
  id,
  visitorId: randomUUID(),
  kind: 'page' as const,
});

const onSqlite = () => {
  test('rejects its writes when the commit fails, and none is repeated', async () => {
    await using server = await testApp();
    const commits = watchCommits(server);
    commits.failing = 1;
    const results = await Promise.allSettled(writeLeads(server, 5));
    expect(results.map(({ status }) => status)).toEqual(people(5).map(() => 'rejected'));
    expect(await stored(server)).toEqual([]);
    expect((await server.post('/api/leads', lead)).statusCode).toBe(201);
  });
};

/** The connections that wait for a lock. */
const blocked = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Calls `during` while writes of the returned kind wait for a row that another transaction inserts. */
async function whileBlocked(
  { orm }: Server,
  during: (write: (tx: SqlEntityManager) => void) => Promise<void>,
) {
  const tx = orm.em.fork();
  await tx.begin();
  const row = visit();
  await tx.insert(VisitEventEntity, { ...row, at: new Date() });
  await during((tx) => void tx.create(VisitEventEntity, row));
  await tx.rollback();
}

const onPostgres = () => {
  test('does not hold up the next ones while it hangs', async () => {
    await using server = await testApp();
    await whileBlocked(server, async (write) => {
      const hanging = commitTogether(server.orm.em.fork(), write);
      hanging.catch(() => {});
      await eventually(async () => {
        const waiting = await server.orm.em.fork().execute<unknown[]>(blocked);
        expect(waiting).toHaveLength(1);
      });
      const others = people(5).map((firstName) =>
        server.post('/api/leads', { ...lead, firstName }),
      );
      const answers = await Promise.all(others);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(others.map(() => 201));
    });
  });

  test('rejects its writes when the connection breaks, and none is repeated', async () => {
    await using server = await testApp();
    const em = server.orm.em.fork();
    await whileBlocked(server, async (write) => {
      const writes = Promise.allSettled([commitTogether(em, write), ...writeLeads(server, 3)]);
      await eventually(async () => {
        const ended = await em.execute<unknown[]>(
          `select pg_terminate_backend(pid) from (${blocked}) as blocked`,
        );
        expect(ended).toHaveLength(1);
      });
      expect((await writes).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    });
    expect(await stored(server)).toEqual([]);
  });

  test('rejects text that is too long for its column', async () => {
    await using server = await testApp();
    const job = { kind: 'mail', key: 'x'.repeat(301), payload: {}, attempts: 0 };
    const write = commitTogether(
      server.orm.em.fork(),
      (tx) => void tx.create(OutboxEntity, { ...job, state: 'waiting', settledAt: null }),
    );
    await expect(write).rejects.toThrow('value too long');
  });
};

describe('a transaction', () => {
  if (inject('database') === 'postgres') onPostgres();
  else onSqlite();
});
