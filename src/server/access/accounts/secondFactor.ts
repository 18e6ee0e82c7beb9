import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { siteContent } from '../../content/siteContent.ts';
import { type Actor, audit } from '../../audit/auditLog.ts';
import type { Credentials } from '../credentials.ts';
import { invalid } from '../../http/errors.ts';
import { AccountEntity, type AccountRow, PasskeyEntity } from './entity.ts';

const PERIOD_SECONDS = 30;
/** Clocks may differ by one step in either direction. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** 50 bits. */
const CODE_LENGTH = 10;
const CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const WRONG_CODE = 'This code is wrong. Enter the one that the app shows now';

type Secrets = Pick<Credentials, 'encrypt' | 'decrypt' | 'hashRecoveryCode'>;
type TotpAccount = Pick<AccountRow, 'id' | 'email' | 'name'>;

/** Which second factors an account has. */
export async function secondFactors(em: SqlEntityManager, account: AccountRow) {
  const passkeys = await em.count(PasskeyEntity, { accountId: account.id });
  return { code: account.totpSecret !== null, passkey: passkeys > 0 };
}

/** Whether any account has a second factor, which a password alone must not bypass. */
export const isSecondFactorInUse = async (em: SqlEntityManager) =>
  (await em.count(AccountEntity, { totpSecret: { $ne: null } })) > 0 ||
  (await em.count(PasskeyEntity)) > 0;

/** Starts the setup of an authenticator app; a code from the app completes it. */
export async function startTotp(em: SqlEntityManager, account: TotpAccount, secrets: Secrets) {
  const secret = new Secret({ size: 20 });
  const totpPendingSecret = secrets.encrypt(secret.base32);
  await em.nativeUpdate(AccountEntity, { id: account.id }, { totpPendingSecret });
  const label = account.email ?? account.name;
  return {
    secret: secret.base32,
    uri: new TOTP({ issuer: siteContent().documents.site.name, label, secret }).toString(),
  };
}

/**
 * Completes the setup with a code from the app. Returns the recovery codes.
 * @throws TRPCError BAD_REQUEST for a wrong code.
 */
export async function confirmTotp(
  em: SqlEntityManager,
  { account, code, secrets }: { account: AccountRow; code: string; secrets: Secrets },
  actor: Actor,
) {
  const step = findStep(account.totpPendingSecret, code, secrets);
  if (step === undefined) throw invalid('code', WRONG_CODE);
  const change = {
    totpSecret: account.totpPendingSecret,
    totpPendingSecret: null,
    totpLastStep: step,
  };
  await em.nativeUpdate(AccountEntity, { id: account.id }, change);
  await audit(em, actor, 'account.secondFactorAdded', { type: 'account', id: account.id });
  return createRecoveryCodes(em, account.id, secrets);
}

/** Removes the authenticator app; without passkeys, the recovery codes go with it. */
export async function removeTotp(em: SqlEntityManager, account: AccountRow, actor: Actor) {
  const { passkey } = await secondFactors(em, account);
  const change = { totpSecret: null, ...(!passkey && { recoveryCodes: [] }) };
  const { id } = account;
  await em.nativeUpdate(AccountEntity, { id }, { totpPendingSecret: null });
  const removed = await em.nativeUpdate(AccountEntity, { id, totpSecret: { $ne: null } }, change);
  if (removed === 0) return;
  await audit(em, actor, 'account.secondFactorRemoved', { type: 'account', id });
}

/** Replaces the recovery codes and returns them; only their hashes are stored. */
export async function createRecoveryCodes(
  em: SqlEntityManager,
  accountId: string,
  { hashRecoveryCode }: Pick<Secrets, 'hashRecoveryCode'>,
) {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const recoveryCodes = codes.map((code) => hashRecoveryCode(normalizeCode(code)));
  await em.nativeUpdate(AccountEntity, { id: accountId }, { recoveryCodes });
  return { codes };
}

function newCode() {
  // 31 characters and 256 bytes: values from 248 on would favor the first characters.
  const letters: string[] = [];
  while (letters.length < CODE_LENGTH)
    for (const byte of randomBytes(CODE_LENGTH))
      if (byte < 248 && letters.length < CODE_LENGTH)
        letters.push(CODE_ALPHABET[byte % CODE_ALPHABET.length] ?? '');
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

const normalizeCode = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '');

const withoutSpaces = (code: string) => code.replace(/\s/g, '');

/** Whether a code looks like one from an authenticator app, which can be guessed. */
export const isAppCode = (code: string) => /^\d{6}$/.test(withoutSpaces(code));

/** Whether an app code or recovery code is correct. Each is accepted once. */
export async function takeCode(
  em: SqlEntityManager,
  account: AccountRow,
  { code, secrets }: { code: string; secrets: Secrets },
) {
  if (isAppCode(code)) return takeTotpCode(em, account, { code: withoutSpaces(code), secrets });
  return takeRecoveryCode(em, account.id, secrets.hashRecoveryCode(normalizeCode(code)));
}

async function takeTotpCode(
  em: SqlEntityManager,
  { id, totpSecret }: AccountRow,
  { code, secrets }: { code: string; secrets: Secrets },
) {
  const step = findStep(totpSecret, code, secrets);
  if (step === undefined) return false;
  // A later step than that of the other end of the window comes from a clock that was ahead.
  const isAhead = { totpLastStep: { $gt: step + 2 * WINDOW } };
  const unused = { id, $or: [{ totpLastStep: { $lt: step } }, isAhead] };
  return (await em.nativeUpdate(AccountEntity, unused, { totpLastStep: step })) === 1;
}

/** Returns the time step of a correct code. */
function findStep(encrypted: string | null, code: string, { decrypt }: Pick<Secrets, 'decrypt'>) {
  const secret = encrypted === null ? undefined : decrypt(encrypted);
  if (secret === undefined) return undefined;
  const timestamp = Date.now();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

const takeRecoveryCode = (em: SqlEntityManager, id: string, hash: string) =>
  em.transactional(async (tx) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const account = await tx.findOne(AccountEntity, { id }, { lockMode, refresh: true });
    if (!account?.recoveryCodes.includes(hash)) return false;
    const recoveryCodes = account.recoveryCodes.filter((stored) => stored !== hash);
    await tx.nativeUpdate(AccountEntity, { id }, { recoveryCodes });
    return true;
  });
