import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { AuditKind } from '../../shared/audit.ts';
import type { PageQuery } from '../../shared/paging.ts';
import { newestPage } from '../paging.ts';
import { AuditEntryEntity } from './entity.ts';

const DAY = 24 * 60 * 60 * 1000;
const KEPT = 400 * DAY;
/** Guessing fills the log fastest and is worth least later. */
const REFUSED_KEPT = 30 * DAY;

/** Whoever did it, and from which network. */
export type Actor = { name: string; address: string };

/**
 * Writes one line into the audit log, at once or with the transaction of `em`. It names no person:
 * what was exported or deleted, not whose.
 */
export const audit = (em: SqlEntityManager, { name, address }: Actor, kind: AuditKind) =>
  em.insert(AuditEntryEntity, { id: uuid(), kind, actor: name, address, createdAt: new Date() });

/** Newest first. */
export async function listAudit(em: SqlEntityManager, query: PageQuery) {
  const { rows, nextCursor } = await newestPage(em.createQueryBuilder(AuditEntryEntity), query);
  return { entries: rows, nextCursor };
}

/** Called at every start and every sign-in. */
export async function dropOldAudit(em: SqlEntityManager) {
  const before = (age: number) => ({ $lt: new Date(Date.now() - age) });
  await em.nativeDelete(AuditEntryEntity, {
    $or: [
      { createdAt: before(KEPT) },
      { kind: 'session.refused', createdAt: before(REFUSED_KEPT) },
    ],
  });
}
