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
import { guidePath, mailCoverPath, mailKey, upgradeKey } from './guideKeys.ts';
import { addVersion } from './guideVersions.ts';
import { guideForEmail } from './guideForEmail.ts';

const UPGRADE_DELAY_SECONDS = 5 * 60;

export const responseOf = (em: SqlEntityManager, id: string) =>
  em.findOne(QuizResponseEntity, { id });

export type Addresses = { publicUrl: string; schedulingUrl: string };
type StoreOptions = { response: QuizResponseRow; generated: GeneratedGuide } & Addresses;

/** Locks the response until the transaction ends, so that erasing the person waits for it. */
const lockedResponse = (tx: SqlEntityManager, id: string) =>
  tx.findOne(QuizResponseEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Stores the first guide and, in the same transaction, enqueues its email. */
export async function storeGuide(
  em: SqlEntityManager,
  { response, generated, ...addresses }: StoreOptions,
) {
  const { id, email, suspectedSpam } = response;
  const { shouldRetryLater, retryAfterSeconds = 0 } = generated;
  const guideSavedAt = new Date();
  const version = { ...writtenVersion(response, generated, 'written'), guideSavedAt };
  // Composed before the transaction, which others wait for.
  const mail = suspectedSpam ? undefined : await emailFor(response, generated, addresses);
  await em.transactional(async (tx) => {
    const isFirst = { id, guideBy: null };
    // Also locks the response, so that erasing the person waits for the email.
    const stored = await tx.nativeUpdate(QuizResponseEntity, isFirst, {
      ...version,
      guideDraft: null,
    });
    // Erased, or completed by another worker.
    if (stored === 0) return;
    // Past the limit, the guide is only on its private page.
    if (mail && (await countRecipient(tx, { kind: 'guide', email })))
      enqueueEmail(tx, { key: mailKey(id), mail, aboutId: id, isUrgent: true, isLimited: true });
    if (shouldRetryLater)
      enqueue(tx, {
        kind: 'guideUpgrade',
        key: upgradeKey(id),
        payload: { responseId: id },
        aboutId: id,
        dueAt: new Date(Date.now() + Math.max(UPGRADE_DELAY_SECONDS, retryAfterSeconds) * 1000),
      });
  });
}

export async function emailFor(
  response: QuizResponseRow,
  generated: Pick<GeneratedGuide, 'guide' | 'writtenBy'>,
  addresses: Addresses,
) {
  const { showTitle, ...content } = await guideForEmail(response, generated);
  return guideEmail({
    name: nameOf(response),
    email: response.email,
    ...content,
    cover:
      showTitle && response.shareToken
        ? { src: addresses.publicUrl + mailCoverPath(response), title: showTitle }
        : undefined,
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
