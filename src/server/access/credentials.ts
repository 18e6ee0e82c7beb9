import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Config } from '../config.ts';
import { SecretEntity } from './entity.ts';
import { hashPassword, matchesHash, parseHash } from './passwords.ts';
import { MINUTE_MS } from '../../shared/durations.ts';

/** How long a verified password is accepted without hashing, for tools that send it with each call. */
const CACHE_MS = 10 * MINUTE_MS;

export type Credentials = Awaited<ReturnType<typeof loadCredentials>>;

/** Loads the secret that hashes sessions, and the password's hash. */
export async function loadCredentials(
  em: SqlEntityManager,
  { SESSION_SECRET, ADMIN_PASSWORD }: Pick<Config, 'SESSION_SECRET' | 'ADMIN_PASSWORD'>,
) {
  const secret = SESSION_SECRET ?? (await storedSecret(em));
  // Shared by all processes and kept across restarts, so that sessions stay valid.
  const salt = Buffer.from(hkdfSync('sha256', secret, '', 'password salt', 16));
  const hash = ADMIN_PASSWORD
    ? (parseHash(ADMIN_PASSWORD) ?? (await hashPassword(ADMIN_PASSWORD, salt)))
    : undefined;
  const keyedHash = (purpose: string, value: string | Buffer) =>
    createHmac('sha256', secret).update(`${purpose}:`).update(value).digest('base64url');
  return {
    hashToken: (token: string) => keyedHash('session', token),
    hashNetwork: (network: string) => keyedHash('network', network),
    hashRecoveryCode: (code: string) => keyedHash('recovery', code),
    ...encryption(Buffer.from(hkdfSync('sha256', secret, '', 'account secrets', 32))),
    /** Identifies the password; derived from its slow hash, so that guessing it stays slow. */
    passwordTag: keyedHash('password', hash?.tag ?? ''),
    matchesPassword: async (password: string) => !!hash && matchesHash(password, hash),
    verifiedPasswords: passwordCache(),
  };
}

/** Encrypts the secrets of authenticator apps, which must be readable to check a code. */
function encryption(key: Buffer) {
  const IV_LENGTH = 12;
  const TAG_LENGTH = 16;
  return {
    encrypt(text: string) {
      const iv = randomBytes(IV_LENGTH);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    /** Returns `undefined` when the secret was encrypted with another `SESSION_SECRET`. */
    decrypt(encrypted: string) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const tagEnd = IV_LENGTH + TAG_LENGTH;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_LENGTH));
      decipher.setAuthTag(bytes.subarray(IV_LENGTH, tagEnd));
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(tagEnd)),
          decipher.final(),
        ]).toString();
      } catch {
        return undefined;
      }
    },
  };
}

/** Remembers the last verified password, hashed with a secret of this process. */
function passwordCache() {
  const key = randomBytes(32);
  const digest = (password: string) => createHmac('sha256', key).update(password).digest();
  let stored: { digest: Buffer; at: number } | undefined;
  return {
    has: (password: string) =>
      !!stored &&
      Math.abs(Date.now() - stored.at) < CACHE_MS &&
      timingSafeEqual(stored.digest, digest(password)),
    add: (password: string) => {
      stored = { digest: digest(password), at: Date.now() };
    },
  };
}

/** Returns the secret in the database; the first process that needs it creates it. */
async function storedSecret(em: SqlEntityManager) {
  const name = 'session';
  const stored = await em.findOne(SecretEntity, { name });
  if (stored) return stored.value;
  const value = randomBytes(32).toString('base64url');
  await em.upsert(SecretEntity, { name, value }, { onConflictAction: 'ignore' });
  return (await em.findOneOrFail(SecretEntity, { name }, { refresh: true })).value;
}
