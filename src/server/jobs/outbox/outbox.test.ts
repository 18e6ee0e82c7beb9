import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { add, database, LONG, toRow, worker } from '../../../../test/outbox.ts';
import type { Orm } from '../../database/database.ts';
import { backoff, MAX_ATTEMPTS } from './backoff.ts';
import { OutboxEntity } from './entity.ts';
import { DeliveryError } from './deliveryError.ts';
import { enqueue, retryRows } from './queue.ts';
import type { Handler } from './worker.ts';

afterEach(() => void vi.useRealTimers());

const rows = (orm: Orm) => orm.em.fork().find(OutboxEntity, {});
const makeDue = (orm: Orm) =>
  orm.em.fork().nativeUpdate(OutboxEntity, { state: 'waiting' }, { dueAt: new Date(0) });

test('the next poll processes a due row with its key and payload', async () => {
  const { orm } = await database();
  await add(orm, 'a');
  const observed: unknown[] = [];
  worker(
    orm,
    async ({ key, payload, attempt }) => void observed.push([key, payload, attempt]),
  ).start();
  await eventually(async () => expect((await toRow(orm, 'a')).state).toBe('done'));
  expect(observed).toEqual([['a', { to: 'a' }, 1]]);
});

test('a row and its cause are stored together or not at all', async () => {
  const { orm } = await database();
  await add(orm, 'a');
  const em = orm.em.fork();
  enqueue(em, { kind: 'mail', key: 'b', payload: {} });
  enqueue(em, { kind: 'mail', key: 'a', payload: {} });
  await expect(em.flush()).rejects.toThrow(/unique/i);
  expect((await rows(orm)).map(({ key }) => key)).toEqual(['a']);
});

test('rows of a kind without a handler wait, without a used attempt', async () => {
  const { orm } = await database();
  await add(orm, 'a');
  const outbox = worker(orm, {});
  expect(outbox.handles('mail')).toBe(false);
  expect(await outbox.runNow('a', 1)).toBe('waiting');
  expect(await toRow(orm, 'a')).toMatchObject({ state: 'waiting', attempts: 0, lastError: null });
});

describe('a failed attempt', () => {
  const failing = async (error: Error) => {
    const { orm } = await database();
    await add(orm, 'a');
    const outbox = worker(orm, async () => {
      throw error;
    });
    vi.useFakeTimers({ toFake: ['Date'] });
    const state = await outbox.runNow('a', LONG);
    const row = await toRow(orm, 'a');
    return { orm, outbox, state, row, seconds: (row.dueAt.getTime() - Date.now()) / 1000 };
  };

  test('is delayed by at most a minute, with its reason, and no caller waits for it', async () => {
    const { outbox, state, row, seconds } = await failing(new Error('No answer'));
    expect([state, row.attempts, row.lastError]).toEqual(['waiting', 1, 'No answer']);
    expect(seconds).toBeGreaterThanOrEqual(30);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await outbox.runNow('a', LONG)).toBe('waiting');
  });

  test('is delayed by the requested time', async () => {
    const { seconds } = await failing(new DeliveryError('Slow down', { retryAfterSeconds: 600 }));
    expect(seconds).toBeGreaterThanOrEqual(600);
  });

  test('a permanent failure is not retried, except manually', async () => {
    const { orm, state, row } = await failing(
      new DeliveryError('Unknown address', { isPermanent: true }),
    );
    expect([state, row.lastError]).toEqual(['failed', 'Unknown address']);
    expect(await retryRows(orm.em.fork())).toBe(1);
    expect(await worker(orm, async () => {}).runNow('a', LONG)).toBe('done');
  });

  test('fails permanently after twelve attempts', async () => {
    const { orm, outbox } = await failing(new Error('No answer'));
    for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt++) {
      expect((await toRow(orm, 'a')).state).toBe('waiting');
      await makeDue(orm);
      await outbox.runNow('a', LONG);
    }
    expect(await toRow(orm, 'a')).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS });
  });
});

describe('once one row succeeds', () => {
  const MINUTE = 60_000;
  const postponed = (minutes: number, attempts: number) => ({
    dueAt: new Date(Date.now() + minutes * MINUTE),
    attempts,
    lastError: 'No answer',
  });
  async function afterOutage() {
    const { orm } = await database();
    for (let n = 0; n < 12; n++) await add(orm, `late-${n}`);
    await orm.em.fork().nativeUpdate(OutboxEntity, {}, postponed(30, 5));
    await add(orm, 'new');
    return orm;
  }
  const late = async (orm: Orm) =>
    (await rows(orm)).filter(({ key, state }) => key.startsWith('late') && state === 'waiting');

  test('the others no longer wait out their delays', async () => {
    const orm = await afterOutage();
    worker(orm, async () => {}).start();
    await eventually(async () => expect(await late(orm)).toEqual([]));
  });

  test('five become due at a time', async () => {
    const orm = await afterOutage();
    const outbox = worker(orm, async () => {});
    const due = async () => (await late(orm)).filter(({ dueAt }) => dueAt <= new Date());
    await outbox.runNow('new', LONG);
    await outbox.stop();
    expect(await due()).toHaveLength(5);
  });

  test('a claimed row, a limited one, one after many attempts and another queue stay as they are', async () => {
    const { orm } = await database();
    const kept = {
      claimed: postponed(1, 5),
      limited: postponed(30, 0),
      lasting: postponed(30, MAX_ATTEMPTS - 2),
      other: postponed(30, 5),
    };
    for (const [key, state] of Object.entries(kept)) {
      await add(orm, key, key === 'other' ? { queue: 'other' } : {});
      await orm.em.fork().nativeUpdate(OutboxEntity, { key }, state);
    }
    await add(orm, 'new');
    const outbox = worker(orm, async () => {});
    expect(await outbox.runNow('new', LONG)).toBe('done');
    await outbox.stop();
    for (const [key, { dueAt }] of Object.entries(kept))
      expect([key, (await toRow(orm, key)).dueAt]).toEqual([key, dueAt]);
  });
});

test('delays grow to six hours and to more than a day in total', () => {
  const longest = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => backoff(index + 1, 0, 1));
  expect(longest[0]).toBe(60_000);
  expect(longest.at(-1)).toBe(6 * 3_600_000);
  expect(longest).toEqual(longest.toSorted((a, b) => a - b));
  expect(longest.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(24 * 3_600_000);
});

test('four workers process each of 60 rows once, although a third of the attempts fail', async () => {
  const { orm, open } = await database();
  const keys = Array.from({ length: 60 }, (_, index) => `row-${index}`);
  for (const key of keys) await add(orm, key);
  const done: string[] = [];
  const failedOnce = new Set<string>();
  const handler: Handler = async ({ key }) => {
    if (Number(key.slice(4)) % 3 === 0 && !failedOnce.has(key)) {
      failedOnce.add(key);
      throw new Error('Not yet');
    }
    done.push(key);
  };
  const others = [orm, await open(), await open(), await open()];
  for (const one of others) worker(one, handler).start();
  await eventually(async () => {
    const put = { state: 'waiting', lastError: 'Not yet' } as const;
    await orm.em.fork().nativeUpdate(OutboxEntity, put, { dueAt: new Date(0), lastError: null });
    expect((await rows(orm)).every(({ state }) => state === 'done')).toBe(true);
  });
  expect(done.toSorted()).toEqual(keys.toSorted());
  expect(failedOnce.size).toBe(20);
});

test('concurrent calls for one row process it once, and both get the result', async () => {
  const { orm } = await database();
  await add(orm, 'a');
  let times = 0;
  const release = Promise.withResolvers<void>();
  const outbox = worker(orm, async () => {
    times += 1;
    await release.promise;
  });
  const both = Promise.all([outbox.runNow('a', LONG), outbox.runNow('a', LONG)]);
  await eventually(() => expect(times).toBe(1));
  release.resolve();
  expect(await both).toEqual(['done', 'done']);
  expect(times).toBe(1);
});

test.each(['while it claims the row', 'while the row is processed'])(
  'a call whose timeout passes %s returns, and the row is finished afterward',
  async (when) => {
    const { orm } = await database();
    await add(orm, 'a');
    const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const outbox = worker(orm, () => {
      begun.resolve();
      return release.promise;
    });
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const state = outbox.runNow('a', 1000);
    if (when === 'while the row is processed') await begun.promise;
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(await state).toBe('waiting');
    await begun.promise;
    release.resolve();
    await eventually(async () => expect((await toRow(orm, 'a')).state).toBe('done'));
  },
);

test('a shutdown waits for an attempt in progress', async () => {
  const { orm } = await database();
  await add(orm, 'a');
  const [begun, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const outbox = worker(orm, () => {
    begun.resolve();
    return release.promise;
  });
  const state = outbox.runNow('a', LONG);
  await begun.promise;
  const stopped = outbox.stop();
  release.resolve();
  await stopped;
  expect((await toRow(orm, 'a')).state).toBe('done');
  expect(await state).toBe('done');
});

test('a worker with an expired lease does not overwrite the result of the next one', async () => {
  const { orm } = await database();
  await add(orm, 'a');
  const late = Promise.withResolvers<void>();
  const slow = worker(orm, async () => {
    await late.promise;
    throw new Error('Too late');
  });
  const state = slow.runNow('a', LONG);
  await eventually(async () => expect((await toRow(orm, 'a')).attempts).toBe(1));
  await makeDue(orm);
  expect(await worker(orm, async () => {}).runNow('a', LONG)).toBe('done');
  late.resolve();
  await slow.stop();
  expect(await state).toBe('done');
  expect(await toRow(orm, 'a')).toMatchObject({ state: 'done', lastError: null });
});

test('a row that crashed its server twelve times fails', async () => {
  const { orm } = await database();
  await add(orm, 'a');
  await orm.em.fork().nativeUpdate(OutboxEntity, {}, { attempts: MAX_ATTEMPTS });
  const handler = vi.fn<Handler>(async () => {});
  expect(await worker(orm, handler).runNow('a', LONG)).toBe('failed');
  expect(handler).not.toHaveBeenCalled();
  expect((await toRow(orm, 'a')).lastError).toMatch(/stopped during the last/);
});
