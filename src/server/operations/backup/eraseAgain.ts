import { dirname } from 'node:path';
import { domainToUnicode } from 'node:url';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { personRows } from '../../people/personRows.ts';
import { erasePerson } from '../../people/privacy.ts';
import type { Actor } from '../../audit/auditLog.ts';
import { AuditEntryEntity } from '../../audit/entity.ts';
import type { Manifest } from './manifest.ts';
import { MINUTE_MS } from '../../../shared/durations.ts';
import { OWN_DATA_MAIL } from '../../mail/email.ts';
import { normalizeEmail } from '../../../shared/fold.ts';
import { type Erasure, isErasureOf, readErasures } from '../../people/erasures.ts';

/** For clocks that differ, and for a backup that began while an erasure was being committed. */
const MARGIN_MS = MINUTE_MS;
const PAGE_SIZE = 10_000;
const LEAST_UUID = '00000000-0000-0000-0000-000000000000';
const restore: Actor = { name: 'Restore', address: '' };

type Backup = { archive: string; manifest: Pick<Manifest, 'createdAt' | 'erasures'> };

/**
 * Returns the erasures that a backup does not name or that are newer than it, by the folder of backups and
 * that of the archive. The clock of an erasure may have been behind.
 */
export async function erasuresAfter({ archive, manifest }: Backup, backupFolder: string) {
  const { createdAt, erasures } = manifest;
  const known = erasures && new Set(erasures);
  const recorded = await readErasures([backupFolder, dirname(archive)]);
  const time = Date.parse(createdAt);
  // The time of a clock that was ahead says nothing about what came after it.
  const since = time > Date.now() + MARGIN_MS ? -Infinity : time - MARGIN_MS;
  return recorded.filter(({ at, salt }) => at.getTime() > since || known?.has(salt) === false);
}

/** Erases people whose erasure a restored database lacks. Returns how many there were. */
export async function eraseAgain(em: SqlEntityManager, candidates: readonly Erasure[]) {
  const erasures = await lackedErasures(em, candidates);
  const [seen, erased] = [new Set<string>(), new Map<string, string[]>()];
  for await (const address of peopleIn(em)) {
    if (seen.has(address)) continue;
    seen.add(address);
    const email = normalizeEmail(address);
    const keys = [email, formerKey(email)];
    if (erasures.some((erasure) => keys.some((key) => isErasureOf(erasure, key))))
      erased.set(email, [...(erased.get(email) ?? []), address]);
  }
  // No server runs, so nobody is on a board.
  const liveBoards = { reload: async () => {} };
  for (const [email, spellings] of erased) {
    await erasePerson(em, { email }, { actor: restore, liveBoards });
    // The email that confirms an earlier erasure belongs to no record.
    for (const address of spellings)
      await em.execute(`delete from outbox where kind = ? and payload ->> 'to' = ?`, [
        OWN_DATA_MAIL,
        address,
      ]);
  }
  return erased.size;
}

/**
 * Returns the erasures that were not committed when the backup began, by its audit log. After the
 * others, the person may have written again.
 */
async function lackedErasures(em: SqlEntityManager, candidates: readonly Erasure[]) {
  const entries = await em.find(
    AuditEntryEntity,
    { kind: 'person.erased' },
    { fields: ['objectId'] },
  );
  const committed = new Set(entries.map(({ objectId }) => objectId));
  return candidates.filter(({ salt }) => !committed.has(salt));
}

/** The key under which an erasure was recorded before the domains of keys were in ASCII. */
function formerKey(email: string) {
  const [name = '', domain = ''] = email.split('@');
  return `${name}@${domainToUnicode(domain)}`;
}

async function* peopleIn(em: SqlEntityManager) {
  for (const [table, column] of personRows) {
    const sql = `select distinct ${column} as position, ${column} as address from ${table}
      where ${column} > ?`;
    yield* addresses(em, sql, '');
  }
  // No index has the address of an email, which can be the only trace of a person.
  const sql = `select id as position, payload ->> 'to' as address from outbox where id > ?`;
  yield* addresses(em, sql, LEAST_UUID);
}

async function* addresses(em: SqlEntityManager, sql: string, first: string) {
  type Row = { position: string; address: string | null };
  let last = first;
  for (let isFull = true; isFull;) {
    const rows = await em.execute<Row[]>(`${sql} order by 1 limit ${PAGE_SIZE}`, [last]);
    for (const { address } of rows) if (address !== null) yield address;
    last = rows.at(-1)?.position ?? last;
    isFull = rows.length === PAGE_SIZE;
  }
}
