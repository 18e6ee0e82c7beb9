import type { SqlEntityManager } from '@mikro-orm/sql';
import type { DatabaseKind } from '../../database/columnDefaults.ts';
import type { Contents, Manifest } from './manifest.ts';

/** What backups need of a database. Every error is a sentence for the operator. */
export type BackupDatabase = {
  kind: DatabaseKind;
  /** Whether there are no tables yet. */
  isEmpty: () => Promise<boolean>;
  /**
   * Runs `work`, a restore.
   * @throws an Error if another process, such as a server or a restore, uses the database.
   */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Writes one consistent state of the database to files in `folder`. */
  dump: (folder: string) => Promise<Contents>;
  /**
   * Replaces the database by the backup of either kind, entirely or not at all. With `change`, it is
   * first migrated to the newest schema and changed.
   */
  restore: (
    folder: string,
    manifest: Manifest,
    change?: (em: SqlEntityManager) => Promise<void>,
  ) => Promise<void>;
};
