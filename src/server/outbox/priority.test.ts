import type { SqlEntityManager } from '@mikro-orm/sql';
import pino from 'pino';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { freshDatabase, lead, quiz, testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { subscribe } from '../../../test/newsletter.ts';
import { openDatabase, type Orm } from '../database.ts';
import { OutboxEntity } from './entity.ts';
import { PRIORITY } from './priority.ts';
import { enqueue, waitingGroups, type NewJob } from './queue.ts';
import { createOutbox, type Handler } from './worker.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';

const log = pino({ level: 'silent' });
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function database() {
  const orm = await openDatabase(await freshDatabase());
  closers.push(() => orm.close());
  return orm;
}

function worker(orm: Orm, handler: Handler) {
  const outbox = createOutbox({ orm, handlers: { mail: handler }, log });
  closers.push(() => outbox.stop());
  return outbox;
}

async function add(orm: Orm, key: string, work: Partial<NewJob> = {}) {
  const em = orm.em.fork();
  enqueue(em, { kind: 'mail', key, payload: {}, ...work });
  await em.flush();
}

const toRow = (orm: Orm, key: string) => orm.em.fork().findOneOrFail(OutboxEntity, { key });

/** Rows `from` to `to`, due before everything else and written by the database itself. */
function addBulk(em: SqlEntityManager, from: number, to: number) {
  const isSqlite = inject('database') === 'sqlite';
  const numbers = isSqlite
    ? `(with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to}) select i from n)`
    : `generate_series(${from}, ${to}) as n(i)`;
  const id = isSqlite
    ? `printf('00000000-0000-7000-8000-%012d', i)`
    : `('00000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid`;
  const date = isSqlite ? 'i' : 'to_timestamp(i / 1000.0)';
  return em.execute(
    'insert into outbox (id, kind, key, payload, state, attempts, due_at, created_at) ' +
      `select ${id}, 'mail', 'bulk-' || i, '{}', 'waiting', 0, ${date}, ${date} from ${numbers}`,
  );
}

test('sends a confirmation within 5 s while 100,000 emails wait and slow ones are in progress', async () => {
  const orm = await database();
  for (let from = 1; from < 100_000; from += 5000) await addBulk(orm.em.fork(), from, from + 4999);
  expect(await orm.em.fork().count(OutboxEntity)).toBe(100_000);
  // A lookup in the index, whereas counting reads every row.
  const fastest = async (work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let n = 0; n < 5; n++) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  const counting = await fastest(() => orm.em.fork().count(OutboxEntity, { state: 'waiting' }));
  expect(await fastest(() => waitingGroups(orm.em.fork()))).toBeLessThan(counting);
  const order: string[] = [];
  const release = Promise.withResolvers<void>();
  const outbox = worker(orm, async ({ key }) => {
    order.push(key);
    if (key.startsWith('bulk')) await release.promise;
  });
  outbox.start();
  await eventually(() => expect(order).toHaveLength(5));
  const asked = performance.now();
  await add(orm, 'confirmation', { isUrgent: true });
  await eventually(async () => expect((await toRow(orm, 'confirmation')).state).toBe('done'));
  expect(performance.now() - asked).toBeLessThan(5000);
  expect(order).toEqual(['bulk-1', 'bulk-2', 'bulk-3', 'bulk-4', 'bulk-5', 'confirmation']);
  release.resolve();
}, 120_000);

test('processes urgent rows first, then urgent retries, then bulk, each oldest first', async () => {
  const orm = await database();
  await add(orm, 'failed', { isUrgent: true });
  const failing = worker(orm, async () => {
    throw new Error('Down');
  });
  expect(await failing.runNow('failed', 5000)).toBe('waiting');
  const at = (ago: number) => ({ dueAt: new Date(Date.now() - ago * HOUR_MS) });
  await orm.em.fork().nativeUpdate(OutboxEntity, {}, at(4));
  await add(orm, 'bulk', at(6));
  await add(orm, 'newer', { isUrgent: true, ...at(1) });
  await add(orm, 'older', { isUrgent: true, ...at(2) });
  const order: string[] = [];
  worker(orm, async ({ key }) => void order.push(key)).start();
  await eventually(() => expect(order).toHaveLength(4));
  expect(order).toEqual(['older', 'newer', 'failed', 'bulk']);
});

test('hanging rows of one kind do not delay other kinds', async () => {
  const orm = await database();
  for (let n = 0; n < 9; n++) await add(orm, `slow-${n}`, { kind: 'guide', isUrgent: true });
  await add(orm, 'quick');
  const release = Promise.withResolvers<void>();
  const handlers = { guide: () => release.promise, mail: async () => {} };
  const outbox = createOutbox({ orm, handlers, log });
  closers.push(() => outbox.stop());
  outbox.start();
  await eventually(async () => expect((await toRow(orm, 'quick')).state).toBe('done'));
  release.resolve();
});

test('guides and confirmations are urgent, notices are not', async () => {
  await using server = await testApp({
    environment: { LEAD_NOTIFY_EMAIL: 'agency@example.com' },
  });
  await server.post('/api/leads', lead);
  await server.post('/api/quiz', quiz);
  await subscribe(server, 'grace@example.com');
  const rows = await server.orm.em.fork().find(OutboxEntity, {});
  const urgent = rows.filter(({ priority }) => priority === PRIORITY.urgent);
  const names = (list: typeof rows) => list.map(({ key }) => key.split(':')[0]).toSorted();
  expect(names(urgent)).toEqual(['guide', 'guide-mail', 'newsletter']);
  expect(names(rows.filter((row) => !urgent.includes(row)))).toEqual([
    'lead-notice',
    'quiz-notice',
  ]);
});

describe('a clock that was ahead', () => {
  const misdate = (orm: Orm, ahead: number, attempts: number) =>
    orm.em.fork().nativeUpdate(OutboxEntity, {}, { dueAt: new Date(Date.now() + ahead), attempts });

  test.each([
    ['a due date', 10 * DAY_MS, 0],
    ['a lease or a retry', 3 * DAY_MS, 4],
  ])('does not delay a row by %s that is days ahead', async (_name, ahead, attempts) => {
    const orm = await database();
    const done: string[] = [];
    await add(orm, 'a');
    await misdate(orm, ahead, attempts);
    const outbox = worker(orm, async ({ key }) => void done.push(key));
    outbox.start();
    await eventually(() => expect(done).toEqual(['a']));
    await outbox.stop();
    await add(orm, 'b');
    await misdate(orm, ahead, attempts);
    expect(await worker(orm, async () => {}).runNow('b', 5000)).toBe('done');
  });

  test('is distinguished from a requested retry', async () => {
    const orm = await database();
    await add(orm, 'a');
    await misdate(orm, DAY_MS, 1);
    const outbox = worker(orm, async () => {});
    expect(await outbox.runNow('a', 300)).toBe('waiting');
  });

  test('delays no row by more than a day', async () => {
    const orm = await database();
    await add(orm, 'a', { dueAt: new Date(Date.now() + 10 * DAY_MS) });
    expect((await toRow(orm, 'a')).dueAt.getTime()).toBeLessThanOrEqual(Date.now() + DAY_MS);
  });
});
