import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { NewVisitEvent } from '../../shared/visits.ts';
import { deleteBatch, type ExpiredRange } from '../database/deleteBatch.ts';
import { commitTogether } from '../database/groupCommit.ts';
import { normalizeEmail } from '../../shared/fold.ts';
import { VisitEventEntity, VisitorIdentityEntity } from './entity.ts';

/** More than a person does in 90 days; stops scripts. */
const MAX_EVENTS_PER_VISITOR = 1000;

/** Adds an event to the history of a visitor. */
export async function recordVisitEvent(em: SqlEntityManager, event: NewVisitEvent) {
  const { visitorId, kind, source } = event;
  if ((await em.count(VisitEventEntity, { visitorId })) >= MAX_EVENTS_PER_VISITOR) return {};
  const name = 'name' in event ? event.name : '';
  const row = { id: uuid(), visitorId, kind, name, source, at: new Date() };
  await commitTogether(em, (tx) => void tx.create(VisitEventEntity, row));
  return {};
}

/** Deletes the history of a browser whose visitor has withdrawn the consent. */
export async function forgetVisitor(em: SqlEntityManager, { visitorId }: { visitorId: string }) {
  await em.transactional(async (tx) => {
    await tx.nativeDelete(VisitEventEntity, { visitorId });
    await tx.nativeDelete(VisitorIdentityEntity, { visitorId });
  });
  return {};
}

type Identification = { visitorId: string | undefined; email: string };

/** Adds a row that links the browser's visitor to the email address of the form they sent. */
export function identifyVisitor(tx: SqlEntityManager, { visitorId, email }: Identification) {
  if (!visitorId) return;
  const emailKey = normalizeEmail(email);
  tx.create(VisitorIdentityEntity, { id: uuid(), visitorId, emailKey, at: new Date() });
}

/** An event belongs to the next person who sends a form in its browser, or else to the last one. */
const IS_OF_PERSON = `
  visitor_id in (select visitor_id from visitor_identities where email_key = ?)
  and ? = coalesce(
    (select email_key from visitor_identities i where i.visitor_id = visit_events.visitor_id
      and i.at >= visit_events.at order by i.at, i.id limit 1),
    (select email_key from visitor_identities i where i.visitor_id = visit_events.visitor_id
      order by i.at desc, i.id desc limit 1))`;

/** Returns the events of a person up to a time, newest first. */
export async function visitEventsOf(
  em: SqlEntityManager,
  { emailKey, until, limit }: { emailKey: string; until: Date; limit: number },
) {
  const found = await em.execute<{ id: string }[]>(
    `select id from visit_events where ${IS_OF_PERSON} and at <= ? order by at desc, id desc limit ?`,
    [emailKey, emailKey, until, limit],
  );
  return em.find(
    VisitEventEntity,
    { id: { $in: found.map(({ id }) => id) } },
    { orderBy: { at: 'desc', id: 'desc' } },
  );
}

export async function countVisitEvents(em: SqlEntityManager, emailKey: string) {
  const [row] = await em.execute<{ count: number | string }[]>(
    `select count(*) as count from visit_events where ${IS_OF_PERSON}`,
    [emailKey, emailKey],
  );
  return Number(row?.count ?? 0);
}

/** Deletes the history of a person; that of others who used the same browser stays. */
export const deleteVisitsOf = (em: SqlEntityManager, emailKey: string) =>
  em.execute(`delete from visit_events where ${IS_OF_PERSON}`, [emailKey, emailKey]);

export async function deleteOldVisits(em: SqlEntityManager, { before, limit }: ExpiredRange) {
  const where = { at: { $lt: before } };
  return (
    (await deleteBatch(em, VisitEventEntity, { where, limit })) +
    (await deleteBatch(em, VisitorIdentityEntity, { where, limit }))
  );
}
