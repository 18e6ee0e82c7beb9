import { existsSync, statSync } from 'node:fs';
import { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import { ormConfig } from '../../../../mikro-orm.config.ts';
import { listArchives } from '../backup/archives.ts';
import { type Config, withoutPassword } from '../../config.ts';
import { timeouts } from '../../http/timeouts.ts';
import { type Check, failure, ok } from './check.ts';
import { migrationsFinding } from './migrations.ts';
import { postgresFindings } from './postgres.ts';
import { sqliteFinding } from './sqlite.ts';

const NAME = 'Database';

export const databaseCheck = ({ DATABASE_URL: url, BACKUP_DIR }: Config): Check => {
  const path = /^sqlite:(.+)$/.exec(url)?.[1];
  return {
    name: NAME,
    advice: path
      ? `Give the server's user write access to ${path} and its folder, or correct DATABASE_URL.`
      : `Start the database, or correct DATABASE_URL, which is "${withoutPassword(url)}".`,
    run: async () => {
      if (path && isMissing(path)) return [await missingFinding(path, BACKUP_DIR)];
      // Not `openDatabase`, which migrates.
      await using orm = new MikroORM<AbstractSqlDriver>(ormConfig(url, timeouts));
      const found = path
        ? [await sqliteFinding(orm, path, BACKUP_DIR)]
        : await postgresFindings(orm);
      if (found.some(({ status }) => status === 'failure')) return found;
      return [...found, await migrationsFinding(orm, path ? 'sqlite' : 'postgres')];
    },
  };
};

/** An empty file has no tables either. */
const isMissing = (path: string) => !statSync(path, { throwIfNoEntry: false })?.size;

async function missingFinding(path: string, backups: string) {
  const newest = (await listArchives(backups, 'site')).at(-1);
  const journal = ['-wal', '-shm'].map((end) => path + end).find((file) => existsSync(file));
  if (journal)
    return failure(
      NAME,
      `${path} is missing or empty, although ${journal} exists: it was deleted or moved while a server had it open`,
      `If that server runs, copy the file and ${path}-wal from /proc/PID/fd before you stop it, where PID is its process. Otherwise put the file back, or ${newest ? `restore the newest backup: node --run restore -- ${newest.path}` : `restore a backup; there is none in ${backups}.`}`,
    );
  if (!newest) return ok(NAME, `the first start creates ${path}`);
  return failure(
    NAME,
    `${path} is missing or empty, although there are backups: the next start would create an empty site`,
    `Correct DATABASE_URL if the database is elsewhere. Otherwise restore the newest backup: node --run restore -- ${newest.path}`,
  );
}
