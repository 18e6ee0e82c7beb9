import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Role } from '../../../shared/accounts.ts';
import { newId, now } from '../../database/columnDefaults.ts';

/** A person who signs in to the admin. */
export const AccountEntity = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Null for the owner created by the site's password, until an address is entered. */
    email: p.text().nullable().strictNullable(),
    emailKey: p.text().nullable().strictNullable().unique(),
    name: p.text(),
    role: p.text().$type<Role>(),
    /** As `formatHash` writes it; null until the invitation is accepted. */
    passwordHash: p.text().nullable().strictNullable(),
    /** Encrypted; confirmed by a code unless `totpPendingSecret`. */
    totpSecret: p.text().nullable().strictNullable(),
    totpPendingSecret: p.text().nullable().strictNullable(),
    /** The time step of the last accepted code, which is not accepted again. */
    totpLastStep: p.integer().default(0),
    /** Keyed hashes of the unused codes. */
    recoveryCodes: p.json<string[]>().columnType('json'),
    /** Incremented with every new password, which ends sessions of lower versions. */
    sessionVersion: p.integer().default(1),
    /** When the last page of the current visit was opened, and that of the previous visit. */
    lastVisitAt: p.datetime(3).nullable().strictNullable(),
    previousVisitAt: p.datetime(3).nullable().strictNullable(),
    createdAt: p.datetime(3).onCreate(now),
    lastSignInAt: p.datetime(3).nullable().strictNullable(),
  },
});
export type AccountRow = InferEntity<typeof AccountEntity>;

/** A public key that an authenticator keeps for an account. */
export const PasskeyEntity = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  indexes: [{ properties: ['accountId'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    accountId: p.uuid(),
    credentialId: p.string().length(1400).unique(),
    /** base64url */
    publicKey: p.text(),
    signatureCount: p.integer(),
    transports: p.json<string[]>().columnType('json'),
    name: p.text(),
    createdAt: p.datetime(3).onCreate(now),
    lastUsedAt: p.datetime(3).nullable().strictNullable(),
  },
});

export const oneTimePurposes = [
  'invitation',
  'reset',
  'passkeyRegistration',
  'passkeySignIn',
  'ownData',
] as const;
export type OneTimePurpose = (typeof oneTimePurposes)[number];

/** A single-use link or challenge, or a one-day link to a person's data; stored as a hash. */
export const OneTimeTokenEntity = defineEntity({
  name: 'OneTimeToken',
  tableName: 'one_time_tokens',
  indexes: [
    { properties: ['expiresAt'] },
    { properties: ['accountId'] },
    { properties: ['emailKey'] },
  ],
  properties: {
    hash: p.string().length(64).primary(),
    purpose: p.text().$type<OneTimePurpose>(),
    /** Null for a sign-in challenge, because the account is not known yet. */
    accountId: p.uuid().nullable().strictNullable(),
    /** For links to own data: the normalized address, since the person has no account. */
    emailKey: p.text().nullable().strictNullable(),
    /** When a browser first displayed the data behind the link. */
    openedAt: p.datetime(3).nullable().strictNullable(),
    expiresAt: p.datetime(3),
  },
});
