import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import {
  AuditChange,
  type AuditKind,
  type AuditQuery,
  type ObjectType,
} from '../../shared/audit.ts';
import { latestDate } from '../database/clock.ts';
import { deleteBatch, type ExpiredRange } from '../database/deleteBatch.ts';
import { newestPage } from '../database/paging.ts';
import { AuditEntryEntity } from './entity.ts';

/** Longer lists are recorded in the audit log. */
const MAX_UNAUDITED_ROWS = 100;

/** Minimum time between two entries for an action that spans many requests. */
const THROTTLE_MS = 60_000;

/** Who performed an action, and from which network. */
export type Actor = {
  name: string;
  address: string;
  /** The account that signed in or owns the token, and its name. */
  accountId?: string | undefined;
  accountName?: string | undefined;
};
/** An actor within one request, with the entries that are written once per request. */
export type RequestActor = Actor & {
  /** The name of the person who signed in with their own account. */
  person: string | undefined;
  loggedOnce: Map<AuditKind, Promise<unknown>>;
};

/** What an entry is about. */
export type AuditObject = {
  type: ObjectType;
  id: string;
  /** Of a file, or of an account that is removed. */
  name?: string;
};

/**
 * Writes an audit entry about an object, or about many or none (`null`). It has no name or address
 * of a visitor.
 */
export const audit = (
  em: SqlEntityManager,
  { name, address, accountId, accountName }: Actor,
  kind: AuditKind,
  object: AuditObject | null,
  changes: AuditChange[] | null = null,
) =>
  em.insert(AuditEntryEntity, {
    id: uuid(),
    kind,
    actor: name,
    address,
    accountId: accountId ?? null,
    accountName: accountName ?? null,
    objectType: object?.type ?? null,
    objectId: object?.id ?? null,
    objectName: object?.name ?? null,
    changes,
    createdAt: new Date(),
  });

/** Writes one entry per request, because an export reads many batches in one request. */
export async function auditOnce(em: SqlEntityManager, actor: RequestActor, kind: AuditKind) {
  const entry = actor.loggedOnce.get(kind) ?? audit(em, actor, kind, null);
  actor.loggedOnce.set(kind, entry);
  // Concurrent callers wait, too: no data is returned before the entry is stored.
  await entry;
}

/**
 * For an action that continues an earlier request: writes an entry unless there is one from the
 * last minute.
 */
export async function auditUnlessRecent(em: SqlEntityManager, actor: Actor, kind: AuditKind) {
  const createdAt = { $gt: new Date(Date.now() - THROTTLE_MS), $lte: latestDate() };
  const { name, address, accountId = null } = actor;
  const same = { kind, actor: name, address, accountId, createdAt };
  if ((await em.count(AuditEntryEntity, same)) === 0) await audit(em, actor, kind, null);
}

const throttled = new WeakMap<object, Map<string, Promise<void>>>();

/** Writes at most one entry a minute per caller, even when its calls arrive concurrently. */
export function auditThrottled(em: SqlEntityManager, actor: Actor, kind: AuditKind) {
  const database = em.getDriver();
  const running = throttled.get(database) ?? new Map<string, Promise<void>>();
  throttled.set(database, running);
  const key = JSON.stringify([kind, actor.name, actor.address, actor.accountId]);
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

/** Newest first; optionally only those of an account or about an object. */
export async function listAudit(em: SqlEntityManager, { limit, cursor, ...filter }: AuditQuery) {
  const query = em.createQueryBuilder(AuditEntryEntity).where(filter);
  const { rows, nextCursor } = await newestPage(query, { limit, cursor });
  const names = await storedNames(
    em,
    rows.flatMap(({ objectId }) => objectId ?? []),
  );
  return {
    entries: rows.map((row) => ({
      ...row,
      objectName: names.get(row.objectId) ?? null,
      changes: readChanges(row.changes),
    })),
    nextCursor,
  };
}

/** Returns the latest names of objects; not every entry has it. */
async function storedNames(em: SqlEntityManager, ids: string[]) {
  const named = await em.find(
    AuditEntryEntity,
    { objectId: { $in: ids }, objectName: { $ne: null } },
    { fields: ['objectId', 'objectName'], orderBy: { createdAt: 'asc' } },
  );
  return new Map(named.map(({ objectId, objectName }) => [objectId, objectName]));
}

/** SQLite returns JSON as text. */
const readChanges = (stored: unknown) =>
  z
    .array(AuditChange)
    .nullable()
    .parse(typeof stored === 'string' ? JSON.parse(stored) : stored);

/** Removes the ids of objects that are erased, so that no entry leads to the person. */
export const forgetObjects = (em: SqlEntityManager, ids: string[]) =>
  em.nativeUpdate(
    AuditEntryEntity,
    { objectId: { $in: ids } },
    { objectId: null, objectName: null },
  );

export const deleteOldAudit = (em: SqlEntityManager, { before, limit }: ExpiredRange) =>
  deleteBatch(em, AuditEntryEntity, { where: { createdAt: { $lt: before } }, limit });

/** Deletes entries about sign-ins with a wrong password. */
export function deleteOldFailedSignIns(em: SqlEntityManager, { before, limit }: ExpiredRange) {
  const where = { kind: 'session.refused' as const, createdAt: { $lt: before } };
  return deleteBatch(em, AuditEntryEntity, { where, limit });
}
