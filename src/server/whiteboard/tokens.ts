import { createHash, randomBytes } from 'node:crypto';

export const randomId = () => randomBytes(16).toString('base64url');

/** Returns what can be stored of a token or secret. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
