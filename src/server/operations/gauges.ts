import { listPastArchives } from './backup/archives.ts';
import type { Config } from '../config.ts';
import type { Orm } from '../database/database.ts';
import { foldersOf, freeSpace, nearestExisting } from './doctor/folders.ts';
import { readCertificate } from './doctor/tls.ts';
import { HOUR_MS } from '../../shared/durations.ts';
import { shared } from './health.ts';
import type { Metrics } from './metrics.ts';
import { waitingByKind } from '../jobs/outbox/operations.ts';
import { postgresConnections } from '../database/postgresDialect.ts';
import { type Timeouts, withTimeout } from '../http/timeouts.ts';
import type { Rooms } from '../whiteboard/rooms.ts';

type Options = {
  metrics: Metrics;
  orm: Orm;
  config: Config;
  rooms: Rooms;
  timeouts: Pick<Timeouts, 'readiness'>;
  /** Whether this process processes rows of a kind. */
  handles: (kind: string) => boolean;
  /** Whether the file of SQLite is still where it was opened. */
  isInPlace: () => boolean;
  /** Whether Redis responds and takes writes; absent when it is not configured. */
  redis?: (() => boolean) | undefined;
};

/** Registers the gauges that each scrape reads, each within the time limit of a readiness check. */
export function addGauges({ metrics, orm, config, rooms, timeouts, ...site }: Options) {
  const { handles, isInPlace, redis } = site;
  const add = (name: string, help: string, read: Gauge['read'], label?: string) =>
    metrics.addGauge({ name, help, read, ...(label && { label }) }, timeouts.readiness);
  const outbox = shared(() => waitingByKind(orm.em.fork()));
  const oldest = async () =>
    Object.entries(await outbox())
      // Other rows wait until their service is configured.
      .filter(([kind]) => handles(kind))
      .map(([kind, { age }]) => [kind, age]);
  const waiting = async () =>
    Object.entries(await outbox()).map(([kind, { depth }]) => [kind, depth]);
  add(
    'outbox_waiting',
    'Rows of the outbox that are not done.',
    async () => Object.fromEntries(await waiting()),
    'kind',
  );
  add(
    'outbox_oldest_seconds',
    'Age of the oldest row that is not done, of kinds that are configured.',
    async () => Object.fromEntries(await oldest()),
    'kind',
  );
  add('postgres_connections', 'Connections of the pools.', () => postgresConnections, 'state');
  add('whiteboard_boards', 'Boards that are open on this process.', () => rooms.size);
  const checkDatabase = shared(() => orm.checkConnection());
  add('database_up', 'Whether the database responds, and its file is in its place.', async () => {
    if (!isInPlace()) return 0;
    // Reads no table: one may be locked while the others are used.
    return (await withTimeout(timeouts.readiness / 2, checkDatabase()))?.ok ? 1 : 0;
  });
  if (redis) add('redis_up', 'Whether Redis responds and takes writes.', () => Number(redis()));
  add('backup_age_seconds', 'Age of the newest backup; infinite when there is none.', async () => {
    const newest = (await listPastArchives(config.BACKUP_DIR, 'site')).at(-1);
    return newest ? Math.max(0, Date.now() - newest.createdAt.getTime()) / 1000 : Infinity;
  });
  add(
    'disk_free_bytes',
    'Free space of the folders that the site writes to.',
    async () =>
      Object.fromEntries(
        await Promise.all(
          foldersOf(config).map(async ([name, folder]) => [
            name.replace(' folder', '').toLowerCase(),
            (await freeSpace(await nearestExisting(folder))).bytes,
          ]),
        ),
      ),
    'folder',
  );
  const { PUBLIC_URL: url } = config;
  if (url?.startsWith('https:'))
    add(
      'certificate_remaining_ratio',
      "What is left of the lifetime of PUBLIC_URL's certificate, from 1 to 0.",
      hourly(async () => {
        const { left, lifetime } = await readCertificate(new URL(url));
        return left / lifetime;
      }),
    );
}

type Gauge = Parameters<Metrics['addGauge']>[0];

/** Reads a value at most once an hour, unless it fails. */
function hourly(read: () => Promise<number>) {
  let last: { value: number; readAt: number } | undefined;
  return async () => {
    if (!last || Date.now() - last.readAt > HOUR_MS)
      last = { value: await read(), readAt: Date.now() };
    return last.value;
  };
}
