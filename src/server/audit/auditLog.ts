import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { AuditKind } from '../../shared/audit.ts';
import type { PageQuery } from '../../shared/paging.ts';
import { newestPage } from '../paging.ts';
import { AuditEntryEntity } from './entity.ts';

/** Rows; a list of more is a read worth a line. */
const LONGEST_PAGE = 100;

/** The longest that a deed of many requests goes on without another line. */
const GOES_ON = 60_000;

/** Whoever did it, and from which network. */
export type Actor = { name: string; address: string };
/** The same in one request, with the lines that stand for all of it. */
export type RequestActor = Actor & { lines: Map<AuditKind, Promise<unknown>> };

/**
 * Writes one line into the audit log, at once or with the transaction of `em`. It names no person:
 * what was exported or deleted, not whose.
 */
export const audit = (em: SqlEntityManager, { name, address }: Actor, kind: AuditKind) =>
  em.insert(AuditEntryEntity, { id: uuid(), kind, actor: name, address, createdAt: new Date() });

/** One line a request, as an export is read in many calls of one. */
export async function auditOnce(em: SqlEntityManager, actor: RequestActor, kind: AuditKind) {
  const line = actor.lines.get(kind) ?? audit(em, actor, kind);
  actor.lines.set(kind, line);
  // Whoever comes second waits, too: nothing is handed out before the line stands.
  await line;
}

/** For a deed that says it goes on from an earlier request: a line, unless the last minute has one. */
export async function auditGoingOn(em: SqlEntityManager, actor: Actor, kind: AuditKind) {
  const createdAt = { $gt: new Date(Date.now() - GOES_ON) };
  const { name, address } = actor;
  const begun = await em.count(AuditEntryEntity, { kind, actor: name, address, createdAt });
  if (begun === 0) await audit(em, actor, kind);
}

const throttled = new WeakMap<object, Map<string, Promise<void>>>();

/** At most one line a minute for one caller, also when many of its calls come at once. */
export function auditThrottled(em: SqlEntityManager, actor: Actor, kind: AuditKind) {
  const database = em.getDriver();
  const running = throttled.get(database) ?? new Map<string, Promise<void>>();
  throttled.set(database, running);
  const key = JSON.stringify([kind, actor.name, actor.address]);
  const line =
    running.get(key) ?? auditGoingOn(em, actor, kind).finally(() => void running.delete(key));
  running.set(key, line);
  return line;
}

/** A read of a whole list; a page as the admin shows it is none. */
export async function auditList(em: SqlEntityManager, read: ListRead) {
  const { actor, kind, limit = Infinity } = read;
  if (limit > LONGEST_PAGE) await auditThrottled(em, actor, kind);
}
type ListRead = { actor: Actor; kind: AuditKind; limit: number | undefined };

/** Newest first. */
export async function listAudit(em: SqlEntityManager, query: PageQuery) {
  const { rows, nextCursor } = await newestPage(em.createQueryBuilder(AuditEntryEntity), query);
  return { entries: rows, nextCursor };
}

type Expired = { before: Date; limit: number };

/** Deletes lines from before a date. */
export const deleteOldAudit = (em: SqlEntityManager, expired: Expired) =>
  deleteLines(em, {}, expired);

/** The same of wrong passwords. */
export const deleteOldRefusals = (em: SqlEntityManager, expired: Expired) =>
  deleteLines(em, { kind: 'session.refused' }, expired);

const deleteLines = (em: SqlEntityManager, which: { kind?: AuditKind }, expired: Expired) =>
  em.nativeDelete(AuditEntryEntity, {
    id: {
      $in: em
        .createQueryBuilder(AuditEntryEntity)
        .select('id')
        .where({ ...which, createdAt: { $lt: expired.before } })
        .limit(expired.limit),
    },
  });
