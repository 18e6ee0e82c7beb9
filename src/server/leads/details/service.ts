import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { NewNote } from '../../../shared/leads/pipeline.ts';
import { LeadEntity, LeadEventEntity } from '../entity.ts';

/** Everything about one lead. @throws TRPCError NOT_FOUND */
export async function leadDetails(em: SqlEntityManager, { id }: { id: string }) {
  const lead = await em.findOneOrFail(LeadEntity, { id });
  const events = await em.find(
    LeadEventEntity,
    { leadId: id },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  return { ...lead, attribution: lead.attribution ?? null, events };
}

/** Adds a note to what happened with a lead. @throws TRPCError NOT_FOUND */
export async function addNote(em: SqlEntityManager, { id, note, author }: NewNote) {
  await em.transactional(async (tx) => {
    // Locked, so that no note outlives its lead.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    await tx.findOneOrFail(LeadEntity, { id }, { fields: ['id'], lockMode });
    tx.create(LeadEventEntity, { id: uuid(), leadId: id, note, author });
  });
  return leadDetails(em, { id });
}
