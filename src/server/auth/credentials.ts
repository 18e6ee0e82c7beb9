import type { SqlEntityManager } from '@mikro-orm/sql';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import { SecretEntity } from './entity.ts';
import { hashPassword, matchesHash, parseHash } from './passwords.ts';
import { MINUTE_MS } from '../durations.ts';

/** How long a password that was proven is known again without argon2id, for tools that send it with each call. */
const CACHE_MS = 10 * MINUTE_MS;

export type Credentials = Awaited<ReturnType<typeof loadCredentials>>;

/** Loads the secret that hashes sessions, and the password's hash. */
export async function loadCredentials(
  em: SqlEntityManager,
  { SESSION_SECRET, ADMIN_PASSWORD }: Pick<Config, 'SESSION_SECRET' | 'ADMIN_PASSWORD'>,
) {
  const secret = SESSION_SECRET ?? (await storedSecret(em));
  // The same in every process and after a restart, so that sessions outlive both.
  const salt = Buffer.from(hkdfSync('sha256', secret, '', 'password salt', 16));
  const hash = ADMIN_PASSWORD
    ? (parseHash(ADMIN_PASSWORD) ?? (await hashPassword(ADMIN_PASSWORD, salt)))
    : undefined;
  const keyed = (purpose: string, value: string | Buffer) =>
    createHmac('sha256', secret).update(`${purpose}:`).update(value).digest('base64url');
  return {
    /** How a session's cookie is stored. */
    hashToken: (token: string) => keyed('session', token),
    /** How a network that signed in is stored. */
    hashNetwork: (network: string) => keyed('network', network),
    /** Changes with the password. Made from its slow hash, or it could be guessed quickly. */
    passwordTag: keyed('password', hash?.tag ?? ''),
    matches: async (password: string) => !!hash && matchesHash(password, hash),
    verified: passwordCache(),
  };
}

/**
 * Remembers the last password that was verified, keyed by a secret that never leaves this process.
 */
function passwordCache() {
  const key = randomBytes(32);
  const digest = (password: string) => createHmac('sha256', key).update(password).digest();
  let known: { digest: Buffer; until: number } | undefined;
  return {
    has: (password: string) =>
      !!known && known.until > Date.now() && timingSafeEqual(known.digest, digest(password)),
    add: (password: string) => {
      known = { digest: digest(password), until: Date.now() + CACHE_MS };
    },
  };
}

/** Made by the first process that needs it; all others read that one. */
async function storedSecret(em: SqlEntityManager) {
  const name = 'session';
  const known = await em.findOne(SecretEntity, { name });
  if (known) return known.value;
  const value = randomBytes(32).toString('base64url');
  await em.upsert(SecretEntity, { name, value }, { onConflictAction: 'ignore' });
  return (await em.findOneOrFail(SecretEntity, { name }, { refresh: true })).value;
}
