import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { ExpiredRange } from '../database/deleteBatch.ts';
import { notFound } from '../http/errors.ts';
import { LeadEntity } from '../leads/entity.ts';
import { SubscriberEntity } from '../newsletter/entity.ts';
import { QuizResponseEntity } from '../quiz/entity.ts';
import { boardIdFor, boardsOf } from '../whiteboard/service.ts';
import { findPerson, findPersonIds } from './privacy.ts';
import { PersonEntity, type PersonRow } from './entity.ts';

/** Returns the person with an email key, who is created on first use. */
async function personOf(em: SqlEntityManager, emailKey: string): Promise<PersonRow> {
  const known = await em.findOne(PersonEntity, { emailKey });
  if (known) return known;
  // Two callers may create the person at the same time.
  await em
    .createQueryBuilder(PersonEntity)
    .insert({ id: uuid(), emailKey, createdAt: new Date() })
    .onConflict('emailKey')
    .ignore()
    .execute();
  return em.findOneOrFail(PersonEntity, { emailKey });
}

/**
 * Returns a person by their id, or by the id of a lead, response or subscription of theirs: emails
 * and webhooks name those.
 * @throws TRPCError NOT_FOUND
 */
export async function personById(em: SqlEntityManager, { id }: { id: string }): Promise<PersonRow> {
  const person = await em.findOne(PersonEntity, { id });
  if (person) return person;
  const record =
    (await em.findOne(LeadEntity, { id }))?.emailKey ??
    (await em.findOne(QuizResponseEntity, { id }))?.emailKey ??
    (await em.findOne(SubscriberEntity, { id }))?.addressKey;
  if (!record) throw notFound('Person');
  return personOf(em, record);
}

/** Returns everything known about a person. @throws TRPCError NOT_FOUND */
export async function readPersonPage(
  em: SqlEntityManager,
  { id, maySeeSecrets }: { id: string; maySeeSecrets: boolean },
) {
  const { id: personId, emailKey } = await personById(em, { id });
  const person = await findPerson(em, { email: emailKey });
  const ids = await findPersonIds(em, emailKey, new Date());
  const [lead] = person.leads;
  const [response] = person.responses;
  const [subscriber] = await em.find(
    SubscriberEntity,
    { id: { $in: ids.subscribers }, emailKey: { $ne: null } },
    { limit: 1 },
  );
  return {
    ...person,
    id: personId,
    email: lead?.email ?? response?.email ?? subscriber?.email ?? emailKey,
    name: lead ? `${lead.firstName} ${lead.lastName}` : (response?.name ?? ''),
    company: lead?.company ?? '',
    subscription: subscriber ? { status: subscriber.status } : null,
    boards: (await boardsOf(em, ids.responses)).map((board) => ({
      id: boardIdFor(board, maySeeSecrets),
      title: board.title,
    })),
  };
}

/** Deletes people, with their briefs, of whose leads, responses and subscriptions none is left. */
export async function deleteUnknownPeople(em: SqlEntityManager, { before, limit }: ExpiredRange) {
  const gone = await em.execute<unknown[]>(
    `delete from people where id in (
       select id from people p where created_at < ?
         and not exists (select 1 from leads where email_key = p.email_key)
         and not exists (select 1 from quiz_responses where email_key = p.email_key)
         and not exists (select 1 from subscribers where address_key = p.email_key)
       limit ?) returning id`,
    [before, limit],
  );
  return gone.length;
}
