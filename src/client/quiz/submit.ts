import { emailAddress } from '../../shared/text.ts';
import { callsOfThisTab, oncePer } from '../api.tsx';
import { attribution } from '../attribution.ts';
import type { Answers } from './progress.ts';

/** Longer than the server takes at most. */
const PATIENCE = 60_000;

type Submission = {
  name: string;
  email: string;
  answers: Answers | Record<string, unknown>;
  result: string;
  resultDescription: string;
};

export const isEmail = (text: string) => emailAddress.safeParse(text).success;

export function submitQuiz(submission: Submission, key: string) {
  return callsOfThisTab().quiz.submit.mutate(
    { ...submission, attribution: attribution() },
    { ...oncePer(key), signal: AbortSignal.timeout(PATIENCE) },
  );
}
