import { randomBytes } from 'node:crypto';
import type { QuizAnswers } from '../../shared/quiz/response.ts';
import { readBrief } from '../guides/fallback/brief.ts';

/** The outbox's rows about one response. */
export const guideKey = (responseId: string) => `guide:${responseId}`;
export const upgradeKey = (responseId: string) => `guide-upgrade:${responseId}`;
export const mailKey = (responseId: string) => `guide-mail:${responseId}`;

export const guidePath = (token: string) => `/quiz/guide/${token}`;

/** 192 bits. */
export const newGuideToken = () => randomBytes(24).toString('base64url');

/** The name the guide is for, which may be another than the one in the contact fields. */
export const nameOf = (response: { name: string; answers: QuizAnswers; result: string }) =>
  readBrief(response).name;
