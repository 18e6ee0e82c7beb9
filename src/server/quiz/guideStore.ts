import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { guideMarkdown } from '../../shared/quiz/guideMarkdown.ts';
import { guideSections } from '../../shared/quiz/guideText.ts';
import { guideMail } from '../email/templates/guideEmail.ts';
import { enqueueMail } from '../email/email.ts';
import type { ReserveMail } from '../email/reservation.ts';
import { enqueue } from '../outbox/queue.ts';
import type { Written } from '../guides/generate.ts';
import { QuizResponseEntity, type QuizResponseRow } from './entity.ts';
import { guidePath, mailKey, nameOf, upgradeKey } from './guideKeys.ts';
import { mailedGuide } from './guideForEmail.ts';

/** How long an outage of the AI is given before the guide is tried again. */
const UPGRADE_AFTER = 5 * 60;

export const responseOf = (em: SqlEntityManager, id: string) =>
  em.findOne(QuizResponseEntity, { id });

/** Whole addresses that an email needs. */
type Addresses = { publicUrl: string; schedulingUrl: string };
type Keeping = { id: string; written: Written; reserveMail: ReserveMail } & Addresses;

/** Locked until the transaction ends: nothing is written about somebody who is just being erased. */
const lockedResponse = (tx: SqlEntityManager, id: string) =>
  tx.findOne(QuizResponseEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Keeps a first guide and, in the same transaction, what is to follow from it. */
export const keepGuide = (em: SqlEntityManager, { id, ...keeping }: Keeping) =>
  em.transactional(async (tx) => {
    const response = await lockedResponse(tx, id);
    // Erased meanwhile, or another worker wrote it, too.
    if (response && !response.guideBy) await keepFirst(tx, response, keeping);
  });

async function keepFirst(
  em: SqlEntityManager,
  response: QuizResponseRow,
  { written, reserveMail, ...addresses }: Omit<Keeping, 'id'>,
) {
  const { id } = response;
  const { guide, writtenBy, shouldRetryLater, retryAfterSeconds = 0 } = written;
  const name = nameOf(response);
  em.assign(response, {
    guide,
    guideBy: writtenBy,
    generatedStrategy: guideMarkdown(guide, name),
  });
  const slot = response.suspectedSpam
    ? undefined
    : await reserveMail(em, { kind: 'guide', email: response.email });
  // Without one the private page has the guide all the same.
  if (slot)
    enqueueMail(em, {
      key: mailKey(id),
      mail: mailOf(response, written, addresses),
      aboutId: id,
      isUrgent: true,
      slot,
    });
  if (shouldRetryLater)
    enqueue(em, {
      kind: 'guideUpgrade',
      key: upgradeKey(id),
      payload: { responseId: id },
      aboutId: id,
      dueAt: new Date(Date.now() + Math.max(UPGRADE_AFTER, retryAfterSeconds) * 1000),
    });
}

function mailOf(response: QuizResponseRow, written: Written, addresses: Addresses) {
  const { guide, niche } = mailedGuide(response, written);
  return guideMail({
    name: nameOf(response),
    niche,
    email: response.email,
    guide: { summary: guide.summary, sections: guideSections(guide) },
    guideUrl: addresses.publicUrl + guidePath(response.guideToken ?? ''),
    schedulingUrl: addresses.schedulingUrl,
  });
}

/** Puts a guide in the place of the one before. */
export const replaceGuide = (em: SqlEntityManager, id: string, written: Written) =>
  em.transactional(async (tx) => {
    const response = await lockedResponse(tx, id);
    if (!response) return;
    tx.assign(response, {
      guide: written.guide,
      guideBy: written.writtenBy,
      generatedStrategy: guideMarkdown(written.guide, nameOf(response)),
    });
  });
