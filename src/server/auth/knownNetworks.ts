import type { SqlEntityManager } from '@mikro-orm/sql';
import { rateLimitKey } from '../http/clientAddress.ts';
import { deleteBatch, type ExpiredRange } from '../deleteBatch.ts';
import { KnownNetworkEntity } from './entity.ts';
import type { Credentials } from './credentials.ts';
import { DAY_MS } from '../durations.ts';

type NetworkHasher = Pick<Credentials, 'hashNetwork'>;

const findNetwork = (em: SqlEntityManager, hash: string) =>
  em.createQueryBuilder(KnownNetworkEntity).select('*').where({ hash }).execute('get');

/** Whether there was a successful sign-in from this network before. */
export async function isKnownNetwork(
  em: SqlEntityManager,
  credentials: NetworkHasher,
  address: string,
) {
  return !!(await findNetwork(em, credentials.hashNetwork(rateLimitKey(address))));
}

/** At most once a day: tools that send the password with each call must not write each time. */
export async function rememberNetwork(
  em: SqlEntityManager,
  credentials: NetworkHasher,
  address: string,
) {
  const hash = credentials.hashNetwork(rateLimitKey(address));
  const network = await findNetwork(em, hash);
  const now = new Date();
  if (!network || now.getTime() - network.lastSignInAt.getTime() > DAY_MS)
    await em.upsert(KnownNetworkEntity, { hash, lastSignInAt: now });
}

export const deleteOldNetworks = (em: SqlEntityManager, { before, limit }: ExpiredRange) =>
  deleteBatch(em, KnownNetworkEntity, { where: { lastSignInAt: { $lt: before } }, limit });
