import { callsOfThisTab, oncePer } from '../calls.ts';
import type { HONEYPOT } from '../../shared/honeypot.ts';
import { attribution } from '../attribution.ts';
import type { Answers } from './progress.ts';

type Submission = {
  name: string;
  email: string;
  answers: Answers | Record<string, unknown>;
  result: string;
  resultDescription: string;
  [HONEYPOT]?: string | undefined;
};

export function submitQuiz(submission: Submission, key: string) {
  return callsOfThisTab().quiz.submit.mutate(
    { ...submission, attribution: attribution() },
    oncePer(key),
  );
}
