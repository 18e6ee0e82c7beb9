import { randomBytes } from 'node:crypto';
import { SHARED_SHOWS } from '../../shared/secretUrls.ts';

// Outbox keys of the rows about a response.
export const guideKey = (responseId: string) => `guide:${responseId}`;
export const upgradeKey = (responseId: string) => `guide-upgrade:${responseId}`;
export const mailKey = (responseId: string) => `guide-mail:${responseId}` as const;

export const guidePath = (token: string) => `/quiz/guide/${token}`;
/** The page that shows only title and cover. */
type Shared = { shareToken?: string | null };
export const sharePath = ({ shareToken }: Shared) => `${SHARED_SHOWS}${shareToken}`;
export const mailCoverPath = (response: Shared) => `${sharePath(response)}/mail.png`;

export const newGuideToken = () => randomBytes(24).toString('base64url');

/** Postgres rejects NUL. */
export const isGuideToken = (token: string) => /^[\w-]{20,64}$/.test(token);
