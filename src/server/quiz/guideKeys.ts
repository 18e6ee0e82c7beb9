import { randomBytes } from 'node:crypto';

// Outbox keys of the rows about a response.
export const guideKey = (responseId: string) => `guide:${responseId}`;
export const upgradeKey = (responseId: string) => `guide-upgrade:${responseId}`;
export const mailKey = (responseId: string) => `guide-mail:${responseId}` as const;

export const guidePath = (token: string) => `/quiz/guide/${token}`;

export const newGuideToken = () => randomBytes(24).toString('base64url');

/** Postgres rejects NUL. */
export const isGuideToken = (token: string) => /^[\w-]{20,64}$/.test(token);
