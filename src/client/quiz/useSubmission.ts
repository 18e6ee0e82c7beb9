import { type RefObject, useEffect, useState } from 'react';
import { quizNotices, quizPage } from '../../shared/content/quizPage.ts';
import type { Notice } from '../../shared/content/shapes.ts';
import { isEmail } from '../../shared/email.ts';
import { newPageKey } from '../../shared/idempotency.ts';
import { quizResult } from '../../shared/quiz/scoring.ts';
import { HONEYPOT } from '../../shared/honeypot.ts';
import { prepareCalls } from '../calls.ts';
import { remember } from '../remembered.ts';
import { splitName } from '../scheduling.ts';
import { toast } from '../ui/toasts.ts';
import { sentAnswers } from './progress.ts';
import { changeProgress, currentQuiz, type Outcome } from './store.ts';
import { submitQuiz } from './submit.ts';
import { finish } from './useSteps.ts';

/** Sends the answers once all is there, and shows what comes of it. */
export function useSubmission(form: RefObject<HTMLFormElement | null>) {
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<{ email: string }>();
  const { email } = currentContact();

  useEffect(prepareCalls, []);
  useEffect(() => {
    if (refused) focusField(form.current, 'email');
  }, [form, refused]);

  const submit = async () => {
    const person = currentContact();
    setRefused(undefined);
    if (!person.name || !person.email) {
      fail(quizNotices.missing);
      focusField(form.current, person.name ? 'email' : 'contactName');
      return;
    }
    if (!isEmail(person.email)) return setRefused({ email: person.email });
    const result = quizResult(currentQuiz().progress.answers);
    if (!result) return fail(quizNotices.noResult);
    setPending(true);
    try {
      const submission = {
        ...person,
        answers: sentAnswers(currentQuiz().progress),
        result: result.type,
        resultDescription: result.title,
      };
      const trap = fieldOf(form.current, HONEYPOT)?.value;
      const answer = await submitQuiz({ ...submission, [HONEYPOT]: trap }, keyFor(submission));
      remember({ ...splitName(person.name), email: person.email });
      const message = answer.message || quizNotices.complete.text;
      const { emailWarning, guideUrl } = answer;
      succeed({ type: result.type, message, emailWarning, guideUrl });
    } catch (error) {
      console.error('The quiz was not sent:', error);
      fail(quizNotices.failed);
    } finally {
      setPending(false);
    }
  };
  return {
    isPending,
    emailError: refused?.email === email ? quizPage.emailFormat : undefined,
    submit,
    /** The result of a quiz that ends without an address to send it to. */
    showResult: () => {
      const result = quizResult(currentQuiz().progress.answers);
      if (result) finish({ type: result.type });
      else fail(quizNotices.noResult);
    },
  };
}

function currentContact() {
  const { name, email } = currentQuiz().progress.contact;
  return { name: name.trim(), email: email.trim() };
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

function focusField(form: HTMLFormElement | null, name: string) {
  fieldOf(form, name)?.focus();
}

function fieldOf(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
