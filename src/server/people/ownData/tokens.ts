import type { SqlEntityManager } from '@mikro-orm/sql';
import { v5 as uuid } from 'uuid';
import { OneTimeTokenEntity } from '../../access/accounts/entity.ts';
import {
  createOneTimeToken,
  findOneTimeToken,
  hashToken,
  lifetimeMs,
} from '../../access/accounts/oneTimeTokens.ts';
import { notFound } from '../../http/errors.ts';

const PURPOSE = 'ownData';
const NAMESPACE = 'a4f6bb7c-3c1a-4f61-9d5e-5c2a9f0c7d10';

/** The person a link belongs to. */
export type OwnDataOwner = { emailKey: string; expiresAt: Date };

/** Returns the `aboutId` of emails that belong to a person, but to none of their records. */
export const personSubject = (emailKey: string) => uuid(emailKey, NAMESPACE);

/** Returns the token of a new link, which replaces those of earlier requests. */
export async function createOwnDataToken(
  em: SqlEntityManager,
  { emailKey, requestedAt }: { emailKey: string; requestedAt: Date },
) {
  // Keeps a link of the same request: its email may have arrived although the response was lost.
  const before = new Date(requestedAt.getTime() + lifetimeMs[PURPOSE]);
  const ofEarlier = { purpose: PURPOSE, emailKey, expiresAt: { $lt: before } } as const;
  await em.nativeDelete(OneTimeTokenEntity, ofEarlier);
  return (await createOneTimeToken(em, PURPOSE, { emailKey })).token;
}

/** @throws TRPCError NOT_FOUND for an unknown or expired link. */
export async function findOwner(em: SqlEntityManager, token: string): Promise<OwnDataOwner> {
  const link = await findOneTimeToken(em, token, [PURPOSE]);
  if (!link?.emailKey) throw notFound('Link');
  return { emailKey: link.emailKey, expiresAt: new Date(link.expiresAt) };
}

/** Records that a browser showed the data. Returns whether it was the first time with this link. */
export async function markOpened(em: SqlEntityManager, token: string) {
  const unopened = { hash: hashToken(token), purpose: PURPOSE, openedAt: null } as const;
  return (await em.nativeUpdate(OneTimeTokenEntity, unopened, { openedAt: new Date() })) === 1;
}
