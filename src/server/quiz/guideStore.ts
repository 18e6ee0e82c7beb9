import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { guideMarkdown } from '../../shared/quiz/guideMarkdown.ts';
import { guideSections } from '../../shared/quiz/guideText.ts';
import { guideEmail } from '../email/templates/guideEmail.ts';
import { enqueueEmail } from '../email/email.ts';
import type { TakeEmailSlot } from '../email/emailLimit.ts';
import { enqueue } from '../outbox/queue.ts';
import type { GeneratedGuide } from '../guides/generate.ts';
import { QuizResponseEntity, type QuizResponseRow } from './entity.ts';
import { guidePath, mailKey, nameOf, upgradeKey } from './guideKeys.ts';
import { guideForEmail } from './guideForEmail.ts';

const UPGRADE_DELAY_SECONDS = 5 * 60;

export const responseOf = (em: SqlEntityManager, id: string) =>
  em.findOne(QuizResponseEntity, { id });

type Addresses = { publicUrl: string; schedulingUrl: string };
type StoreOptions = {
  id: string;
  generated: GeneratedGuide;
  takeEmailSlot: TakeEmailSlot;
} & Addresses;

/** Locks the response until the transaction ends, so that erasing the person waits for it. */
const lockedResponse = (tx: SqlEntityManager, id: string) =>
  tx.findOne(QuizResponseEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Stores the first guide and, in the same transaction, enqueues its email. */
export const storeGuide = (em: SqlEntityManager, { id, ...options }: StoreOptions) =>
  em.transactional(async (tx) => {
    const response = await lockedResponse(tx, id);
    // Erased, or completed by another worker.
    if (response && !response.guideBy) await storeFirst(tx, response, options);
  });

async function storeFirst(
  em: SqlEntityManager,
  response: QuizResponseRow,
  { generated, takeEmailSlot, ...addresses }: Omit<StoreOptions, 'id'>,
) {
  const { id } = response;
  const { guide, writtenBy, shouldRetryLater, retryAfterSeconds = 0 } = generated;
  const name = nameOf(response);
  em.assign(response, {
    guide,
    guideBy: writtenBy,
    generatedStrategy: guideMarkdown(guide, name),
  });
  const slot = response.suspectedSpam
    ? undefined
    : await takeEmailSlot(em, { kind: 'guide', email: response.email });
  // Past the limit, the guide is only on its private page.
  if (slot)
    enqueueEmail(em, {
      key: mailKey(id),
      mail: emailFor(response, generated, addresses),
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
      dueAt: new Date(Date.now() + Math.max(UPGRADE_DELAY_SECONDS, retryAfterSeconds) * 1000),
    });
}

function emailFor(response: QuizResponseRow, generated: GeneratedGuide, addresses: Addresses) {
  const { guide, niche } = guideForEmail(response, generated);
  return guideEmail({
    name: nameOf(response),
    niche,
    email: response.email,
    guide: { summary: guide.summary, sections: guideSections(guide) },
    guideUrl: addresses.publicUrl + guidePath(response.guideToken ?? ''),
    schedulingUrl: addresses.schedulingUrl,
  });
}

export const replaceGuide = (em: SqlEntityManager, id: string, generated: GeneratedGuide) =>
  em.transactional(async (tx) => {
    const response = await lockedResponse(tx, id);
    if (!response) return;
    tx.assign(response, {
      guide: generated.guide,
      guideBy: generated.writtenBy,
      generatedStrategy: guideMarkdown(generated.guide, nameOf(response)),
    });
  });
