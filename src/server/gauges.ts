import type { Orm } from './database.ts';
import type { Metrics } from './http/metrics.ts';
import { waitingByKind } from './outbox/operations.ts';
import { postgresConnections } from './postgresDialect.ts';
import type { Rooms } from './whiteboard/rooms.ts';

type Options = { metrics: Metrics; orm: Orm; rooms: Rooms };

/** Registers the gauges that each scrape reads from the outbox, the database and the rooms. */
export function addGauges({ metrics, orm, rooms }: Options) {
  const outbox = async (field: 'depth' | 'age') =>
    Object.fromEntries(
      Object.entries(await waitingByKind(orm.em.fork())).map(([kind, stats]) => [
        kind,
        stats[field],
      ]),
    );
  metrics.addGauge({
    name: 'outbox_waiting',
    help: 'Rows of the outbox that are not done.',
    label: 'kind',
    read: () => outbox('depth'),
  });
  metrics.addGauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest row of the outbox that is not done.',
    label: 'kind',
    read: () => outbox('age'),
  });
  metrics.addGauge({
    name: 'postgres_connections',
    help: 'Connections of the pools.',
    label: 'state',
    read: () => postgresConnections,
  });
  metrics.addGauge({
    name: 'whiteboard_boards',
    help: 'Boards that are open on this process.',
    read: () => rooms.size,
  });
}
