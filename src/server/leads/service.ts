import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { Attribution } from '../../shared/attribution.ts';
import type { LeadFilter } from '../../shared/leads/filter.ts';
import type { NewLead } from '../../shared/leads.ts';
import { EXPORT_BATCH, type ExportQuery, type PageQuery } from '../../shared/paging.ts';
import { createOnce } from '../idempotency/service.ts';
import { newestPage } from '../paging.ts';
import { LeadEntity } from './entity.ts';
import { wholeConditions } from './work/service.ts';

export type LeadSubmission = {
  lead: NewLead;
  attribution?: Attribution | undefined;
  isSuspectedSpam: boolean;
  idempotencyKey?: string | undefined;
};

export async function createLead(em: SqlEntityManager, submission: LeadSubmission) {
  const { lead, attribution, isSuspectedSpam: suspectedSpam, idempotencyKey } = submission;
  const { row } = await createOnce(em, {
    key: idempotencyKey,
    scope: 'leads.create',
    input: lead,
    create: () => em.create(LeadEntity, { id: uuid(), ...lead, attribution, suspectedSpam }),
    find: (id) => em.findOneOrFail(LeadEntity, { id }),
  });
  return { lead: row };
}

export async function listLeads(em: SqlEntityManager, query: PageQuery) {
  const { rows, nextCursor } = await newestPage(em.createQueryBuilder(LeadEntity), query);
  return { leads: rows, nextCursor };
}

/** The next rows of an export of what a filter finds, newest first; of everything without one. */
export async function exportLeads(em: SqlEntityManager, { cursor, ...filter }: LeadExport) {
  const query = em.createQueryBuilder(LeadEntity);
  for (const { sql, values } of await wholeConditions(em, filter)) query.andWhere(sql, values);
  return newestPage(query, { cursor, limit: EXPORT_BATCH });
}
type LeadExport = LeadFilter & ExportQuery;
