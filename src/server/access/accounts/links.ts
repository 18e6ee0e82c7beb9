import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { v7 as uuid } from 'uuid';
import type { LinkPassword } from '../../../shared/accounts.ts';
import type { Orm } from '../../database/database.ts';
import { ACCOUNT_MAIL } from '../../mail/email.ts';
import { countRecipient } from '../../mail/quota.ts';
import { accountLink } from '../../mail/templates/accountLink.ts';
import { alreadyMailed, notFound } from '../../http/errors.ts';
import { deleteByKey, enqueueOnce } from '../../jobs/outbox/queue.ts';
import type { Handler, Outbox } from '../../jobs/outbox/worker.ts';
import { findAccount, findByEmail } from './accounts.ts';
import { AccountEntity, type AccountRow } from './entity.ts';
import { createOneTimeToken, findOneTimeToken, takeOneTimeToken } from './oneTimeTokens.ts';
import { hashNewPassword, storePassword } from './passwords.ts';

const linkPurposes = ['invitation', 'reset'] as const;
type LinkPurpose = (typeof linkPurposes)[number];
type LinkedAccount = Pick<AccountRow, 'id' | 'email' | 'passwordHash'>;

/** The outbox shows payloads to every admin, so the link itself is made when the email is sent. */
const Payload = z.object({ accountId: z.uuid(), purpose: z.enum(linkPurposes) });

/** Without a password, the invitation has not been accepted yet. */
const linkPurposeOf = ({ passwordHash }: Pick<AccountRow, 'passwordHash'>): LinkPurpose =>
  passwordHash === null ? 'invitation' : 'reset';

/** Creates a link that works once. The token follows `#` to keep it out of logs and referrers. */
export async function createLink(em: SqlEntityManager, account: LinkedAccount, publicUrl: string) {
  const purpose = linkPurposeOf(account);
  const { token, expiresAt } = await createOneTimeToken(em, purpose, { accountId: account.id });
  return { url: `${publicUrl}/admin/password#${token}`, expiresAt };
}

/** Returns the key of the row. */
async function enqueueLink(em: SqlEntityManager, account: LinkedAccount, isLimited = false) {
  const key = `account:${uuid()}`;
  await enqueueOnce(em, {
    kind: ACCOUNT_MAIL,
    key,
    payload: { accountId: account.id, purpose: linkPurposeOf(account), to: account.email },
    isUrgent: true,
    isLimited,
  });
  return key;
}

type Delivery = { publicUrl: string; outbox: Pick<Outbox, 'handles'> };

/**
 * Returns a link for the person. When the site sends email, one is also emailed, at most once an
 * hour; `isMailed` when it was.
 */
export async function sendLink(
  em: SqlEntityManager,
  account: LinkedAccount,
  { publicUrl, outbox }: Delivery,
) {
  const { email } = account;
  const isMailed =
    outbox.handles(ACCOUNT_MAIL) &&
    email !== null &&
    (await em.transactional(async (tx) => {
      const isWithinLimit = await countRecipient(tx, { kind: 'invitation', email });
      if (isWithinLimit) await enqueueLink(tx, account);
      return isWithinLimit;
    }));
  return { ...(await createLink(em, account, publicUrl)), isMailed };
}

/** Returns the handler of `ACCOUNT_MAIL`, which creates a link and emails it. */
export function accountMailHandler(orm: Orm, publicUrl: string, sendMail: Handler): Handler {
  return async (job, ...rest) => {
    const { accountId } = Payload.parse(job.payload);
    const em = orm.em.fork();
    const account = await em.findOne(AccountEntity, { id: accountId });
    if (!account?.email) return;
    const { url } = await createLink(em, account, publicUrl);
    const { email, name } = account;
    const mail = accountLink({ email, name, purpose: linkPurposeOf(account), url });
    await sendMail({ ...job, payload: mail }, ...rest);
  };
}

/**
 * Emails a reset link to an address that has an account. For others the same row is written and
 * deleted in one transaction, so that response times do not reveal whether the address is known.
 * @throws TRPCError TOO_MANY_REQUESTS within an hour of the last request
 */
export async function requestReset(em: SqlEntityManager, { email }: { email: string }) {
  const account = await findByEmail(em, email);
  await em.transactional(async (tx) => {
    if (!(await countRecipient(tx, { kind: 'account', email }))) throw alreadyMailed();
    const nobody = { id: uuid(), email, passwordHash: '' };
    const key = await enqueueLink(tx, account ?? nobody, true);
    await deleteByKey(tx, account ? `${key}:kept` : key);
  });
}

/** Returns the recipient of a link. @throws TRPCError NOT_FOUND when it was used or has expired. */
export async function readLink(em: SqlEntityManager, token: string) {
  const link = await findOneTimeToken(em, token, linkPurposes);
  if (!link?.accountId) throw notFound('Link');
  const account = await findAccount(em, link.accountId);
  const { name, email } = account;
  return { purpose: linkPurposeOf(account), name, email: email ?? '' };
}

/**
 * Stores the password that the holder of a link chose. Returns the account's id.
 * @throws TRPCError NOT_FOUND, BAD_REQUEST
 */
export async function choosePassword(
  em: SqlEntityManager,
  { token, newPassword }: LinkPassword,
  { address, publicUrl }: { address: string; publicUrl: string },
) {
  const link = await findOneTimeToken(em, token, linkPurposes);
  if (!link?.accountId) throw notFound('Link');
  const { id, name, email } = await findAccount(em, link.accountId);
  const passwordHash = await hashNewPassword(newPassword, { email, publicUrl });
  await em.transactional(async (tx) => {
    if (!(await takeOneTimeToken(tx, token, linkPurposes))) throw notFound('Link');
    await storePassword(
      tx,
      { id, passwordHash },
      { name, address, accountId: id, accountName: name },
    );
  });
  return id;
}
