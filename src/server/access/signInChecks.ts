import type { SignInInput } from '../../shared/accounts.ts';
import { findByEmail, firstOwner } from './accounts/accounts.ts';
import type { AccountRow } from './accounts/entity.ts';
import { matchesAccountPassword } from './accounts/passwords.ts';
import { isAppCode, takeCode } from './accounts/secondFactor.ts';
import { wrongCode, wrongCredentials } from '../http/errors.ts';
import { normalizeEmail } from '../../shared/fold.ts';
import {
  crossSiteRequest,
  LOOPBACK_ONLY,
  type RequestContext,
  unauthorized,
  verifySecret,
  verifySitePassword,
} from './identify.ts';
import { isSameOriginOrTool } from './sameOrigin.ts';

/** Names a caller who has not signed in yet in the audit log. */
export const SIGN_IN_FORM = 'Sign-in form';

/** @throws TRPCError UNAUTHORIZED without a password to sign in with, FORBIDDEN for other sites. */
export function checkSignIn({ req, config }: RequestContext) {
  if (!config.ADMIN_PASSWORD) throw unauthorized(LOOPBACK_ONLY);
  if (!isSameOriginOrTool(req, config)) throw crossSiteRequest();
}

/** Verifies the site's password. Returns the account of the first owner. */
export async function verifyOwner(context: RequestContext, password: string) {
  await verifySitePassword(context, password, { name: SIGN_IN_FORM });
  return firstOwner(context.em);
}

type EmailAndPassword = Pick<SignInInput, 'email' | 'password'>;

/** Verifies the password of an account, for the same time without one. Returns the account. */
export async function verifyAccount(
  context: RequestContext,
  { email, password }: EmailAndPassword,
) {
  const account = await findByEmail(context.em, email);
  await verifySecret(context, {
    name: SIGN_IN_FORM,
    account,
    guess: { of: account?.id ?? normalizeEmail(email) },
    verify: () => matchesAccountPassword(account, password),
    error: wrongCredentials,
  });
  if (!account) throw wrongCredentials();
  return account;
}

/** Verifies a code of an authenticator app or a recovery code. */
export async function verifyCode(context: RequestContext, account: AccountRow, code: string) {
  const secrets = await context.credentials();
  await verifySecret(context, {
    name: account.name,
    account,
    // A recovery code has 50 bits, and must work while an attacker locks the app's codes.
    guess: isAppCode(code) ? { of: account.id, isCode: true } : undefined,
    verify: () => takeCode(context.em, account, { code, secrets }),
    error: wrongCode,
  });
}
