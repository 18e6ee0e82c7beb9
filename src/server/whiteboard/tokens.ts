import { createHash, randomBytes } from 'node:crypto';

export const randomId = () => randomBytes(16).toString('base64url');

/** Returns the hash under which a token or secret is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
