import type { SqlEntityManager } from '@mikro-orm/sql';
import { rateLimitKey } from '../http/rateLimits.ts';
import { latestDate } from '../database/clock.ts';
import { deleteBatch, type ExpiredRange } from '../database/deleteBatch.ts';
import { KnownNetworkEntity } from './entity.ts';
import type { Credentials } from './credentials.ts';
import { DAY_MS } from '../../shared/durations.ts';

/** Stands for the site's password among the accounts. */
export const SITE = 'site';

type NetworkHasher = Pick<Credentials, 'hashNetwork'>;

/** `opened` is what was signed in to: an account's id or `SITE`; empty for anything. */
const hashOf = ({ hashNetwork }: NetworkHasher, address: string, opened: string) =>
  hashNetwork([rateLimitKey(address), opened].join(' ').trim());

/** Whether there was a successful sign-in from this network before, optionally to an account. */
export const isKnownNetwork = async (
  em: SqlEntityManager,
  credentials: NetworkHasher,
  { address, opened = '' }: { address: string; opened?: string | undefined },
) => (await em.count(KnownNetworkEntity, { hash: hashOf(credentials, address, opened) })) > 0;

/** At most once a day: tools that send the password with each call must not write each time. */
export async function rememberNetwork(
  em: SqlEntityManager,
  credentials: NetworkHasher,
  { address, opened }: { address: string; opened: string[] },
) {
  const hashes = ['', ...opened].map((what) => hashOf(credentials, address, what));
  const now = new Date();
  const lastSignInAt = { $gt: new Date(now.getTime() - DAY_MS), $lte: latestDate() };
  const recent = await em.count(KnownNetworkEntity, { hash: { $in: hashes }, lastSignInAt });
  if (recent === hashes.length) return;
  const rows = hashes.map((hash) => ({ hash, lastSignInAt: now }));
  await em.upsertMany(KnownNetworkEntity, rows);
}

export const deleteOldNetworks = (em: SqlEntityManager, { before, limit }: ExpiredRange) =>
  deleteBatch(em, KnownNetworkEntity, { where: { lastSignInAt: { $lt: before } }, limit });
