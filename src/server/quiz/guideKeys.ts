import { randomBytes } from 'node:crypto';
import type { QuizAnswers } from '../../shared/quiz/response.ts';
import { readQuizTaker } from '../guides/builtIn/quizTaker.ts';

// Outbox keys of the rows about a response.
export const guideKey = (responseId: string) => `guide:${responseId}`;
export const upgradeKey = (responseId: string) => `guide-upgrade:${responseId}`;
export const mailKey = (responseId: string) => `guide-mail:${responseId}` as const;

export const guidePath = (token: string) => `/quiz/guide/${token}`;

export const newGuideToken = () => randomBytes(24).toString('base64url');

/** Postgres rejects NUL. */
export const isGuideToken = (token: string) => /^[\w-]{20,64}$/.test(token);

/** Returns the name in the answers, which may differ from the one in the contact fields. */
export const nameOf = (response: { name: string; answers: QuizAnswers; result: string }) =>
  readQuizTaker(response).name;
