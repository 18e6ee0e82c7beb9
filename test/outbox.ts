import pino from 'pino';
import { onTestFinished } from 'vitest';
import { openDatabase, type Orm } from '../src/server/database/database.ts';
import { OutboxEntity } from '../src/server/jobs/outbox/entity.ts';
import { enqueue, type NewJob } from '../src/server/jobs/outbox/queue.ts';
import { Outbox, type Handler } from '../src/server/jobs/outbox/worker.ts';
import { freshDatabase } from './app.ts';
import { patient } from './timeouts.ts';

/** Longer than a test may take. */
export const LONG = 600_000;

/** A database, and further connections to it as other processes have them. */
export async function database() {
  const url = await freshDatabase();
  const open = async () => {
    const orm = await openDatabase(url, patient);
    onTestFinished(() => orm.close());
    return orm;
  };
  return { orm: await open(), open };
}

export function worker(orm: Orm, handlers: Record<string, Handler> | Handler) {
  const outbox = new Outbox({
    orm,
    handlers: typeof handlers === 'function' ? { mail: handlers } : handlers,
    log: pino({ level: 'silent' }),
    timeouts: { ...patient, outboxPoll: 20 },
  });
  onTestFinished(() => outbox.stop());
  return outbox;
}

export async function add(orm: Orm, key: string, work: Partial<NewJob> = {}) {
  const em = orm.em.fork();
  enqueue(em, { kind: 'mail', key, payload: { to: key }, ...work });
  await em.flush();
}

export const toRow = (orm: Orm, key: string) => orm.em.fork().findOneOrFail(OutboxEntity, { key });
