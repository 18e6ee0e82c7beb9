import { dirname } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { erasePerson } from '../admin/privacy.ts';
import type { Actor } from '../audit/auditLog.ts';
import { MINUTE_MS } from '../durations.ts';
import { type Erasure, readErasures } from './erasures.ts';
import type { ScratchSettings } from './scratch.ts';

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

type Backup = { archive: string; createdAt: string };

/** Returns the erasures younger than a backup, by the folder of backups and that of the archive. */
export async function erasuresAfter({ archive, createdAt }: Backup, backupFolder: string) {
  const folders = new Set([backupFolder, dirname(archive)]);
  const recorded = await Promise.all([...folders].map(readErasures));
  const since = Date.parse(createdAt) - MARGIN_MS;
  return recorded.flat().filter(({ at }) => at.getTime() > since);
}

/** Erases people whose erasure a restored database lacks. Returns how many there were. */
export async function eraseAgain(
  em: SqlEntityManager,
  erasures: readonly Erasure[],
  backups: ScratchSettings,
) {
  const erased = new Set<string>();
  for await (const email of peopleIn(em))
    if (erasures.some(({ isOf }) => isOf(email))) erased.add(email);
  // No server runs, so nobody is on a board.
  const liveBoards = { reload: async () => {} };
  for (const email of erased)
    await erasePerson(em, { email }, { actor: restore, liveBoards, backups });
  return erased.size;
}

async function* peopleIn(em: SqlEntityManager) {
  for (const [table, column] of emailKeys) {
    let last = '';
    for (let isFull = true; isFull;) {
      const rows = await em.execute<{ key: string }[]>(
        `select distinct ${column} as key from ${table} where ${column} > ? order by 1 limit ${PAGE_SIZE}`,
        [last],
      );
      for (const { key } of rows) yield key;
      last = rows.at(-1)?.key ?? last;
      isFull = rows.length === PAGE_SIZE;
    }
  }
}
