import { raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { randomBytes } from 'node:crypto';
import { type Actor, audit } from '../../audit/auditLog.ts';
import { formatHash, hashPassword, matchesHash, parseHash } from '../passwords.ts';
import { passwordWeakness } from '../weakPasswords.ts';
import { invalid } from '../../http/errors.ts';
import { once } from '../../../shared/once.ts';
import { AccountEntity, type AccountRow } from './entity.ts';
import { deleteLinks } from './oneTimeTokens.ts';

/** Makes checking an unknown address take as long as checking a known one. */
const decoy = once(() => hashPassword('no account has this password', randomBytes(16)));

/** Whether this is the account's password; false for no account. */
export async function matchesAccountPassword(
  account: Pick<AccountRow, 'passwordHash'> | null,
  password: string,
) {
  const hash = account?.passwordHash ? parseHash(account.passwordHash) : undefined;
  const matches = await matchesHash(password, hash ?? (await decoy()));
  return !!hash && matches;
}

/**
 * Hashes a new password for `storePassword`. @throws TRPCError BAD_REQUEST for a weak one, such as
 * the address of the person or of the site.
 */
export async function hashNewPassword(
  newPassword: string,
  { email, publicUrl }: Pick<AccountRow, 'email'> & { publicUrl: string },
) {
  const weakness = passwordWeakness(newPassword, [email, publicUrl]);
  if (weakness) throw invalid('newPassword', `Takes ${weakness}`);
  return formatHash(await hashPassword(newPassword, randomBytes(16)));
}

/** Stores a hashed password and revokes the account's sessions and links. */
export const storePassword = (
  em: SqlEntityManager,
  { id, passwordHash }: { id: string; passwordHash: string },
  actor: Actor,
) =>
  em.transactional(async (tx) => {
    const change = { passwordHash, sessionVersion: raw('session_version + 1') };
    await tx.nativeUpdate(AccountEntity, { id }, change);
    await deleteLinks(tx, id);
    await audit(tx, actor, 'account.passwordChanged', { type: 'account', id });
  });
