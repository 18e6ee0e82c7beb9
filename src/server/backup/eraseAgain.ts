import { dirname } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { erasePerson } from '../admin/privacy.ts';
import type { Actor } from '../audit/auditLog.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../database.ts';
import { MINUTE_MS } from '../durations.ts';
import { readErasures } from './erasures.ts';

/** For clocks that differ, and for a backup that began while an erasure was being committed. */
const MARGIN_MS = MINUTE_MS;
const PAGE_SIZE = 10_000;
const restore: Actor = { name: 'Restore', address: '' };

/** The indexed columns that identify people. */
const emailKeys = [
  ['leads', 'email_key'],
  ['quiz_responses', 'email_key'],
  ['subscribers', 'address_key'],
  ['visitor_identities', 'email_key'],
  ['people', 'email_key'],
  ['one_time_tokens', 'email_key'],
] as const;

type Restored = { archive: string; createdAt: string };
type Settings = Pick<Config, 'DATABASE_URL' | 'BACKUP_DIR'>;

/**
 * Migrates a restored database and erases the people in it whose erasure is younger than the backup,
 * according to the folder of backups and that of the archive. Returns how many there were.
 */
export async function eraseAgain(config: Settings, { archive, createdAt }: Restored) {
  const folders = new Set([config.BACKUP_DIR, dirname(archive)]);
  const recorded = await Promise.all([...folders].map(readErasures));
  const since = Date.parse(createdAt) - MARGIN_MS;
  const younger = recorded.flat().filter(({ at }) => at.getTime() > since);
  if (younger.length === 0) return 0;
  await using orm = await openDatabase(config.DATABASE_URL);
  const erased = new Set<string>();
  for await (const email of peopleIn(() => orm.em.fork()))
    if (younger.some(({ isOf }) => isOf(email))) erased.add(email);
  for (const email of erased)
    await erasePerson(
      orm.em.fork(),
      { email },
      // No server runs, so nobody is on a board.
      { actor: restore, liveBoards: { reload: async () => {} }, backupFolder: config.BACKUP_DIR },
    );
  return erased.size;
}

async function* peopleIn(fork: () => SqlEntityManager) {
  for (const [table, column] of emailKeys) {
    let last = '';
    for (let isFull = true; isFull;) {
      const rows = await fork().execute<{ key: string }[]>(
        `select distinct ${column} as key from ${table} where ${column} > ? order by 1 limit ${PAGE_SIZE}`,
        [last],
      );
      for (const { key } of rows) yield key;
      last = rows.at(-1)?.key ?? last;
      isFull = rows.length === PAGE_SIZE;
    }
  }
}
