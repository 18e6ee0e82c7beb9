import { type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { newPageKey } from '../../shared/idempotency.ts';
import { questionsOf, resultOf } from '../../shared/quiz/questions.ts';
import { bestTrait } from '../../shared/quiz/scoring.ts';
import { HONEYPOT } from '../../shared/honeypot.ts';
import { useContent } from '../lib/content.ts';
import { visitOfForm } from '../lib/visitHistory.ts';
import { savePrefill } from '../lib/formPrefill.ts';
import { splitName } from '../lib/scheduling.ts';
import { firstInteraction } from '../lib/firstInteraction.ts';
import { toast } from '../ui/toasts.ts';
import type { Contact } from './forms.ts';
import { loadOptions } from './loadOptions.ts';
import { toApiAnswers } from './progress.ts';
import { changeProgress, currentQuiz, QUIZ_TOAST } from './store.ts';
import { finish } from './useSteps.ts';

export const loadResult = () => import('./QuizResult.tsx');
const loadProgress = () => import('./guideProgress.ts');
const loadErrors = () => import('../lib/callErrors.ts');
async function loadCalls() {
  const calls = await import('../lib/trpcClient.ts');
  calls.preloadClient();
  return calls;
}

/**
 * Loads the code for later steps, submission and result ahead of time: a browser that was offline
 * when it fetched a module does not fetch it again.
 */
export function prepareSubmission() {
  for (const load of [loadOptions, loadCalls, loadErrors, loadProgress, loadResult])
    load().catch(() => {});
}
void firstInteraction.then(prepareSubmission);

const NO_RESULT = 'Unable to calculate quiz results. Please try again.';

/** Submits the answers, and shows the result as soon as a section of the guide is written. */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  { handleSubmit, setError }: UseFormReturn<Contact>,
) {
  const content = useContent('quiz');
  const copy = useContent('pages/quiz');
  const computedResult = () =>
    resultOf(content, bestTrait(questionsOf(content), currentQuiz().progress.answers));
  const [isSending, setSending] = useState(false);
  const send = async ({ contactName, email }: Contact) => {
    const result = computedResult();
    if (!result) return fail(NO_RESULT);
    setSending(true);
    try {
      const submission = {
        name: contactName,
        email,
        answers: toApiAnswers(currentQuiz().progress),
        result: result.type,
        resultDescription: result.title,
      };
      const honeypot = new FormData(form.current ?? undefined).get(HONEYPOT);
      const { getClient, withIdempotencyKey } = await loadCalls();
      const { quiz } = getClient();
      const input = {
        ...submission,
        ...(typeof honeypot === 'string' && { [HONEYPOT]: honeypot }),
        ...visitOfForm(),
      };
      const once = withIdempotencyKey(keyFor(submission));
      const started = await quiz.start.mutate(input, once);
      savePrefill({ ...splitName(contactName), email });
      const { showProgress } = await loadProgress();
      const submitAgain = () => quiz.submit.mutate(input, once);
      await showProgress({ type: result.type, ...started }, submitAgain, copy.guide);
    } catch (error) {
      console.error('The quiz was not sent:', error);
      const { name, email: malformed } = await fieldsOf(error);
      if (name) setError('contactName', { message: name }, { shouldFocus: true });
      if (malformed) setError('email', { message: malformed }, { shouldFocus: !name });
      if (!name && !malformed) fail('Failed to submit quiz. Please try again.');
    } finally {
      setSending(false);
    }
  };
  return {
    isSending,
    submit: handleSubmit(send, () => {
      const { name, email } = currentQuiz().progress.contact;
      if (!name.trim() || !email.trim()) fail(copy.missing.contact, 'Required Fields');
    }),
    /** Shows the result of a quiz that does not ask for an email address. */
    showResult: () => {
      const result = computedResult();
      if (result) finish({ type: result.type });
      else fail(NO_RESULT);
    },
  };
}

async function fieldsOf(error: unknown) {
  try {
    return (await loadErrors()).fieldErrors(error);
  } catch {
    // The module failed to load, so the server rejected nothing.
    return {};
  }
}

function keyFor(submission: object) {
  const content = JSON.stringify(submission);
  const { attempt } = currentQuiz().progress;
  if (attempt?.content === content) return attempt.key;
  const key = newPageKey();
  changeProgress({ attempt: { key, content } });
  return key;
}

const fail = (description: string, title = 'Error') =>
  void toast({ title, description, variant: 'destructive' }, QUIZ_TOAST);
