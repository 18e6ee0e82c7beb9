import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { closed, freshDatabase } from '../../app.ts';
import { query, startPostgres, withName } from '../../postgres.ts';
import { startServer } from '../../process.ts';
import { timeouts } from '../../../src/server/http/timeouts.ts';
import { expectEverythingWorks, expectStored, startLoad } from './load.ts';
import { soakSeconds } from '../seconds.ts';
import { recordFault } from './table.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function start(url: string) {
  const server = await startServer({
    environment: { DATABASE_URL: url, LOG_LEVEL: 'silent', ...closed },
  });
  closers.push(() => server.kill('SIGKILL'));
  await expectEverythingWorks(server.url);
  return server;
}

/** Expects that everything works without a restart, no acknowledged lead is lost, and the server stops on SIGTERM. */
async function expectRecovered(server: Awaited<ReturnType<typeof start>>, acked: string[]) {
  await expectEverythingWorks(server.url);
  await expectStored(server.url, acked);
  server.kill('SIGTERM');
  expect((await server.ended()).code).toBe(0);
}

/** Ends a load during which only writes failed, and records it. */
async function expectFaultWasMet(fault: string, load: ReturnType<typeof startLoad>, more = {}) {
  const counts = await load.stop();
  recordFault(fault, { ...more, ...counts });
  expect(Object.keys(counts.writes)).toEqual(['201', '503']);
  expect(counts.failedReads).toBe(0);
}

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'roi-faults-'));
  // As root, the tests run Postgres as another user, which needs access to the folder.
  chmodSync(path, 0o755);
  closers.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

async function ownPostgres() {
  const postgres = await startPostgres(folder());
  closers.push(postgres.stop);
  return postgres;
}

const onPostgres = () => {
  test('recovers from backends that are terminated in bursts', async () => {
    const url = await freshDatabase();
    const server = await start(url);
    const load = startLoad(server.url);
    const name = new URL(url).pathname.slice(1);
    const end = performance.now() + soakSeconds * 250;
    let bursts = 0;
    for (; performance.now() < end; bursts++) {
      await query(
        withName(url, 'postgres'),
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
      await wait(200);
    }
    await expectFaultWasMet('Terminated backends', load, { bursts });
    await expectRecovered(server, load.acked);
  });

  test('recovers from three restarts of Postgres', async () => {
    const postgres = await ownPostgres();
    const server = await start(postgres.url);
    const load = startLoad(server.url);
    for (let restart = 0; restart < 3; restart++) {
      await wait(2000);
      await postgres.restart();
    }
    await wait(1000);
    await expectFaultWasMet('Restarted Postgres', load);
    await expectRecovered(server, load.acked);
  });

  test('survives a Postgres that hangs', async () => {
    const postgres = await ownPostgres();
    closers.push(() => postgres.resume().catch(() => {}));
    const server = await start(postgres.url);
    const load = startLoad(server.url);
    await wait(2000);
    await postgres.pause();
    const pausedAt = { reads: load.reads.length, writes: load.writes.length };
    await wait(12_000);
    const during = load.writes.slice(pausedAt.writes);
    const probe = await fetch(`${server.url}/readyz`);
    expect(load.reads.length - pausedAt.reads).toBeGreaterThan(500);
    await postgres.resume();
    await expectEverythingWorks(server.url);
    const counts = await load.stop();
    recordFault('Hanging Postgres', { writesDuring: during.length, ...counts });
    expect(probe.status).toBe(503);
    expect(counts.failedReads).toBe(0);
    expect(counts.slowestRead).toBeLessThan(timeouts.postsVersion + 1000);
    expect(during.filter(({ status }) => status === 503).length).toBeGreaterThan(10);
    for (const { status, retryAfter } of load.writes)
      expect([
        [201, null],
        [503, '5'],
      ]).toContainEqual([status, retryAfter]);
    expect(counts.slowestWrite).toBeLessThan(6500);
    await expectRecovered(server, load.acked);
  });

  test('stops on SIGTERM while Postgres hangs', async () => {
    const postgres = await ownPostgres();
    closers.push(() => postgres.resume().catch(() => {}));
    const server = await start(postgres.url);
    const load = startLoad(server.url);
    await wait(500);
    await postgres.pause();
    await wait(1000);
    const killed = performance.now();
    server.kill('SIGTERM');
    expect((await server.ended()).code).toBe(0);
    const stopMs = Math.round(performance.now() - killed);
    expect(stopMs).toBeLessThan(20_000);
    recordFault('Stop while Postgres hangs', { stopMs, ...(await load.stop()) });
  });
};

/** Mounts a small disk that can be filled and enlarged; this requires root. */
function smallDisk(megabytes: number) {
  const path = folder();
  const mount = (...options: string[]) => execFileSync('mount', ['-t', 'tmpfs', ...options, path]);
  mount('-o', `size=${megabytes}m`, 'tmpfs');
  closers.push(() => execFileSync('umount', ['-l', path]));
  return {
    path,
    enlarge: (to: number) => execFileSync('mount', ['-o', `remount,size=${to}m`, path]),
  };
}

/** Mounting requires root and is not allowed in every container. */
function canMount() {
  try {
    smallDisk(1);
    return true;
  } catch {
    return false;
  }
}

const onSqlite = () =>
  test('recovers from a full disk once there is space', async () => {
    const disk = smallDisk(8);
    const server = await start(`sqlite:${join(disk.path, 'site.db')}`);
    const load = startLoad(server.url, { message: 'x'.repeat(8000) });
    const isFull = () => load.writes.filter(({ status }) => status === 503).length > 200;
    while (!isFull()) await wait(50);
    disk.enlarge(128);
    await expectEverythingWorks(server.url);
    await wait(1000);
    await expectFaultWasMet('Full disk', load);
    await expectRecovered(server, load.acked);
  });

describe(`on ${inject('database')}`, () => {
  if (inject('database') === 'postgres') onPostgres();
  else if (canMount()) onSqlite();
  else console.warn('The full disk test is skipped: this machine cannot mount a small disk.');
});
