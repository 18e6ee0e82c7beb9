import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { freshDatabase, testApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/eventually.ts';
import { openDatabase, type Orm } from '../../database/database.ts';
import { LeaseEntity } from './entity.ts';
import type { Rule } from './worker.ts';
import { claimRun } from './lease.ts';
import { createHousekeeping } from './worker.ts';
import { HOUR_MS } from '../../../shared/durations.ts';

const LEASE = 1200;
const timeouts = { housekeepingPoll: 60_000, housekeepingLease: LEASE, housekeepingPause: 5 };
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Processes that share a database. */
async function processes(count: number) {
  const url = await freshDatabase();
  const orms: Orm[] = [];
  for (let n = 0; n < count; n++) orms.push(await openDatabase(url));
  closers.push(() => Promise.all(orms.map((orm) => orm.close())));
  return orms;
}

function housekeeping(orm: Orm | undefined, apply: Rule['apply'], ...more: Rule['apply'][]) {
  if (!orm) throw new Error('Too few processes');
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const rules = [apply, ...more].map((apply, index) => ({ name: `rule${index}`, apply }));
  const worker = createHousekeeping({ orm, loadRules: async () => rules, log, timeouts });
  closers.push(() => worker.stop());
  return { ...worker, errors };
}

const removesOne: Rule['apply'] = async () => 1;
const after = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

test('one of four processes runs it, and none again within the hour', async () => {
  let runs = 0;
  const counts: Rule['apply'] = async () => {
    runs += 1;
    return 1;
  };
  const workers = (await processes(4)).map((orm) => housekeeping(orm, counts));
  const runAll = async () => {
    const results = await Promise.all(workers.map(({ run }) => run()));
    return results.filter((removed) => removed !== undefined);
  };
  expect(await runAll()).toEqual([{ rule0: 1 }]);
  expect(await runAll()).toEqual([]);
  after(0.9 * HOUR_MS);
  expect(await runAll()).toEqual([]);
  after(0.2 * HOUR_MS);
  expect(await runAll()).toEqual([{ rule0: 1 }]);
  expect(runs).toBe(2);
});

test('a run longer than its lease keeps it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const [one, two] = await processes(2);
  const other = housekeeping(two, removesOne);
  const long = housekeeping(one, async (_fork, pause) => {
    for (let third = 0; third < 9; third++) {
      vi.advanceTimersByTime(LEASE / 3);
      await pause();
      expect(await other.run()).toBeUndefined();
    }
    return 1;
  });
  expect(await long.run()).toEqual({ rule0: 1 });
});

test('another process takes over the run of a process that died when its lease expires', async () => {
  const [one, two] = await processes(2);
  if (!one) throw new Error('No process');
  expect(await claimRun(one.em.fork(), LEASE)).toBeTypeOf('string');
  const other = housekeeping(two, removesOne);
  expect(await other.run()).toBeUndefined();
  after(LEASE + 1);
  expect(await other.run()).toEqual({ rule0: 1 });
});

test('a process that lost its lease ends its run and does not change the lease', async () => {
  const [one, two] = await processes(2);
  const [begun, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const overtaken = housekeeping(one, async (_fork, pause) => {
    begun.resolve();
    await taken.promise;
    for (;;) await pause();
  });
  const running = overtaken.run().catch((error: unknown) => error);
  await begun.promise;
  await two?.em.fork().nativeUpdate(LeaseEntity, {}, { expiresAt: new Date(0) });
  const release = Promise.withResolvers<number>();
  const next = housekeeping(two, () => {
    taken.resolve();
    return release.promise;
  });
  const nextRun = next.run();
  expect(String(await running)).toContain('taken over the run');
  expect(await overtaken.run()).toBeUndefined();
  release.resolve(2);
  expect(await nextRun).toEqual({ rule0: 2 });
});

test('dates of a clock that was days ahead delay nothing', async () => {
  const [orm] = await processes(1);
  const { run } = housekeeping(orm, removesOne);
  after(10 * 24 * HOUR_MS);
  await run();
  after(-10 * 24 * HOUR_MS);
  expect(await run()).toEqual({ rule0: 1 });
});

test('a rule that fails is logged, and the others run; a database that fails is logged, not thrown', async () => {
  const [orm] = await processes(1);
  const fails: Rule['apply'] = async () => {
    throw new Error('Disk is full');
  };
  const worker = housekeeping(orm, fails, removesOne);
  expect(await worker.run()).toEqual({ rule1: 1 });
  expect(worker.errors.join('')).toContain('Disk is full');
  await orm?.em.fork().execute('drop table leases');
  worker.start();
  await eventually(() => expect(worker.errors.join('')).toContain('the run failed'));
});

test('a stop ends a run at its next batch, and another process takes over immediately', async () => {
  const [one, two] = await processes(2);
  let batches = 0;
  const endless = housekeeping(one, async (_fork, pause) => {
    for (;;) {
      await pause();
      batches += 1;
    }
  });
  const running = endless.run();
  await eventually(() => expect(batches).toBeGreaterThan(0));
  await endless.stop();
  expect(await running).toBeUndefined();
  expect(endless.errors).toEqual([]);
  expect(await housekeeping(two, removesOne).run()).toEqual({ rule0: 1 });
});

test('a server that listens runs it', async () => {
  await using server = await testApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await eventually(async () => {
    const [lease] = await server.orm.em.fork().find(LeaseEntity, {});
    expect(lease?.finishedAt).toBeInstanceOf(Date);
  });
});
