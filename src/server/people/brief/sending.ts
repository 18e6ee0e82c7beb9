import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import type { BriefRecipient, BriefToSend } from '../../../shared/brief.ts';
import { AccountEntity } from '../../access/accounts/entity.ts';
import { type Actor, audit } from '../../audit/auditLog.ts';
import { enqueueEmail, MAIL } from '../../mail/email.ts';
import { briefEmail } from '../../mail/templates/briefEmail.ts';
import { notFound } from '../../http/errors.ts';
import { LeadEntity } from '../../leads/entity.ts';
import { OutboxEntity } from '../../jobs/outbox/entity.ts';
import type { Outbox } from '../../jobs/outbox/worker.ts';
import type { PersonRow } from '../entity.ts';
import { personById } from '../person.ts';
import { BriefEntity } from './entity.ts';
import { newestLead, readBriefInput } from './facts.ts';

/** Returns the recipient of a person's brief, or why there is none. */
export async function recipientOf(
  em: SqlEntityManager,
  outbox: Outbox,
  { emailKey }: PersonRow,
): Promise<BriefRecipient> {
  const lead = await newestLead(em, emailKey);
  if (!lead) return { state: 'noLead' };
  const owner = lead.ownerId ? await em.findOne(AccountEntity, { id: lead.ownerId }) : null;
  if (!owner) return { state: 'noOwner', leadId: lead.id };
  const { name, email } = owner;
  if (!email) return { state: 'noEmail', leadId: lead.id, name };
  return { state: 'ready', leadId: lead.id, name, email, isConfigured: outbox.handles(MAIL) };
}

type Options = BriefToSend & { actor: Actor; publicUrl: string; timeout: number };

/**
 * Emails the saved brief to the owner of the newest lead, through the outbox. Returns the state of the
 * email after `timeout` ms at most; a repeated call with the same `sendId` sends nothing more.
 * @throws TRPCError NOT_FOUND, or PRECONDITION_FAILED when there is no address
 */
export async function sendBrief(em: SqlEntityManager, outbox: Outbox, options: Options) {
  const { id, sendId, actor, publicUrl, timeout } = options;
  const person = await personById(em, { id });
  const key = `${BRIEF_MAIL}:${person.id}:${sendId}` as const;
  await em.transactional(async (tx) => {
    const recipient = await recipientOf(tx, outbox, person);
    if (recipient.state !== 'ready') throw noRecipient();
    // Locked: waits for an erasure, which deletes what is about the lead.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    await tx.findOneOrFail(LeadEntity, { id: recipient.leadId }, { lockMode });
    if ((await tx.count(OutboxEntity, { key })) > 0) return;
    const brief = await tx.findOne(BriefEntity, { person: person.id });
    if (!brief) throw notFound('Brief');
    const { facts } = await readBriefInput(tx, person);
    const url = `${publicUrl}/admin/people/${person.id}/brief`;
    enqueueEmail(tx, {
      key,
      mail: briefEmail({ brief: brief.content, facts, url }, recipient.email),
      aboutId: recipient.leadId,
      isUrgent: true,
    });
    await audit(tx, actor, 'brief.sent', { type: 'person', id: person.id });
  });
  return { state: outbox.handles(MAIL) ? await outbox.runNow(key, timeout) : ('waiting' as const) };
}

/** The key prefix of these emails, which go to the team and not to the person. */
const BRIEF_MAIL = 'brief-notice';

const noRecipient = () =>
  new TRPCError({
    code: 'PRECONDITION_FAILED',
    message: 'The newest lead has no owner with an email address.',
  });
