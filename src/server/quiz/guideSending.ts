import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import type { ById } from '../../shared/byId.ts';
import type { GuideToSend } from '../../shared/quiz/guideVersions.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { enqueueEmail, MAIL } from '../mail/email.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import type { Outbox } from '../jobs/outbox/worker.ts';
import { QuizResponseEntity, type QuizResponseRow } from './entity.ts';
import { lockedGuide } from './guideEditor.ts';
import { mailKey, newGuideToken } from './guideKeys.ts';
import { type Addresses, emailFor } from './guideStore.ts';
import { readGuide } from './guideVersions.ts';

const MAX_EMAILS = 20;

/**
 * Emails the newest version to the person, through the outbox. Returns the state of the email after
 * `timeout` ms at most; a repeated call with the same `sendId` sends nothing more.
 * @throws TRPCError PRECONDITION_FAILED for a guide of a former structure
 */
export async function sendGuide(
  em: SqlEntityManager,
  outbox: Outbox,
  { id, sendId, actor, timeout, ...addresses }: SendOptions,
) {
  const key = `${mailKey(id)}:${sendId}` as const;
  await em.transactional(async (tx) => {
    const response = await lockedGuide(tx, id);
    if ((await tx.count(OutboxEntity, { key })) > 0) return;
    const guide = readGuide(response.guide);
    if (!guide) throw formerStructure();
    response.guideToken ??= newGuideToken();
    enqueueEmail(tx, {
      key,
      mail: await emailFor(response, { guide, writtenBy: emailWriter(response) }, addresses),
      aboutId: id,
      isUrgent: true,
    });
    await audit(tx, actor, 'guide.sent', { type: 'response', id });
  });
  return { state: outbox.handles(MAIL) ? await outbox.runNow(key, timeout) : ('waiting' as const) };
}
type SendOptions = GuideToSend & Addresses & { actor: Actor; timeout: number };

/**
 * A guide by the built-in writer is rewritten for the email without the person's words. An editor's
 * text is treated like one by Gemini: these words are replaced.
 */
const emailWriter = ({ guideBy, guideEditor }: QuizResponseRow) =>
  guideEditor === null && guideBy ? guideBy : 'gemini';

const formerStructure = () =>
  new TRPCError({
    code: 'PRECONDITION_FAILED',
    message: 'This guide has an old format. Regenerate it before you send it.',
  });

/** Returns the emails of a guide, newest first, with their state in the outbox. */
export async function guideEmails(em: SqlEntityManager, outbox: Outbox, { id }: ById) {
  const { email } = await em.findOneOrFail(QuizResponseEntity, { id });
  const emails = await em.find(
    OutboxEntity,
    { aboutId: id, kind: MAIL, key: { $like: `${mailKey(id)}%` } },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MAX_EMAILS },
  );
  return { email, isConfigured: outbox.handles(MAIL), emails };
}
