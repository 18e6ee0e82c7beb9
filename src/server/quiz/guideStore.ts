import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { guideMarkdown } from '../guides/guideMarkdown.ts';
import type { GuideReason } from '../../shared/quiz/guideVersions.ts';
import { guideEmail } from '../mail/templates/guideEmail.ts';
import { enqueueEmail } from '../mail/email.ts';
import { countRecipient } from '../mail/quota.ts';
import { enqueue } from '../jobs/outbox/queue.ts';
import type { GeneratedGuide } from '../guides/generate.ts';
import { QuizResponseEntity, type QuizResponseRow } from './entity.ts';
import { nameOf } from '../guides/takenQuiz.ts';
import { guidePath, mailKey, upgradeKey } from './guideKeys.ts';
import { addVersion } from './guideVersions.ts';
import { guideForEmail } from './guideForEmail.ts';

const UPGRADE_DELAY_SECONDS = 5 * 60;

export const responseOf = (em: SqlEntityManager, id: string) =>
  em.findOne(QuizResponseEntity, { id });

export type Addresses = { publicUrl: string; schedulingUrl: string };
type StoreOptions = { id: string; generated: GeneratedGuide } & Addresses;

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
  { generated, ...addresses }: Omit<StoreOptions, 'id'>,
) {
  const { id } = response;
  const { shouldRetryLater, retryAfterSeconds = 0 } = generated;
  await addVersion(em, response, writtenVersion(response, generated, 'written'));
  em.assign(response, { guideDraft: null });
  const { email, suspectedSpam } = response;
  // Past the limit, the guide is only on its private page.
  if (!suspectedSpam && (await countRecipient(em, { kind: 'guide', email })))
    enqueueEmail(em, {
      key: mailKey(id),
      mail: await emailFor(response, generated, addresses),
      aboutId: id,
      isUrgent: true,
      isLimited: true,
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

export async function emailFor(
  response: QuizResponseRow,
  generated: Pick<GeneratedGuide, 'guide' | 'writtenBy'>,
  addresses: Addresses,
) {
  return guideEmail({
    name: nameOf(response),
    email: response.email,
    ...(await guideForEmail(response, generated)),
    guideUrl: addresses.publicUrl + guidePath(response.guideToken ?? ''),
    schedulingUrl: addresses.schedulingUrl,
    publicUrl: addresses.publicUrl,
  });
}

type ReplaceOptions = {
  id: string;
  generated: GeneratedGuide;
  reason: 'upgraded' | 'regenerated';
};

/** Adds a version to a guide. An upgrade leaves one by Gemini or by an editor as it is. */
export const replaceGuide = (em: SqlEntityManager, { id, generated, reason }: ReplaceOptions) =>
  em.transactional(async (tx) => {
    const response = await lockedResponse(tx, id);
    if (!response || (reason === 'upgraded' && !isUpgradable(response))) return;
    await addVersion(tx, response, writtenVersion(response, generated, reason));
  });

export const isUpgradable = ({ guideBy, guideEditor }: QuizResponseRow) =>
  guideBy !== 'gemini' && guideEditor === null;

/** A generated version. */
const writtenVersion = (
  response: QuizResponseRow,
  { guide, writtenBy }: GeneratedGuide,
  guideReason: GuideReason,
) => ({
  guide,
  guideBy: writtenBy,
  generatedStrategy: guideMarkdown(guide, nameOf(response)),
  guideEditor: null,
  guideReason,
  guideRestoredFrom: null,
});
