import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import { utcDay } from '../../../shared/dates.ts';
import { DAY_MS } from '../../../shared/durations.ts';
import { NewLead } from '../../../shared/leads/lead.ts';
import { isObject } from '../../../shared/isObject.ts';
import type {
  CorrectionRequest,
  InquiryCorrection,
  QuizCorrection,
} from '../../../shared/ownData.ts';
import { takeOneTimeToken } from '../../access/accounts/oneTimeTokens.ts';
import { audit } from '../../audit/auditLog.ts';
import type { Backups } from '../erasures.ts';
import type { NotificationSettings } from '../../mail/quota.ts';
import { notFound } from '../../http/errors.ts';
import { LeadEntity, LeadEventEntity, searchKeys } from '../../leads/entity.ts';
import { createLead } from '../../leads/service.ts';
import { SubscriberEntity } from '../../newsletter/entity.ts';
import { followLink } from '../../newsletter/service.ts';
import { QuizResponseEntity } from '../../quiz/entity.ts';
import { searchWords } from '../../../shared/fold.ts';
import type { LiveBoards } from '../../whiteboard/service.ts';
import { erasePerson } from '../privacy.ts';
import { enqueueOwnDataMail, thePerson } from './mails.ts';

const lockMode = LockMode.PESSIMISTIC_WRITE;
const author = thePerson.name;

/** Corrects the name and company of an inquiry. @throws TRPCError NOT_FOUND, also if not theirs */
export const correctInquiry = (
  em: SqlEntityManager,
  emailKey: string,
  { id, ...fields }: InquiryCorrection,
) =>
  em.transactional(async (tx) => {
    const lead = await tx.findOneOrFail(LeadEntity, { id, emailKey }, { lockMode });
    tx.assign(lead, { ...fields, ...searchKeys({ ...lead, ...fields }) });
    const change = 'Name or company corrected by the person';
    tx.create(LeadEventEntity, { id: uuid(), leadId: id, author, change, createdAt: new Date() });
    await audit(tx, thePerson, 'ownData.corrected', { type: 'lead', id });
  });

/** Corrects the name in a quiz response. @throws TRPCError NOT_FOUND, also for others' records. */
export const correctQuizResponse = (
  em: SqlEntityManager,
  emailKey: string,
  { id, name }: QuizCorrection,
) =>
  em.transactional(async (tx) => {
    const response = await tx.findOneOrFail(QuizResponseEntity, { id, emailKey }, { lockMode });
    const { answers, email } = response;
    const { personalInfo } = answers;
    tx.assign(response, {
      name,
      searchWords: searchWords(`${name} ${email}`),
      ...(isObject(personalInfo) &&
        !Array.isArray(personalInfo) && {
          answers: { ...answers, personalInfo: { ...personalInfo, name } },
        }),
    });
    await audit(tx, thePerson, 'ownData.corrected', { type: 'response', id });
  });

/** The team answers by hand; nobody needs more. */
const MAX_REQUESTS_PER_DAY = 5;

/** @throws TRPCError TOO_MANY_REQUESTS if the leads of the person have too many requests of a day. */
async function limitRequests(tx: SqlEntityManager, emailKey: string) {
  const requests = await tx.count(LeadEventEntity, {
    leadId: { $in: tx.createQueryBuilder(LeadEntity).select('id').where({ emailKey }) },
    author,
    note: { $ne: null },
    createdAt: { $gt: new Date(Date.now() - DAY_MS) },
  });
  if (requests < MAX_REQUESTS_PER_DAY) return;
  const message = `We got ${MAX_REQUESTS_PER_DAY} requests from you within a day. Please send the next one tomorrow.`;
  throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message });
}

type Request = CorrectionRequest & { notifications?: NotificationSettings | undefined };

/**
 * Passes a request on to the team: as a note with a follow-up today on the newest lead, or as a new
 * lead if there is none that the team sees.
 * @throws TRPCError TOO_MANY_REQUESTS past a few within a day
 */
export async function requestCorrection(
  em: SqlEntityManager,
  emailKey: string,
  { message, notifications }: Request,
) {
  const note = `Correction requested by the person:\n${message}`;
  const isNoted = await em.transactional(async (tx) => {
    await audit(tx, thePerson, 'ownData.corrected', null);
    const options = { orderBy: { createdAt: 'desc' }, lockMode } as const;
    const lead = await tx.findOne(LeadEntity, { emailKey, status: { $ne: 'spam' } }, options);
    if (!lead) return false;
    await limitRequests(tx, emailKey);
    const createdAt = new Date();
    tx.create(LeadEventEntity, { id: uuid(), leadId: lead.id, author, note, createdAt });
    tx.assign(lead, { lastContactAt: createdAt, followUpOn: lead.followUpOn ?? utcDay() });
    return true;
  });
  if (isNoted) return;
  const response = await em.findOne(QuizResponseEntity, { emailKey });
  await createLead(em, {
    lead: NewLead.parse({
      firstName: response?.name || author,
      lastName: 'through “Your data”',
      email: emailKey,
      company: '',
      revenue: '',
      message: note,
      leadType: 'inquiry',
    }),
    suspectedSpam: false,
    notifications,
  });
}

/** Ends every subscription of the address. */
export async function unsubscribeAll(em: SqlEntityManager, emailKey: string) {
  const active = { addressKey: emailKey, status: { $ne: 'unsubscribed' as const } };
  for (const { unsubscribeToken } of await em.find(SubscriberEntity, active))
    await followLink(em, { purpose: 'unsubscribe', token: unsubscribeToken });
}

type Erasure = {
  token: string;
  liveBoards: Pick<LiveBoards, 'reload'>;
  backups: Backups;
  /** Whether to send a confirmation email. */
  isConfirmed: boolean;
};

/** Erases a person and confirms it by email. @throws TRPCError NOT_FOUND if already done. */
export const eraseOwnData = (
  em: SqlEntityManager,
  emailKey: string,
  { token, liveBoards, backups, isConfirmed }: Erasure,
) =>
  erasePerson(
    em,
    { email: emailKey },
    {
      actor: thePerson,
      liveBoards,
      backups,
      alongside: async (tx) => {
        // Only one of two browser tabs gets the token.
        if (!(await takeOneTimeToken(tx, token, ['ownData']))) throw notFound('Link');
        if (isConfirmed) await enqueueOwnDataMail(tx, { to: emailKey, purpose: 'erased' });
      },
    },
  );
