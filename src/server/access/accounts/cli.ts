import { TRPCError } from '@trpc/server';
import { NewAccount, Role } from '../../../shared/accounts.ts';
import { localDateTime } from '../../../shared/dates.ts';
import { audit } from '../../audit/auditLog.ts';
import { readEnvironment } from '../../config.ts';
import { openDatabase, type Orm } from '../../database/database.ts';
import { messageOf } from '../../http/errors.ts';
import { createAccount, findByEmail, listAccounts } from './accounts.ts';
import { AccountEntity, PasskeyEntity } from './entity.ts';
import { createLink } from './links.ts';

const USAGE = `Usage:
  npm run admin create EMAIL [NAME] [owner|editor|viewer]   creates an account, by default an owner's
  npm run admin reset EMAIL                                 removes the second factors
  npm run admin list
The first two print a link with which the person chooses a password.`;

/** For the audit log. */
const actor = { name: 'Command line', address: '' };

const [command, email = '', ...rest] = process.argv.slice(2);
const run = { create, reset, list }[command ?? ''];
if (!run || (run !== list && email === '')) {
  console.error(USAGE);
  process.exitCode = 2;
} else await connect(run);

type Em = ReturnType<Orm['em']['fork']>;

async function connect(run: (em: Em, publicUrl: string) => Promise<void>) {
  try {
    const config = readEnvironment();
    const orm = await openDatabase(config.DATABASE_URL);
    try {
      await run(orm.em.fork(), config.PUBLIC_URL ?? `http://localhost:${config.PORT}`);
    } finally {
      await orm.close();
    }
  } catch (error) {
    console.error(error instanceof TRPCError ? messageOf(error) : error);
    process.exitCode = 1;
  }
}

async function create(em: Em, publicUrl: string) {
  // Without a name, the role follows the address.
  const isNamed = rest.length > 1 || !Role.options.some((known) => known === rest[0]);
  const [name = email.split('@')[0], role = 'owner'] = isNamed ? rest : [undefined, ...rest];
  const { data, error } = NewAccount.safeParse({ email, name, role });
  if (!data) throw new TRPCError({ code: 'BAD_REQUEST', cause: error });
  await printLink(em, await createAccount(em, data, actor), publicUrl);
}

/** For an owner who lost the password or the second factor. */
async function reset(em: Em, publicUrl: string) {
  const account = await findByEmail(em, email);
  if (!account) throw new TRPCError({ code: 'NOT_FOUND', message: `No account has ${email}.` });
  const { id } = account;
  await em.nativeDelete(PasskeyEntity, { accountId: id });
  const none = { totpSecret: null, totpPendingSecret: null, recoveryCodes: [] };
  await em.nativeUpdate(AccountEntity, { id }, none);
  await audit(em, actor, 'account.secondFactorsReset', { type: 'account', id });
  await printLink(em, account, publicUrl);
}

async function printLink(em: Em, account: Parameters<typeof createLink>[1], publicUrl: string) {
  const { url, expiresAt } = await createLink(em, account, publicUrl);
  console.info(
    `Open this link to choose a password. It works once, until ${localDateTime(expiresAt)}:`,
  );
  console.info(url);
}

async function list(em: Em) {
  for (const { email, name, role, lastSignInAt } of await listAccounts(em)) {
    const seen = lastSignInAt ? `last signed in ${localDateTime(lastSignInAt)}` : 'never signed in';
    console.info(`${role.padEnd(7)} ${email ?? '(no address)'}  ${name}, ${seen}`);
  }
}
