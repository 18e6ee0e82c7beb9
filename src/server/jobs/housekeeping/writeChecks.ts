import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Orm } from '../../database/database.ts';
import { LeaseEntity } from './entity.ts';

/** Checks write to the disk, so they run at most once in this time, however often they are asked for. */
const INTERVAL_MS = 10_000;

type Options = { orm: Orm; uploadsFolder: string; log: FastifyBaseLogger };
type Unwritable = { database?: 'not writable'; uploads?: 'not writable' };

/** Returns what cannot be written: on a full disk, reading still works. */
export function writeChecks({ orm, uploadsFolder, log }: Options) {
  const isWritable = async (what: string, write: () => Promise<unknown>) => {
    try {
      await write();
      return true;
    } catch (err) {
      log.error({ err }, `${what} cannot be written`);
      return false;
    }
  };
  const check = async (): Promise<Unwritable> => {
    const [database, uploads] = [
      await isWritable('the database', () => writeRow(orm)),
      await isWritable('uploads', () => writeUpload(uploadsFolder)),
    ];
    return {
      ...(!database && { database: 'not writable' }),
      ...(!uploads && { uploads: 'not writable' }),
    };
  };
  let checkedAt = -Infinity;
  let last: Promise<Unwritable>;
  return () => {
    if (performance.now() - checkedAt < INTERVAL_MS) return last;
    checkedAt = performance.now();
    return (last = check());
  };
}

const writeRow = ({ em }: Orm) =>
  em
    .fork()
    .createQueryBuilder(LeaseEntity)
    .insert({ name: 'readiness', holder: uuid(), expiresAt: new Date(), finishedAt: null })
    .onConflict('name')
    .merge(['expiresAt'])
    .execute();

async function writeUpload(folder: string) {
  const file = join(folder, `.writable-${uuid()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, 'x');
  } finally {
    await rm(file, { force: true });
  }
}
