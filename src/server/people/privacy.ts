import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { setImmediate } from 'node:timers/promises';
import { countVisitEvents, deleteVisitsOf } from '../visits/visits.ts';
import { type Actor, audit, forgetObjects } from '../audit/auditLog.ts';
import { type Backups, recordErasure } from './erasures.ts';
import { deleteRecipient } from '../mail/quota.ts';
import { IdempotencyKeyEntity } from '../database/idempotency/entity.ts';
import { deleteLeads } from '../leads/bulk.ts';
import { deleteViewsOf } from '../leads/views.ts';
import { LeadEntity } from '../leads/entity.ts';
import { SubscriberEntity } from '../newsletter/entity.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { deleteForSubject } from '../jobs/outbox/queue.ts';
import { emptyJournal } from '../database/erasedPages.ts';
import { GuideFeedbackEntity, QuizResponseEntity } from '../quiz/entity.ts';
import { allMarks } from '../quiz/guideFeedback.ts';
import { deleteBoardsOf, type LiveBoards } from '../whiteboard/service.ts';
import { normalizeEmail } from '../../shared/fold.ts';
import { copiesOf, deleteCopiedNotes, remainingCopies } from './boards/copies.ts';
import { personSubject } from './ownData/tokens.ts';
import { countBriefs, deleteBriefs } from './brief/ofPerson.ts';
import { PersonEntity } from './entity.ts';
import { addressRows } from './personRows.ts';

const MAX_SHOWN = 20;
/** More than a page of the timeline. */
const MAX_RECORDS = 200;
const BATCH_SIZE = 1000;
/** A transaction with more would keep others from sending forms. */
const LEADS_PER_TRANSACTION = 250;
const NOT_RECORDED =
  'Nothing was erased, because it could not be recorded beside the backups. Make BACKUP_DIR writable and try again.';

type Query = { email: string };
/** The ids of a person's records. */
export type PersonIds = {
  leads: string[];
  responses: string[];
  subscribers: string[];
  /** The `aboutId` of emails about the person rather than a record. */
  person: string[];
};
type Erasure = {
  actor: Actor;
  liveBoards: Pick<LiveBoards, 'reload'>;
  /**
   * Where the erasure is recorded, so that restoring an older backup repeats it. Absent when one is
   * repeated.
   */
  backups?: Backups;
  /**
   * Runs in the same transaction, when no email to the person is in progress anymore; throwing an
   * error rejects the erasure.
   */
  alongside?: (tx: SqlEntityManager) => Promise<unknown>;
};

/** Returns everything stored for this email address, in any spelling. */
export async function findPerson(em: SqlEntityManager, { email }: Query) {
  const emailKey = normalizeEmail(email);
  const newest = { orderBy: { createdAt: 'desc' }, limit: MAX_SHOWN } as const;
  const responses = await em.find(QuizResponseEntity, { emailKey }, newest);
  return {
    leads: await em.find(LeadEntity, { emailKey }, newest),
    responses,
    guideFeedback: await allMarks(
      em,
      responses.map(({ id }) => id),
    ),
    counts: await countRows(em, emailKey),
    copies: await remainingCopies(em, emailKey),
  };
}

/**
 * Deletes everything that `findPerson` counts, in one transaction, before which hundreds of leads are
 * deleted in batches. Returns the counts, and where copies remain; the audit log has a line for each
 * of those.
 */
export async function erasePerson(
  em: SqlEntityManager,
  { email }: Query,
  { actor, liveBoards, backups, alongside }: Erasure,
) {
  const emailKey = normalizeEmail(email);
  let withdrawRecord: (() => Promise<void>) | undefined;
  const many = await deleteManyLeads(em, emailKey, backups);
  const erase = async (tx: SqlEntityManager) => {
    const erased = await deleteRows(tx, emailKey, alongside);
    const record = many?.record ?? (backups && (await recordBesideBackups(backups, emailKey)));
    // The leads that were deleted in batches stay erased.
    if (!many) withdrawRecord = record?.withdraw;
    await audit(tx, actor, 'person.erased', record ? { type: 'erasure', id: record.salt } : null);
    const { posts, guides } = erased.copies;
    for (const { id } of posts) await audit(tx, actor, 'copy.remained', { type: 'post', id });
    for (const { id } of guides) await audit(tx, actor, 'copy.remained', { type: 'response', id });
    return erased;
  };
  const { counts, copies, boards } = await em.transactional(erase).catch(async (error: unknown) => {
    // If that fails, it stays recorded as an erasure that took place.
    if (isRefused(error)) await withdrawRecord?.().catch(() => {});
    throw error;
  });
  await emptyJournal(em);
  for (const id of boards) await liveBoards.reload(id);
  return { counts: many?.counts ?? counts, copies };
}

/**
 * Deletes the leads of a person who has hundreds, as after a flood of forms, but not what a repeated
 * call needs to finish the erasure. Returns the counts before, and the record beside the backups.
 */
async function deleteManyLeads(em: SqlEntityManager, emailKey: string, backups?: Backups) {
  if ((await em.count(LeadEntity, { emailKey })) <= LEADS_PER_TRANSACTION) return undefined;
  const counts = await countRows(em, emailKey);
  const record = backups && (await recordBesideBackups(backups, emailKey));
  for (let deleted = Infinity; deleted >= LEADS_PER_TRANSACTION;) {
    deleted = await em.transactional(async (tx) => {
      const options = { ...locked, limit: LEADS_PER_TRANSACTION } as const;
      const ids = toIds(await tx.find(LeadEntity, { emailKey }, options));
      await deleteLeads(tx, ids);
      await forgetObjects(tx, ids);
      await deleteKeysOf(tx, ids);
      return ids.length;
    });
    // Others take their turn.
    await setImmediate();
  }
  return { counts, record };
}

async function deleteRows(tx: SqlEntityManager, emailKey: string, alongside: Erasure['alongside']) {
  // Locks the rows: waits for a guide or email in progress, and deletes it, too.
  const ids = await findPersonIds(tx, emailKey);
  const counts = await countRows(tx, emailKey);
  const copies = await remainingCopies(tx, emailKey);
  await deleteCopiedNotes(tx, emailKey);
  // Before the links: whatever sends one locks its outbox row, then makes the link.
  const subjects = [...ids.responses, ...ids.subscribers, ...ids.person];
  await inBatches(subjects, (batch) => deleteForSubject(tx, batch));
  await alongside?.(tx);
  await inBatches(ids.leads, (batch) => deleteLeads(tx, batch));
  await deleteViewsOf(tx, emailKey);
  const boards: string[] = [];
  await inBatches(ids.responses, async (batch) => {
    await tx.nativeDelete(GuideFeedbackEntity, { response: { $in: batch } });
    boards.push(...(await deleteBoardsOf(tx, batch)));
    await tx.nativeDelete(QuizResponseEntity, { id: { $in: batch } });
  });
  await inBatches(ids.subscribers, (batch) =>
    tx.nativeDelete(SubscriberEntity, { id: { $in: batch } }),
  );
  await deleteVisitsOf(tx, emailKey);
  await deleteBriefs(tx, emailKey);
  const people = await tx.find(PersonEntity, { emailKey }, { fields: ['id'] });
  for (const [table, column] of addressRows)
    await tx.execute(`delete from ${table} where ${column} = ?`, [emailKey]);
  const objects = [...Object.values(ids).flat(), ...boards, ...people.map(({ id }) => id)];
  await inBatches(objects, (batch) => forgetObjects(tx, batch));
  await deleteRecipient(tx, emailKey);
  await inBatches([...ids.leads, ...ids.responses, ...ids.subscribers], (batch) =>
    deleteKeysOf(tx, batch),
  );
  return { counts, copies, boards };
}

/** Idempotency keys contain a hash of the input. */
const deleteKeysOf = (tx: SqlEntityManager, rowIds: string[]) =>
  tx.nativeDelete(IdempotencyKeyEntity, { rowId: { $in: rowIds } });

/** A statement takes a limited number of parameters, and anybody can send any number of forms. */
async function inBatches(ids: string[], work: (batch: string[]) => Promise<unknown>) {
  for (let start = 0; start < ids.length; start += BATCH_SIZE)
    await work(ids.slice(start, start + BATCH_SIZE));
}

async function recordBesideBackups({ folder, removeLeftovers }: Backups, emailKey: string) {
  try {
    await removeLeftovers();
    return await recordErasure(folder, emailKey);
  } catch (cause) {
    throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: NOT_RECORDED, cause });
  }
}

/**
 * Whether the database has refused a transaction. A commit whose response was lost, or that a failing
 * disk interrupted, may have taken place.
 */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return REFUSED.test(code) || isRefused(error.cause);
}

/** SQLSTATEs other than those of broken connections, shutdowns and system errors. */
const REFUSED = /^(?!08|57P|58)(?=.*\d)[\dA-Z]{5}$|^SQLITE_(?!IOERR)/;

const onlyIds = { fields: ['id'], disableIdentityMap: true } as const;
const locked = {
  ...onlyIds,
  orderBy: { id: 'asc' },
  lockMode: LockMode.PESSIMISTIC_WRITE,
} as const;
const toIds = (rows: { id: string }[]) => rows.map(({ id }) => id);

/**
 * Returns the newest records of a person up to a time; anybody can send thousands of forms with an
 * address. Without a time, locks and returns all of them.
 */
export async function findPersonIds(
  em: SqlEntityManager,
  key: string,
  until?: Date,
): Promise<PersonIds> {
  const where = until ? { createdAt: { $lte: until } } : {};
  const options = until
    ? ({ ...onlyIds, orderBy: { createdAt: 'desc' }, limit: MAX_RECORDS } as const)
    : locked;
  return {
    leads: toIds(await em.find(LeadEntity, { emailKey: key, ...where }, options)),
    responses: toIds(await em.find(QuizResponseEntity, { emailKey: key, ...where }, options)),
    subscribers: toIds(await em.find(SubscriberEntity, { addressKey: key, ...where }, options)),
    person: [personSubject(key)],
  };
}

const LEADS = 'select id from leads where email_key = ?';
const RESPONSES = 'select id from quiz_responses where email_key = ?';
const RECORDS = `${LEADS} union all ${RESPONSES}
  union all select id from subscribers where address_key = ?`;

/** Counts without reading ids: anybody can send thousands of forms with an address. */
async function countRows(em: SqlEntityManager, emailKey: string) {
  const count = async (from: string) => {
    const keys = Array.from(from.matchAll(/\?/g), () => emailKey);
    const sql = `select count(*) as count from ${from}`;
    const [row] = await em.execute<{ count: number | string }[]>(sql, keys);
    return Number(row?.count ?? 0);
  };
  return {
    leads: await em.count(LeadEntity, { emailKey }),
    notes: await count(`lead_events where lead_id in (${LEADS}) and note is not null`),
    copiedNotes: await count(
      `lead_events where id in (${copiesOf('note')}) and lead_id not in (${LEADS})`,
    ),
    changes: await count(`lead_events where lead_id in (${LEADS}) and note is null`),
    responses: await em.count(QuizResponseEntity, { emailKey }),
    boards: await count(`whiteboard_boards where response_id in (${RESPONSES})`),
    marks: await count(`guide_feedback where response_id in (${RESPONSES})`),
    subscriptions: await em.count(SubscriberEntity, { addressKey: emailKey }),
    visits: await countVisitEvents(em, emailKey),
    briefs: await countBriefs(em, emailKey),
    messages:
      (await count(`outbox where about_id in (${RECORDS})`)) +
      (await em.count(OutboxEntity, { aboutId: personSubject(emailKey) })),
  };
}
