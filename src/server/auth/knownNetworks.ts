import type { SqlEntityManager } from '@mikro-orm/sql';
import { callerOf } from '../http/clientAddress.ts';
import { KnownNetworkEntity } from './entity.ts';
import type { Keys } from './credentials.ts';

const DAY = 24 * 60 * 60 * 1000;
const KEPT = 400 * DAY;

type Hashing = Pick<Keys, 'hashNetwork'>;

const find = (em: SqlEntityManager, hash: string) =>
  em.createQueryBuilder(KnownNetworkEntity).select('*').where({ hash }).execute('get');

/** Whether somebody with the right password came from the network of this address before. */
export async function isKnownNetwork(em: SqlEntityManager, keys: Hashing, address: string) {
  return !!(await find(em, keys.hashNetwork(callerOf(address))));
}

/** To the day: a tool that sends the password with each call must not make every read a write. */
export async function rememberNetwork(em: SqlEntityManager, keys: Hashing, address: string) {
  const hash = keys.hashNetwork(callerOf(address));
  const known = await find(em, hash);
  const now = new Date();
  if (!known || now.getTime() - known.lastSignInAt.getTime() > DAY)
    await em.upsert(KnownNetworkEntity, { hash, lastSignInAt: now });
}

/** Called at every sign-in. */
export const dropOldNetworks = (em: SqlEntityManager) =>
  em.nativeDelete(KnownNetworkEntity, { lastSignInAt: { $lt: new Date(Date.now() - KEPT) } });
