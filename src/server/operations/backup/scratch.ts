import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, realpath, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import type { Config } from '../../config.ts';
import { MINUTE_MS } from '../../../shared/durations.ts';

const SCRATCH = '.scratch-';
/** No file of an archive has such a name. */
const LOCK = '.lock';

/** The settings that say where backups and restores write what they need only meanwhile. */
export type ScratchSettings = Pick<Config, 'DATABASE_URL' | 'BACKUP_DIR'>;

/** Creates a private folder for `work`, and removes it and what killed processes left beside it. */
export async function withScratchFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
) {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeAbandoned(parent);
  const { folder, lock } = await createFolder(parent);
  using _ = lock;
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes what killed backups and restores left: it may contain people who have been erased since.
 * That of a process which is still running stays.
 */
export async function removeLeftovers({ DATABASE_URL, BACKUP_DIR }: ScratchSettings) {
  await removeAbandoned(BACKUP_DIR);
  const path = /^sqlite:(.+)$/.exec(DATABASE_URL)?.[1];
  if (path) await removeAbandoned(dirname(await targetOf(path)));
}

/** Returns where a path leads if it is a link, even to a file that does not exist yet. */
export async function targetOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const link = await readlink(path).catch(() => undefined);
    return link === undefined ? path : targetOf(resolve(dirname(path), link));
  }
}

/**
 * Locks a file, which it creates, until the lock is disposed of or the process ends. Returns
 * `undefined` if it is locked. Unlike the id of a process, SQLite's lock means the same in every
 * container.
 */
export function lockFile(path: string): Disposable | undefined {
  const database = new Database(path, { timeout: 0 });
  try {
    database.exec('begin exclusive');
    return { [Symbol.dispose]: () => void database.close() };
  } catch (error) {
    database.close();
    if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      return undefined;
    throw error;
  }
}

async function createFolder(parent: string) {
  for (;;) {
    const folder = await mkdtemp(join(parent, SCRATCH));
    const lock = await lockNew(folder);
    // Another process may have removed it before it was locked.
    if (lock && existsSync(join(folder, LOCK))) return { folder, lock };
  }
}

async function lockNew(folder: string) {
  try {
    return lockFile(join(folder, LOCK));
  } catch (error) {
    // On a full disk, nothing fits into the folder.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function removeAbandoned(parent: string) {
  const names = await readdir(parent).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names.filter((one) => one.startsWith(SCRATCH))) {
    const folder = join(parent, name);
    using lock = lockAbandoned(folder);
    if (lock) await rm(folder, { recursive: true, force: true });
  }
}

function lockAbandoned(folder: string) {
  try {
    // Its process may be about to lock it.
    const isNew = Date.now() - statSync(folder).mtimeMs < MINUTE_MS;
    if (isNew && !existsSync(join(folder, LOCK))) return undefined;
    return lockFile(join(folder, LOCK));
  } catch {
    // It belongs to another user, or another process has just removed it.
    return undefined;
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
