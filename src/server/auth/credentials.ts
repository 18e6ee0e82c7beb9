import type { SqlEntityManager } from '@mikro-orm/sql';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import { SecretEntity } from './entity.ts';
import { hashPassword, matchesHash, parseHash } from './passwords.ts';
import { MINUTE_MS } from '../durations.ts';

/** How long a verified password is accepted without hashing, for tools that send it with each call. */
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
    hashToken: (token: string) => keyed('session', token),
    hashNetwork: (network: string) => keyed('network', network),
    /** Identifies the password; derived from its slow hash, so that guessing it stays slow. */
    passwordTag: keyed('password', hash?.tag ?? ''),
    matches: async (password: string) => !!hash && matchesHash(password, hash),
    verified: passwordCache(),
  };
}

/** Remembers the last verified password, hashed with a secret of this process. */
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

/** Returns the secret in the database; the first process that needs it creates it. */
async function storedSecret(em: SqlEntityManager) {
  const name = 'session';
  const known = await em.findOne(SecretEntity, { name });
  if (known) return known.value;
  const value = randomBytes(32).toString('base64url');
  await em.upsert(SecretEntity, { name, value }, { onConflictAction: 'ignore' });
  return (await em.findOneOrFail(SecretEntity, { name }, { refresh: true })).value;
}
