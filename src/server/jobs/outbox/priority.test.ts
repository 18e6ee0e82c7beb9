import { describe, expect, test } from 'vitest';
import { lead, quiz, testApp, withoutMail } from '../../../../test/app.ts';
import { eventually } from '../../../../test/eventually.ts';
import { subscribe } from '../../../../test/newsletter.ts';
import { add, database, LONG, toRow, worker } from '../../../../test/outbox.ts';
import type { Orm } from '../../database/database.ts';
import { OutboxEntity } from './entity.ts';
import { PRIORITY } from './priority.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/durations.ts';

test('sends a confirmation while bulk emails wait and slow ones are in progress', async () => {
  const { orm } = await database();
  const bulk = Array.from({ length: 20 }, (_, n) => `bulk-${String(n).padStart(2, '0')}`);
  for (const [n, key] of bulk.entries()) await add(orm, key, { dueAt: new Date(n) });
  const order: string[] = [];
  const release = Promise.withResolvers<void>();
  const outbox = worker(orm, async ({ key }) => {
    order.push(key);
    if (key.startsWith('bulk')) await release.promise;
  });
  outbox.start();
  await eventually(() => expect(order).toHaveLength(5));
  await add(orm, 'confirmation', { isUrgent: true });
  await eventually(async () => expect((await toRow(orm, 'confirmation')).state).toBe('done'));
  expect(order).toEqual([...bulk.slice(0, 5), 'confirmation']);
  release.resolve();
});

test('processes urgent rows first, then urgent retries, then bulk, each oldest first', async () => {
  const { orm } = await database();
  await add(orm, 'failed', { isUrgent: true });
  const failing = worker(orm, async () => {
    throw new Error('Down');
  });
  expect(await failing.runNow('failed', LONG)).toBe('waiting');
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
  const { orm } = await database();
  for (let n = 0; n < 9; n++) await add(orm, `slow-${n}`, { kind: 'guide', isUrgent: true });
  await add(orm, 'quick');
  const release = Promise.withResolvers<void>();
  worker(orm, { guide: () => release.promise, mail: async () => {} }).start();
  await eventually(async () => expect((await toRow(orm, 'quick')).state).toBe('done'));
  release.resolve();
});

test('guides and confirmations are urgent, notices are not', async () => {
  await using server = await testApp({ environment: withoutMail });
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
    const { orm } = await database();
    const done: string[] = [];
    await add(orm, 'a');
    await misdate(orm, ahead, attempts);
    const outbox = worker(orm, async ({ key }) => void done.push(key));
    outbox.start();
    await eventually(() => expect(done).toEqual(['a']));
    await outbox.stop();
    await add(orm, 'b');
    await misdate(orm, ahead, attempts);
    expect(await worker(orm, async () => {}).runNow('b', LONG)).toBe('done');
  });

  test('is distinguished from a requested retry', async () => {
    const { orm } = await database();
    await add(orm, 'a');
    await misdate(orm, DAY_MS, 1);
    const outbox = worker(orm, async () => {});
    expect(await outbox.runNow('a', 1)).toBe('waiting');
  });

  test('delays no row by more than a day', async () => {
    const { orm } = await database();
    await add(orm, 'a', { dueAt: new Date(Date.now() + 10 * DAY_MS) });
    expect((await toRow(orm, 'a')).dueAt.getTime()).toBeLessThanOrEqual(Date.now() + DAY_MS);
  });
});
