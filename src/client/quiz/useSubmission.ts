import { type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { quizNotices } from '../../shared/content/quizPage.ts';
import type { Notice } from '../../shared/content/shapes.ts';
import { newPageKey } from '../../shared/idempotency.ts';
import { quizResult } from '../../shared/quiz/scoring.ts';
import { HONEYPOT } from '../../shared/honeypot.ts';
import { attribution } from '../lib/attribution.ts';
import { savePrefill } from '../lib/formPrefill.ts';
import { splitName } from '../lib/scheduling.ts';
import { firstInput } from '../lib/firstInput.ts';
import { toast } from '../ui/toasts.ts';
import type { Contact } from './forms.ts';
import { loadOptions } from './loadOptions.ts';
import { apiAnswers } from './progress.ts';
import { changeProgress, currentQuiz, type Outcome } from './store.ts';
import { finish } from './useSteps.ts';

export const loadResult = () => import('./QuizResult.tsx');
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
  for (const load of [loadOptions, loadErrors, loadCalls, loadResult]) load().catch(() => {});
}
void firstInput.then(prepareSubmission);

/** Submits the answers and shows the result. */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  { handleSubmit, setError }: UseFormReturn<Contact>,
) {
  const [isSending, setSending] = useState(false);
  const send = async ({ contactName, email }: Contact) => {
    const result = quizResult(currentQuiz().progress.answers);
    if (!result) return fail(quizNotices.noResult);
    setSending(true);
    try {
      const submission = {
        name: contactName,
        email,
        answers: apiAnswers(currentQuiz().progress),
        result: result.type,
        resultDescription: result.title,
      };
      const trap = new FormData(form.current ?? undefined).get(HONEYPOT);
      const { getClient, withIdempotencyKey } = await loadCalls();
      const response = await getClient().quiz.submit.mutate(
        {
          ...submission,
          ...(typeof trap === 'string' && { [HONEYPOT]: trap }),
          attribution: attribution(),
        },
        withIdempotencyKey(keyFor(submission)),
      );
      savePrefill({ ...splitName(contactName), email });
      const message = response.message || quizNotices.complete.text;
      const { emailWarning, guideUrl } = response;
      succeed({ type: result.type, message, emailWarning, guideUrl });
    } catch (error) {
      console.error('The quiz was not sent:', error);
      const { name, email: malformed } = await fieldsOf(error);
      if (name) setError('contactName', { message: name }, { shouldFocus: true });
      if (malformed) setError('email', { message: malformed }, { shouldFocus: !name });
      if (!name && !malformed) fail(quizNotices.failed);
    } finally {
      setSending(false);
    }
  };
  return {
    isSending,
    submit: handleSubmit(send, () => {
      const { name, email } = currentQuiz().progress.contact;
      if (!name.trim() || !email.trim()) fail(quizNotices.missing);
    }),
    /** Shows the result of a quiz that does not ask for an email address. */
    showResult: () => {
      const result = quizResult(currentQuiz().progress.answers);
      if (result) finish({ type: result.type });
      else fail(quizNotices.noResult);
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

function succeed(outcome: Outcome) {
  finish(outcome);
  const { complete, emailStatus } = quizNotices;
  toast({ title: complete.title, description: outcome.message });
  if (outcome.emailWarning) toast({ title: emailStatus, description: outcome.emailWarning });
}

const fail = ({ title, text }: Notice) =>
  void toast({ title, description: text, variant: 'destructive' });
