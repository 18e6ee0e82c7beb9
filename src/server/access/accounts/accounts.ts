import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import type {
  Account,
  AccountChange,
  NewAccount,
  ProfileChange,
} from '../../../shared/accounts.ts';
import type { AuditList } from '../../../shared/audit.ts';
import type { ById } from '../../../shared/byId.ts';
import { type Actor, audit } from '../../audit/auditLog.ts';
import { ApiTokenEntity, SessionEntity } from '../entity.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { normalizeEmail } from '../../../shared/fold.ts';
import { AccountEntity, type AccountRow, PasskeyEntity } from './entity.ts';
import { deleteLinks } from './oneTimeTokens.ts';

const LAST_OWNER =
  'The last owner cannot be removed or given another role. Make someone else an owner first.';
const ADDRESS_TAKEN = 'There is already an account with this address';

const NO_OWNER =
  'No owner has accepted an invitation. Run “npm run admin create EMAIL” on the server, or follow the link of yours.';

/** The email key of the owner created by the site's password, until an address is entered. */
const NO_ADDRESS = '';

const oldestFirst = { orderBy: { createdAt: 'asc', id: 'asc' } } as const;

const newAccount = () => ({
  id: uuid(),
  passwordHash: null,
  totpSecret: null,
  totpPendingSecret: null,
  totpLastStep: 0,
  recoveryCodes: [],
  sessionVersion: 1,
  createdAt: new Date(),
  lastSignInAt: null,
  lastVisitAt: null,
  previousVisitAt: null,
});

/** Owners who can sign in: not those whose invitation is still open. */
const activeOwners = {
  role: 'owner' as const,
  $or: [{ email: null }, { passwordHash: { $ne: null } }, { lastSignInAt: { $ne: null } }],
};

/**
 * Returns the oldest owner who can sign in, whom the site's password signs in; created on first
 * sign-in. @throws TRPCError PRECONDITION_FAILED if its account has another role and nobody else
 * accepted an invitation as an owner.
 */
export async function firstOwner(em: SqlEntityManager) {
  const find = () => em.findOne(AccountEntity, activeOwners, oldestFirst);
  const owner = await find();
  if (owner) return owner;
  const row = {
    ...newAccount(),
    email: null,
    emailKey: NO_ADDRESS,
    name: 'Owner',
    role: 'owner' as const,
  };
  // Only one of two concurrent sign-ins creates the account.
  await em.createQueryBuilder(AccountEntity).insert(row).onConflict('emailKey').ignore().execute();
  em.clear();
  const created = await find();
  if (!created) throw new TRPCError({ code: 'PRECONDITION_FAILED', message: NO_OWNER });
  return created;
}

export const findByEmail = (em: SqlEntityManager, email: string) =>
  em.findOne(AccountEntity, { emailKey: normalizeEmail(email) });

/** @throws TRPCError NOT_FOUND */
export async function findAccount(em: SqlEntityManager, id: string) {
  const account = await em.findOne(AccountEntity, { id });
  if (!account) throw notFound('Account');
  return account;
}

export async function listAccounts(em: SqlEntityManager): Promise<Account[]> {
  const accounts = await em.find(AccountEntity, {}, oldestFirst);
  const passkeys = await em.find(PasskeyEntity, {}, { fields: ['accountId'] });
  const withPasskey = new Set(passkeys.map(({ accountId }) => accountId));
  return accounts.map((account) => toAccount(account, withPasskey.has(account.id)));
}

/** Returns the accounts that can own leads. */
export const listColleagues = (em: SqlEntityManager) =>
  em.find(AccountEntity, {}, { fields: ['id', 'name'], orderBy: { name: 'asc', id: 'asc' } });

const toAccount = (account: AccountRow, hasPasskey: boolean): Account => ({
  id: account.id,
  email: account.email,
  name: account.name,
  role: account.role,
  hasPassword: account.passwordHash !== null,
  hasSecondFactor: account.totpSecret !== null || hasPasskey,
  createdAt: account.createdAt,
  lastSignInAt: account.lastSignInAt,
});

/** Returns the caller's account with its second factors. */
export async function readOwnAccount(em: SqlEntityManager, account: AccountRow) {
  const passkeys = await em.find(PasskeyEntity, { accountId: account.id }, oldestFirst);
  return {
    ...toAccount(account, passkeys.length > 0),
    hasTotp: account.totpSecret !== null,
    recoveryCodesLeft: account.recoveryCodes.length,
    passkeys,
  };
}

/** Creates an account without a password. @throws TRPCError BAD_REQUEST for an address in use. */
export async function createAccount(em: SqlEntityManager, input: NewAccount, actor: Actor) {
  const { email, name, role } = input;
  const row = { ...newAccount(), email, emailKey: normalizeEmail(email), name, role };
  await em
    .transactional(async (tx) => {
      await tx.insert(AccountEntity, row);
      await audit(tx, actor, 'account.invited', { type: 'account', id: row.id });
    })
    .catch(refuseTakenAddress);
  return row;
}

/** The database decides about uniqueness; a check before the write would race. */
function refuseTakenAddress(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException
    ? invalid('email', ADDRESS_TAKEN)
    : error;
}

export const changeRole = (em: SqlEntityManager, { id, role }: AccountChange, actor: Actor) =>
  em.transactional(async (tx) => {
    if (role !== 'owner') await keepAnOwner(tx, id);
    const changed = await tx.nativeUpdate(AccountEntity, { id }, { role });
    if (changed === 0) throw notFound('Account');
    await audit(tx, actor, 'account.roleChanged', { type: 'account', id });
  });

type Removal = {
  actor: Actor;
  releaseRecords: (tx: SqlEntityManager, accountId: string) => Promise<void>;
};

/** Deletes an account with its sessions, API tokens and links. */
export const removeAccount = (
  em: SqlEntityManager,
  { id }: ById,
  { actor, releaseRecords }: Removal,
) =>
  em.transactional(async (tx) => {
    await keepAnOwner(tx, id);
    const account = await tx.findOne(AccountEntity, { id });
    if (!account || (await tx.nativeDelete(AccountEntity, { id })) === 0) throw notFound('Account');
    await tx.nativeDelete(PasskeyEntity, { accountId: id });
    await tx.nativeDelete(ApiTokenEntity, { accountId: id });
    await tx.nativeDelete(SessionEntity, { accountId: id });
    await releaseRecords(tx, id);
    await deleteLinks(tx, id);
    await audit(tx, actor, 'account.removed', { type: 'account', id, name: account.name });
  });

/** Updates a profile; a new address revokes links. @throws TRPCError BAD_REQUEST if it is taken */
export const changeProfile = (
  em: SqlEntityManager,
  { id, name, email }: ProfileChange & ById,
  actor: Actor,
) =>
  em
    .transactional(async (tx) => {
      const emailKey = normalizeEmail(email);
      const isSameAddress = (await tx.count(AccountEntity, { id, emailKey })) > 0;
      await tx.nativeUpdate(AccountEntity, { id }, { name, email, emailKey });
      if (!isSameAddress) await deleteLinks(tx, id);
      await audit(tx, actor, 'account.changed', { type: 'account', id });
    })
    .catch(refuseTakenAddress);

/** @throws TRPCError CONFLICT when the account is the last one that can manage accounts. */
async function keepAnOwner(em: SqlEntityManager, id: string) {
  const owners = await em.find(
    AccountEntity,
    activeOwners,
    // Serializes two owners who remove each other at the same time.
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  if (owners.every((owner) => owner.id === id) && owners.length > 0)
    throw new TRPCError({ code: 'CONFLICT', message: LAST_OWNER });
}

/** Adds the present names of the accounts that entries of the audit log are about. */
export async function nameAccounts(em: SqlEntityManager, { entries, nextCursor }: AuditList) {
  const ids = entries.flatMap(({ objectType, objectId }) =>
    objectType === 'account' && objectId ? [objectId] : [],
  );
  const accounts = await em.find(AccountEntity, { id: { $in: ids } }, { fields: ['id', 'name'] });
  const names = new Map<string | null, string>(accounts.map(({ id, name }) => [id, name]));
  return {
    entries: entries.map((entry) => ({
      ...entry,
      objectName: names.get(entry.objectId) ?? entry.objectName,
    })),
    nextCursor,
  };
}
