import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in a time that tells nothing of either, not even their lengths. */
export function isSameSecret(a: string, b: string) {
  return timingSafeEqual(digest(a), digest(b));
}

/** Whether an `Authorization` header carries one of the API tokens. */
export function hasApiToken(authorization: string | undefined, tokens: string[]) {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) return false;
  // Every token is compared, so that the time does not tell which one nearly fits.
  return tokens.filter((known) => isSameSecret(known, token)).length > 0;
}

const digest = (secret: string) => createHash('sha256').update(secret).digest();
