import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { SECOND_MS } from '../../shared/durations.ts';
import {
  defaultMode,
  type NotificationChoice,
  type NotificationModes,
  type NotifiedEvent,
} from '../../shared/notifications.ts';
import { AccountEntity, type AccountRow } from '../access/accounts/entity.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { NotificationChoiceEntity } from './entity.ts';

const oldestFirst = { orderBy: { createdAt: 'asc', id: 'asc' } } as const;

/** Returns the accounts, or that with an id, with what each is notified of. */
export async function listChoices(em: SqlEntityManager, id?: string) {
  const accounts = await em.find(AccountEntity, id ? { id } : {}, oldestFirst);
  const accountId = { $in: accounts.map((account) => account.id) };
  const rows = await em.find(NotificationChoiceEntity, { accountId });
  return accounts.map((account) => ({
    id: account.id,
    name: account.name,
    role: account.role,
    email: account.email,
    isActive: account.passwordHash !== null || account.lastSignInAt !== null,
    modes: modesOf(account, rows),
  }));
}

type Row = NotificationChoice;

function modesOf({ id, role }: Pick<AccountRow, 'id' | 'role'>, rows: Row[]): NotificationModes {
  const mode = (event: NotifiedEvent) =>
    rows.find((row) => row.accountId === id && row.event === event)?.mode ??
    defaultMode(role, event);
  return {
    lead: mode('lead'),
    call: mode('call'),
    quiz: mode('quiz'),
    subscriber: mode('subscriber'),
    failure: mode('failure'),
  };
}

/** Returns those who can get email: not before they accept their invitation. */
export async function listRecipients(em: SqlEntityManager) {
  const people = await listChoices(em);
  return people.flatMap(({ id, email, isActive, modes }) =>
    email !== null && isActive ? [{ id, email, modes }] : [],
  );
}

/** Sets how a person is notified of an event. @throws TRPCError NOT_FOUND */
export async function setChoice(em: SqlEntityManager, choice: NotificationChoice, actor: Actor) {
  const { accountId: id, event, mode } = choice;
  await em.transactional(async (tx) => {
    // Locks the account: a choice must not outlive it.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const account = await tx.findOneOrFail(AccountEntity, { id }, { lockMode });
    const rows = await tx.find(NotificationChoiceEntity, { accountId: id });
    const before = modesOf(account, rows)[event];
    if (before === mode) return;
    await tx.upsert(NotificationChoiceEntity, choice);
    const changes = [{ field: event, before, after: mode }];
    await audit(tx, actor, 'account.notificationsChanged', { type: 'account', id }, changes);
  });
  cacheByDatabase.delete(em.getDriver());
}

/** Deletes the choices of an account that is removed. */
export const deleteChoices = (em: SqlEntityManager, accountId: string) =>
  em.nativeDelete(NotificationChoiceEntity, { accountId });

/** How long a process may miss a new choice, so that storing a lead needs no extra query. */
const CACHE_MS = SECOND_MS;
type CachedEvents = { at: number; events: Set<NotifiedEvent> };
const cacheByDatabase = new WeakMap<object, CachedEvents>();

/** Returns the events that anybody is notified of at once, as this process last read them. */
export async function eventsAtOnce(em: SqlEntityManager) {
  const database = em.getDriver();
  const cached = cacheByDatabase.get(database);
  if (cached && Math.abs(Date.now() - cached.at) < CACHE_MS) return cached.events;
  const rows = await em.fork().find(NotificationChoiceEntity, { mode: 'atOnce' });
  const events = new Set(rows.map(({ event }) => event));
  cacheByDatabase.set(database, { at: Date.now(), events });
  return events;
}
