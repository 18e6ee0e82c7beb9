import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import type { ById } from '../../../shared/byId.ts';
import { siteContent } from '../../content/siteContent.ts';
import {
  type PasskeyRegistration,
  type PasskeySignIn,
  RegistrationOptions,
  SignInOptions,
} from '../../../shared/passkeys.ts';
import { type Actor, audit } from '../../audit/auditLog.ts';
import type { Credentials } from '../credentials.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { once } from '../../../shared/once.ts';
import { AccountEntity, type AccountRow, PasskeyEntity } from './entity.ts';
import { createOneTimeToken, lifetimeMs, takeOneTimeToken } from './oneTimeTokens.ts';
import { createRecoveryCodes } from './secondFactor.ts';

const MAX_PASSKEYS = 20;
/** EdDSA, ES256 and RS256: https://www.iana.org/assignments/cose */
const ALGORITHMS = [-8, -7, -257];
const ALREADY_KNOWN = 'This passkey is already in use. Create another one';
const NOT_VERIFIED = 'The browser’s response could not be verified. Try again.';

// Loaded with the first passkey, because it would slow down the start.
const webAuthn = once(() => import('@simplewebauthn/server'));

/** A passkey is bound to its host; browsers reject it on any other. */
const rpId = (publicUrl: string) => new URL(publicUrl).hostname;

/** Returns the options for creating a passkey in the browser. */
export async function registrationOptions(
  em: SqlEntityManager,
  account: AccountRow,
  publicUrl: string,
) {
  const { generateRegistrationOptions } = await webAuthn();
  const existing = await em.find(PasskeyEntity, { accountId: account.id });
  const { token } = await createOneTimeToken(em, 'passkeyRegistration', {
    accountId: account.id,
  });
  const options = await generateRegistrationOptions({
    rpName: siteContent().documents.site.name,
    rpID: rpId(publicUrl),
    userName: account.email ?? account.name,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    challenge: bytesOf(token),
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: lifetimeMs.passkeyRegistration,
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return RegistrationOptions.parse(options);
}

type Registration = {
  account: AccountRow;
  input: PasskeyRegistration;
  publicUrl: string;
  credentials: Pick<Credentials, 'hashRecoveryCode'>;
};

/**
 * Stores a new passkey. Returns recovery codes with the first second factor.
 * @throws TRPCError BAD_REQUEST when the browser's response is invalid.
 */
export async function addPasskey(em: SqlEntityManager, registration: Registration, actor: Actor) {
  const { account, input, publicUrl, credentials } = registration;
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: { ...input.response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(em, challenge, account.id),
    expectedOrigin: publicUrl,
    expectedRPID: rpId(publicUrl),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!verified?.verified) throw invalid('response', NOT_VERIFIED);
  if ((await em.count(PasskeyEntity, { accountId: account.id })) >= MAX_PASSKEYS)
    throw invalid('name', `An account has at most ${MAX_PASSKEYS} passkeys. Remove one first`);
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  if ((await em.count(PasskeyEntity, { credentialId: id })) > 0)
    throw invalid('response', ALREADY_KNOWN);
  await em.insert(PasskeyEntity, {
    id: uuid(),
    accountId: account.id,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signatureCount: counter,
    transports: input.response.response.transports,
    name: input.name,
    createdAt: new Date(),
    lastUsedAt: null,
  });
  await audit(em, actor, 'account.secondFactorAdded', { type: 'account', id: account.id });
  if (account.recoveryCodes.length > 0) return { codes: [] };
  return createRecoveryCodes(em, account.id, credentials);
}

export async function removePasskey(
  em: SqlEntityManager,
  { id, account }: ById & { account: AccountRow },
  actor: Actor,
) {
  const accountId = account.id;
  if ((await em.nativeDelete(PasskeyEntity, { id, accountId })) === 0) throw notFound('Passkey');
  const left = await em.count(PasskeyEntity, { accountId });
  if (left === 0 && account.totpSecret === null)
    await em.nativeUpdate(AccountEntity, { id: accountId }, { recoveryCodes: [] });
  await audit(em, actor, 'account.secondFactorRemoved', { type: 'account', id: accountId });
}

/** Returns the options for signing in with a passkey of this site. */
export async function signInOptions(em: SqlEntityManager, publicUrl: string) {
  const { generateAuthenticationOptions } = await webAuthn();
  const { token } = await createOneTimeToken(em, 'passkeySignIn', {});
  const options = await generateAuthenticationOptions({
    rpID: rpId(publicUrl),
    challenge: bytesOf(token),
    timeout: lifetimeMs.passkeySignIn,
    userVerification: 'required',
  });
  return SignInOptions.parse(options);
}

/** Returns the account whose passkey signed the challenge, or `undefined`. */
export async function verifyPasskey(
  em: SqlEntityManager,
  { response }: PasskeySignIn,
  publicUrl: string,
) {
  const passkey = await em.findOne(PasskeyEntity, { credentialId: response.id });
  if (!passkey) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(em, challenge, null),
    expectedOrigin: publicUrl,
    expectedRPID: rpId(publicUrl),
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: bytesOf(passkey.publicKey),
      counter: passkey.signatureCount,
      transports: passkey.transports,
    },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const signatureCount = verified.authenticationInfo.newCounter;
  await em.nativeUpdate(
    PasskeyEntity,
    { id: passkey.id },
    { signatureCount, lastUsedAt: new Date() },
  );
  return (await em.findOne(AccountEntity, { id: passkey.accountId })) ?? undefined;
}

async function takeChallenge(em: SqlEntityManager, challenge: string, accountId: string | null) {
  const purpose = accountId === null ? 'passkeySignIn' : 'passkeyRegistration';
  const taken = await takeOneTimeToken(em, challenge, [purpose]);
  return taken?.accountId === accountId;
}

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
