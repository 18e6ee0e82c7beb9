import type { SqlEntityManager } from '@mikro-orm/sql';
import type { AuditKind } from '../../shared/audit.ts';
import type { PageQuery } from '../../shared/paging.ts';
import { deleteBatch, type ExpiredRange } from '../deleteBatch.ts';
import { newestPage } from '../paging.ts';
import { AuditEntryEntity } from './entity.ts';
import { uuid } from '../uuid.ts';

/** Longer lists are recorded in the audit log. */
const MAX_UNAUDITED_ROWS = 100;

/** Minimum time between two entries for an action that spans many requests. */
const THROTTLE_MS = 60_000;

/** Who performed an action, and from which network. */
export type Actor = { name: string; address: string };
/** An actor within one request, with the entries that are written once per request. */
export type RequestActor = Actor & {
  /** The name of the person who signed in with their own account. */
  person: string | undefined;
  /** The account of the person who signed in. */
  accountId: string | undefined;
  loggedOnce: Map<AuditKind, Promise<unknown>>;
};

/** Writes an audit entry. It says what was exported or deleted, but not whose data. */
export const audit = (em: SqlEntityManager, { name, address }: Actor, kind: AuditKind) =>
  em.insert(AuditEntryEntity, { id: uuid(), kind, actor: name, address, createdAt: new Date() });

/** Writes one entry per request, because an export reads many batches in one request. */
export async function auditOnce(em: SqlEntityManager, actor: RequestActor, kind: AuditKind) {
  const entry = actor.loggedOnce.get(kind) ?? audit(em, actor, kind);
  actor.loggedOnce.set(kind, entry);
  // Concurrent callers wait, too: no data is returned before the entry is stored.
  await entry;
}

/**
 * For an action that continues an earlier request: writes an entry unless there is one from the
 * last minute.
 */
export async function auditUnlessRecent(em: SqlEntityManager, actor: Actor, kind: AuditKind) {
  const createdAt = { $gt: new Date(Date.now() - THROTTLE_MS) };
  const { name, address } = actor;
  const recent = await em.count(AuditEntryEntity, { kind, actor: name, address, createdAt });
  if (recent === 0) await audit(em, actor, kind);
}

const throttled = new WeakMap<object, Map<string, Promise<void>>>();

/** Writes at most one entry a minute per caller, even when its calls arrive concurrently. */
export function auditThrottled(em: SqlEntityManager, actor: Actor, kind: AuditKind) {
  const database = em.getDriver();
  const running = throttled.get(database) ?? new Map<string, Promise<void>>();
  throttled.set(database, running);
  const key = JSON.stringify([kind, actor.name, actor.address]);
  const entry =
    running.get(key) ?? auditUnlessRecent(em, actor, kind).finally(() => void running.delete(key));
  running.set(key, entry);
  return entry;
}

/** Records a read of a whole list, as opposed to one page of it. */
export async function auditListRead(em: SqlEntityManager, read: ListRead) {
  const { actor, kind, limit = Infinity } = read;
  if (limit > MAX_UNAUDITED_ROWS) await auditThrottled(em, actor, kind);
}
type ListRead = { actor: Actor; kind: AuditKind; limit: number | undefined };

/** Newest first. */
export async function listAudit(em: SqlEntityManager, query: PageQuery) {
  const { rows, nextCursor } = await newestPage(em.createQueryBuilder(AuditEntryEntity), query);
  return { entries: rows, nextCursor };
}

export const deleteOldAudit = (em: SqlEntityManager, { before, limit }: ExpiredRange) =>
  deleteBatch(em, AuditEntryEntity, { where: { createdAt: { $lt: before } }, limit });

/** Deletes entries about sign-ins with a wrong password. */
export function deleteOldFailedSignIns(em: SqlEntityManager, { before, limit }: ExpiredRange) {
  const where = { kind: 'session.refused' as const, createdAt: { $lt: before } };
  return deleteBatch(em, AuditEntryEntity, { where, limit });
}
