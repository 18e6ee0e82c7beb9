import type { SqlEntityManager } from '@mikro-orm/sql';
import { audit } from '../../audit/auditLog.ts';
import { findPerson } from '../privacy.ts';
import { collectOwnData } from './collect.ts';
import { thePerson } from './mails.ts';
import { markOpened, type OwnDataOwner } from './tokens.ts';

/** Records of each kind on the page. */
const MAX_SHOWN = 20;
/**
 * Per kind in the file, which is built in memory: a quiz with its guide takes 1 ms. Anyone can submit
 * forms with any address.
 */
const MAX_DOWNLOADED = 200;

/** Returns the newest records, and how many there are. */
export async function showOwnData(em: SqlEntityManager, { emailKey, expiresAt }: OwnDataOwner) {
  // Rows that a mutation has changed are read again.
  em.clear();
  const { counts } = await findPerson(em, { email: emailKey });
  const data = await collectOwnData(em, { emailKey, limit: MAX_SHOWN, isWhole: false });
  return { ...data, counts, expiresAt };
}

/** Returns what is stored, up to the limits. Each download is in the audit log. */
export async function downloadOwnData(em: SqlEntityManager, { emailKey }: OwnDataOwner) {
  await audit(em, thePerson, 'ownData.downloaded', null);
  return collectOwnData(em, { emailKey, limit: MAX_DOWNLOADED, isWhole: true });
}

/** Writes a line into the audit log when a link is opened for the first time. */
export async function recordOpening(em: SqlEntityManager, token: string) {
  if (await markOpened(em, token)) await audit(em, thePerson, 'ownData.opened', null);
  return {};
}
