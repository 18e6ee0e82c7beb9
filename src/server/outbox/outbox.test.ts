import pino from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { freshDatabase } from '../../../test/app.ts';
import { openDatabase, type Orm } from '../database.ts';
import { backoff, MAX_ATTEMPTS } from './backoff.ts';
import { OutboxEntity } from './entity.ts';
import { DeliveryError } from './deliveryError.ts';
import { enqueue, retryRows } from './queue.ts';
import { timeouts } from '../timeouts.ts';
import { createOutbox, type Handler } from './worker.ts';

const log = pino({ level: 'silent' });
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0).toReversed()) await close();
});

async function database() {
  const url = await freshDatabase();
  const open = async () => {
    const orm = await openDatabase(url);
    closers.push(() => orm.close());
    return orm;
  };
  return { orm: await open(), open };
}

function worker(orm: Orm, handler?: Handler) {
  const outbox = createOutbox({
    orm,
    handlers: handler ? { mail: handler } : {},
    log,
    timeouts: { ...timeouts, outboxPoll: 20 },
  });
  closers.push(() => outbox.stop());
  return outbox;
}

async function add(orm: Orm, ...keys: string[]) {
  const em = orm.em.fork();
  for (const key of keys) enqueue(em, { kind: 'mail', key, payload: { to: key } });
  await em.flush();
}

const toRow = (orm: Orm, key: string) => orm.em.fork().findOneOrFail(OutboxEntity, { key });
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
  const outbox = worker(orm);
  expect(outbox.handles('mail')).toBe(false);
  expect(await outbox.runNow('a', 300)).toBe('waiting');
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
    const state = await outbox.runNow('a', 50_000);
    const row = await toRow(orm, 'a');
    return { orm, outbox, state, row, seconds: (row.dueAt.getTime() - Date.now()) / 1000 };
  };

  test('is delayed by at most a minute, with its reason', async () => {
    const { state, row, seconds } = await failing(new Error('No answer'));
    expect([state, row.attempts, row.lastError]).toEqual(['waiting', 1, 'No answer']);
    expect(seconds).toBeGreaterThanOrEqual(30);
    expect(seconds).toBeLessThanOrEqual(60);
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
    expect(await worker(orm, async () => {}).runNow('a', 5000)).toBe('done');
  });

  test('fails permanently after twelve attempts', async () => {
    const { orm, outbox } = await failing(new Error('No answer'));
    for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt++) {
      expect((await toRow(orm, 'a')).state).toBe('waiting');
      await makeDue(orm);
      await outbox.runNow('a', 5000);
    }
    expect(await toRow(orm, 'a')).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS });
  });

  test('returns to the caller without waiting for a retry', async () => {
    const { outbox } = await failing(new Error('No answer'));
    // Longer than a test may take.
    expect(await outbox.runNow('a', 600_000)).toBe('waiting');
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
  await add(orm, ...keys);
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
  const both = Promise.all([outbox.runNow('a', 20_000), outbox.runNow('a', 20_000)]);
  await eventually(() => expect(times).toBe(1));
  release.resolve();
  expect(await both).toEqual(['done', 'done']);
  expect(times).toBe(1);
});

test('a call waits up to its timeout, and the row is finished afterward', async () => {
  const { orm } = await database();
  await add(orm, 'a');
  const release = Promise.withResolvers<void>();
  const outbox = worker(orm, () => release.promise);
  expect(await outbox.runNow('a', 1000)).toBe('waiting');
  release.resolve();
  await eventually(async () => expect((await toRow(orm, 'a')).state).toBe('done'));
});

test('a shutdown waits for an attempt in progress', async () => {
  const { orm } = await database();
  await add(orm, 'a');
  const release = Promise.withResolvers<void>();
  const outbox = worker(orm, () => release.promise);
  void outbox.runNow('a', 5000);
  await eventually(async () => expect((await toRow(orm, 'a')).attempts).toBe(1));
  const stopped = outbox.stop();
  release.resolve();
  await stopped;
  expect((await toRow(orm, 'a')).state).toBe('done');
});

test('a worker with an expired lease does not overwrite the result of the next one', async () => {
  const { orm } = await database();
  await add(orm, 'a');
  const late = Promise.withResolvers<void>();
  const slow = worker(orm, async () => {
    await late.promise;
    throw new Error('Too late');
  });
  void slow.runNow('a', 50);
  await eventually(async () => expect((await toRow(orm, 'a')).attempts).toBe(1));
  await makeDue(orm);
  expect(await worker(orm, async () => {}).runNow('a', 5000)).toBe('done');
  late.resolve();
  await slow.stop();
  expect(await toRow(orm, 'a')).toMatchObject({ state: 'done', lastError: null });
});

test('a row that crashed its server twelve times fails', async () => {
  const { orm } = await database();
  await add(orm, 'a');
  await orm.em.fork().nativeUpdate(OutboxEntity, {}, { attempts: MAX_ATTEMPTS });
  const handler = vi.fn<Handler>(async () => {});
  expect(await worker(orm, handler).runNow('a', 2000)).toBe('failed');
  expect(handler).not.toHaveBeenCalled();
  expect((await toRow(orm, 'a')).lastError).toMatch(/stopped during the last/);
});
