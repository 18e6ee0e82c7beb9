import type { SqlEntityManager } from '@mikro-orm/sql';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The file contains personal data: only this user may read it. SQLite's journals inherit its mode. */
export function makePrivateFile(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    // Only the owner may change the mode of a file.
    if (existsSync(file) && statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
}

/**
 * Returns a function that says whether a database is still where it was, because SQLite writes to a
 * file that was deleted or replaced until it is closed, when everything in it is lost. True for
 * Postgres.
 */
export function databasePlace(url: string) {
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  if (!path) return () => true;
  const find = () => statSync(path, { bigint: true, throwIfNoEntry: false });
  const opened = find();
  return () => {
    const found = find();
    return found?.dev === opened?.dev && found?.ino === opened?.ino;
  };
}

/**
 * A lead acknowledged with 201 survives a power failure. A reopened WAL database would use NORMAL.
 * Deleted content is overwritten with zeros, including in pages that become free.
 */
export async function makeDurable(em: SqlEntityManager) {
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'secure_delete = ON',
    // The journal still contains deleted content, so it is truncated when it restarts.
    'journal_size_limit = 0',
  ])
    await em.getConnection().execute(`pragma ${pragma}`);
}
