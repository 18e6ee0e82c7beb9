import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { v7 as uuid } from 'uuid';
import { type Actor, audit } from '../../audit/auditLog.ts';
import { deleteBatch, type ExpiredRange } from '../../database/deleteBatch.ts';
import type { Orm } from '../../database/database.ts';
import { OWN_DATA_MAIL } from '../../mail/email.ts';
import { countRecipient } from '../../mail/quota.ts';
import { ownDataMail } from '../../mail/templates/ownDataMail.ts';
import { alreadyMailed } from '../../http/errors.ts';
import { OutboxEntity } from '../../jobs/outbox/entity.ts';
import { enqueueOnce, type Job, lockIfExists } from '../../jobs/outbox/queue.ts';
import type { Handler } from '../../jobs/outbox/worker.ts';
import { normalizeEmail } from '../../../shared/fold.ts';
import { findPerson } from '../privacy.ts';
import { createOwnDataToken, personSubject } from './tokens.ts';

/** Has no network, so that the audit log cannot identify a person who was erased. */
export const thePerson: Actor = { name: 'The person', address: '' };

/** The outbox shows payloads to every admin, so the link itself is made when the email is sent. */
const Payload = z.object({
  to: z.string(),
  purpose: z.enum(['link', 'erased']),
  requestedAt: z.coerce.date(),
});

/**
 * Sends a link, or a notice that nothing is stored. Which of the two is decided when the email is
 * sent, so a request runs the same statements for every address.
 * @throws TRPCError TOO_MANY_REQUESTS within an hour of the last request
 */
export async function requestLink(em: SqlEntityManager, { email }: { email: string }) {
  // The address itself could differ from the one whose data the link opens.
  const emailKey = normalizeEmail(email);
  await em.transactional(async (tx) => {
    if (!(await countRecipient(tx, { kind: 'ownData', email: emailKey }))) throw alreadyMailed();
    const waiting = {
      kind: OWN_DATA_MAIL,
      aboutId: personSubject(emailKey),
      state: 'waiting' as const,
    };
    await tx.nativeDelete(OutboxEntity, waiting);
    await enqueueOwnDataMail(tx, { to: emailKey, purpose: 'link', isLimited: true });
    await audit(tx, thePerson, 'ownData.requested', null);
  });
}

type NewMail = {
  to: string;
  purpose: z.output<typeof Payload>['purpose'];
  isLimited?: boolean;
};

export const enqueueOwnDataMail = (
  em: SqlEntityManager,
  { to, purpose, isLimited = false }: NewMail,
) =>
  enqueueOnce(em, {
    kind: OWN_DATA_MAIL,
    key: `own-data:${uuid()}`,
    payload: { to, purpose, requestedAt: new Date() },
    isUrgent: true,
    isLimited,
    // An erasure of the address finds it, also one that confirms an earlier erasure.
    aboutId: personSubject(to),
  });

type HandlerOptions = { orm: Orm; publicUrl: string; sendMail: Handler };

/** Returns the handler of `OWN_DATA_MAIL`, which makes a link and sends it. */
export function ownDataMailHandler({ orm, publicUrl, sendMail }: HandlerOptions): Handler {
  return async (job, ...rest) => {
    const { data } = Payload.safeParse(job.payload);
    // An earlier attempt has sent it and deleted the address.
    if (!data) return;
    const answer = await orm.em.fork().transactional((tx) => answerTo(tx, job, data));
    if (!answer) return;
    const url = answer.token && `${publicUrl}/privacy/me/${answer.token}`;
    const common = { email: data.to, publicUrl };
    const mail = url
      ? ownDataMail({ ...common, purpose: 'link', url })
      : ownDataMail({ ...common, purpose: data.purpose === 'erased' ? 'erased' : 'nothing' });
    await sendMail({ ...job, payload: mail }, ...rest);
    if (!url) await forgetAddress(orm.em.fork(), job);
  };
}

/** Returns a token, an empty object if there is nothing to open, `undefined` if the row is gone. */
async function answerTo(
  em: SqlEntityManager,
  job: Job,
  { to, purpose, requestedAt }: z.output<typeof Payload>,
) {
  // Blocks an erasure, or finds that one has deleted the row.
  if (!(await lockIfExists(em, job))) return undefined;
  if (purpose === 'erased') return {};
  const { leads, responses, subscriptions, visits } = (await findPerson(em, { email: to })).counts;
  if (leads + responses + subscriptions + visits === 0) return {};
  return { token: await createOwnDataToken(em, { emailKey: to, requestedAt }) };
}

/** Nothing else is stored about this address, so the outbox row must not name it either. */
const forgetAddress = (em: SqlEntityManager, { id }: Job) =>
  em.nativeUpdate(OutboxEntity, { id }, { payload: {}, hasContent: false, aboutId: null });

/** Deletes emails that failed for good: nothing else may be stored about their addresses. */
export const deleteFailedMails = (em: SqlEntityManager, { before, limit }: ExpiredRange) =>
  deleteBatch(em, OutboxEntity, {
    where: { kind: OWN_DATA_MAIL, state: 'failed', hasContent: true, settledAt: { $lt: before } },
    limit,
  });
