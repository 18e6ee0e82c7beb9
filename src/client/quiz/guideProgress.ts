import type { Content } from '../../shared/content/documents.ts';
import { toast } from '../ui/toasts.ts';
import { followGuide } from './followGuide.ts';
import { changeOutcome, type Outcome, QUIZ_TOAST } from './store.ts';
import { finish } from './useSteps.ts';

type Started = Outcome & { token: string };
type Texts = Content['pages/quiz']['guide'];
type Delivery = { message: string; emailWarning?: string | undefined };

/** The guide that is being followed; a reload starts over. */
let following: string | undefined;

/**
 * Shows the result of a stored quiz with the first section of its guide, and completes it at the
 * end. When the stream breaks, `submitAgain` waits for the guide in one call; rejects if that fails
 * before there is anything to show.
 */
export function showProgress(started: Started, submitAgain: () => Promise<Delivery>, texts: Texts) {
  const shown = Promise.withResolvers<void>();
  let isShown = false;
  const show = (change: Partial<Outcome>) => {
    if (isShown) return changeOutcome(started.token, change);
    finish({ ...started, ...change });
    isShown = true;
    shown.resolve();
    return true;
  };
  const waitInOneCall = async () => {
    try {
      return await submitAgain();
    } catch (error) {
      // The quiz is stored, and the guide follows.
      if (isShown) return { message: texts.underWay };
      throw error;
    }
  };
  follow(started.token, show, waitInOneCall, texts).catch(shown.reject);
  return shown.promise;
}

/** Completes a result that was reloaded before its guide was written. */
export function resumeProgress(token: string, texts: Texts) {
  if (following === token) return;
  const show = (change: Partial<Outcome>) => changeOutcome(token, change);
  void follow(token, show, async () => ({ message: texts.underWay }), texts);
}

async function follow(
  token: string,
  show: (change: Partial<Outcome>) => boolean,
  onBreak: () => Promise<Delivery>,
  texts: Texts,
) {
  following = token;
  try {
    const { promise, resolve } = Promise.withResolvers<Delivery | undefined>();
    followGuide(token, {
      onSections: ({ ids, total }) => void show({ written: { count: ids.length, total } }),
      onEnd: resolve,
      onBreak: () => resolve(undefined),
    });
    const { message, emailWarning } = (await promise) ?? (await onBreak());
    const text = message || texts.emailed;
    if (show({ message: text, emailWarning, written: undefined }))
      announce({ message: text, emailWarning }, texts);
  } finally {
    following = undefined;
  }
}

function announce({ message, emailWarning }: Delivery, { complete, emailStatus }: Texts) {
  toast({ title: complete, description: message }, QUIZ_TOAST);
  if (emailWarning) toast({ title: emailStatus, description: emailWarning });
}
