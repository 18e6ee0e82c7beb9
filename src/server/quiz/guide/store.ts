import type { SqlEntityManager } from '@mikro-orm/sql';
import { guideMarkdown } from '../../../shared/quiz/guideMarkdown.ts';
import { guideSections } from '../../../shared/quiz/guideText.ts';
import { guideMail } from '../../mail/guideMail.ts';
import { enqueueMail } from '../../mail/mail.ts';
import { enqueue } from '../../outbox/service.ts';
import type { Written } from '../../strategy/writeGuide.ts';
import { QuizResponseEntity } from '../entity.ts';
import { guidePath, mailKey, nameOf, upgradeKey } from './keys.ts';

/** How long an outage of the AI is given before the guide is tried again. */
const UPGRADE_AFTER = 5 * 60;

export const responseOf = (em: SqlEntityManager, id: string) =>
  em.findOne(QuizResponseEntity, { id });

/** Whole addresses that an email needs. */
type Addresses = { publicUrl: string; schedulingUrl: string };
type Keeping = { id: string; written: Written } & Addresses;

/** Keeps a first guide and, in the same transaction, what is to follow from it. */
export async function keepGuide(em: SqlEntityManager, { id, written, ...addresses }: Keeping) {
  const response = await responseOf(em, id);
  if (!response || response.guideBy) return;
  const { guide, writtenBy, shouldRetryLater, retryAfterSeconds = 0 } = written;
  const name = nameOf(response);
  em.assign(response, {
    guide,
    guideBy: writtenBy,
    generatedStrategy: guideMarkdown(guide, name),
  });
  // A second worker that wrote it too fails here, by the key, and changes nothing.
  enqueueMail(em, {
    key: mailKey(id),
    mail: guideMail({
      name,
      email: response.email,
      guide: { summary: guide.summary, sections: guideSections(guide) },
      guideUrl: addresses.publicUrl + guidePath(response.guideToken ?? ''),
      schedulingUrl: addresses.schedulingUrl,
    }),
    aboutId: id,
  });
  if (shouldRetryLater)
    enqueue(em, {
      kind: 'guideUpgrade',
      key: upgradeKey(id),
      payload: { responseId: id },
      aboutId: id,
      dueAt: new Date(Date.now() + Math.max(UPGRADE_AFTER, retryAfterSeconds) * 1000),
    });
  await em.flush();
}

/** Puts a guide in the place of the one before. */
export async function replaceGuide(em: SqlEntityManager, id: string, written: Written) {
  const response = await responseOf(em, id);
  if (!response) return;
  em.assign(response, {
    guide: written.guide,
    guideBy: written.writtenBy,
    generatedStrategy: guideMarkdown(written.guide, nameOf(response)),
  });
  await em.flush();
}
