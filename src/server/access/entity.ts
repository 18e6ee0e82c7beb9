import { defineEntity, p } from '@mikro-orm/core';
import { newId, now } from '../database/columnDefaults.ts';
import type { Scope } from '../../shared/access.ts';

/** A browser that signed in. The cookie's value itself is stored nowhere. */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  indexes: [{ properties: ['accountId'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    tokenHash: p.text().unique(),
    /**
     * Identifies the site's password with which the browser signed in: changing it ends the session.
     * `ACCOUNT_TAG` for sign-ins with the person's own password or passkey.
     */
    passwordTag: p.text(),
    /** Who signed in; null for sessions older than this column, which are an owner's. */
    accountId: p.uuid().nullable().strictNullable(),
    /** The account's version at sign-in. */
    sessionVersion: p.integer().default(0),
    browser: p.text(),
    address: p.text(),
    createdAt: p.datetime(3).onCreate(now),
    lastSeenAt: p.datetime(3).onCreate(now),
    /** When the browser last confirmed the password; null for sessions older than this column. */
    provenAt: p.datetime(3).nullable().strictNullable(),
  },
});

/** An API token created in the admin. */
export const ApiTokenEntity = defineEntity({
  name: 'ApiToken',
  tableName: 'api_tokens',
  indexes: [{ properties: ['accountId'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    name: p.text(),
    /** Who created it, and whose account ends it; null for one created by a shared credential. */
    accountId: p.uuid().nullable().strictNullable(),
    /** The first characters, so that its owner can recognize it. */
    prefix: p.text(),
    tokenHash: p.text().unique(),
    scopes: p.json<Scope[]>().columnType('json'),
    createdAt: p.datetime(3).onCreate(now),
    lastUsedAt: p.datetime(3).nullable().strictNullable(),
    /** Null for a token that works until it is revoked. */
    expiresAt: p.datetime(3).nullable().strictNullable(),
  },
});

/** A network that has signed in before, stored only as a keyed hash of its address. */
export const KnownNetworkEntity = defineEntity({
  name: 'KnownNetwork',
  tableName: 'known_networks',
  indexes: [{ properties: ['lastSignInAt'] }],
  properties: { hash: p.string().length(64).primary(), lastSignInAt: p.datetime(3) },
});

/** A secret that the server generated once and needs again after a restart. */
export const SecretEntity = defineEntity({
  name: 'Secret',
  tableName: 'secrets',
  properties: { name: p.string().length(100).primary(), value: p.text() },
});
