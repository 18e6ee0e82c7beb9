import type { Contents, Manifest } from './manifest.ts';

/** What backups need of a database. Every error is a sentence for the operator. */
export type BackupDatabase = {
  kind: Manifest['database'];
  /** Whether there are no tables yet. */
  isEmpty: () => Promise<boolean>;
  /** @throws an Error if another process, such as a server, uses the database. */
  assertUnused: () => Promise<void>;
  /** Writes one consistent state of the database to files in `folder`. */
  dump: (folder: string) => Promise<Contents>;
  /**
   * Restores the files in `folder` to a scratch database and returns the number of rows of each
   * table, or `undefined` if this database user may not create one.
   */
  verify: (folder: string, manifest: Manifest) => Promise<Contents['rows'] | undefined>;
  /** Replaces the database, entirely or not at all. */
  restore: (folder: string, manifest: Manifest) => Promise<void>;
};
