import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccessState, Scope } from '../../shared/access.ts';
import type { Role } from '../../shared/accounts.ts';
import type { AuditKind } from '../../shared/audit.ts';
import { networkPrefix } from '../http/clientAddress.ts';
import { type Actor, audit, type AuditObject, auditThrottled } from '../audit/auditLog.ts';
import type { AccountRow } from './accounts/entity.ts';
import { isSecondFactorInUse } from './accounts/secondFactor.ts';
import type { Config } from '../config.ts';
import { wrongPassword } from '../http/errors.ts';
import type { CheckPassword } from '../http/passwordLimits.ts';
import { readSessionCookie } from './sessionCookie.ts';
import type { Credentials } from './credentials.ts';
import { isKnownNetwork, rememberNetwork, SITE } from './knownNetworks.ts';
import {
  foreignHeader,
  isLoopbackRequest,
  isOpenAdminAllowed,
  isSameOrigin,
  isSameOriginOrTool,
} from './sameOrigin.ts';
import { touchSession, recentPasswordSeconds } from './sessions.ts';
import { bearerToken, findToken, matchesAnyToken } from './apiTokens.ts';

export type RequestContext = {
  req: FastifyRequest;
  res: FastifyReply;
  em: SqlEntityManager;
  config: Config;
  checkPassword: CheckPassword;
  /** Loaded only where needed, because it hashes the password. */
  credentials: () => Promise<Credentials>;
  onWrongPassword: () => void;
};

/** An authenticated caller, with full access or the scopes of a token. */
export type Caller = {
  /** How the caller is authenticated. */
  by: NonNullable<AccessState['by']>;
  name: string;
  scopes: 'all' | readonly Scope[];
  /** What the caller may do; the scopes of a token limit it further. */
  role: Role;
  sessionId?: string;
  /** Who signed in or owns the token; null for a session from before accounts. */
  account?: AccountRow | null;
  /** For sessions: seconds until sensitive actions ask for the password again. */
  proofSeconds?: number;
  /** For sessions: whether the site's password opened it. */
  isBySitePassword?: boolean;
  /** For HTTP Basic while an account has a second factor. */
  isReadOnly?: boolean;
};

export const LOOPBACK_ONLY =
  'Without ADMIN_PASSWORD the admin is open only to direct requests from the machine itself, with HOST and PUBLIC_URL local.';
const NO_CREDENTIAL =
  'Admin access needs a sign-in at /admin, the admin password (HTTP Basic) or an API token.';
const BASIC_OFF = 'HTTP Basic is turned off by ADMIN_BASIC. Use an API token.';
const BASIC_BYPASS =
  'HTTP Basic is turned off, because an account has a second factor. Use an API token, or set ADMIN_BASIC=on to read and export.';
const BAD_TOKEN = 'This API token is unknown, expired or revoked.';
const CROSS_SITE = 'Requests from other sites are not accepted.';

/**
 * Identifies the caller by API token, session cookie, HTTP Basic password or, while no password is
 * set, a direct request from this machine.
 * @throws TRPCError UNAUTHORIZED, FORBIDDEN or TOO_MANY_REQUESTS.
 */
export async function identify(context: RequestContext): Promise<Caller> {
  const { req, config } = context;
  const byToken = await tokenCaller(context);
  if (byToken) return byToken;
  if (!config.ADMIN_PASSWORD) {
    if (isLoopbackRequest(req, config))
      return { by: 'loopback', name: 'This machine', scopes: 'all', role: 'owner' };
    throw unauthorized(closedReason(req, config));
  }
  const session = await cookieSession(context);
  if (session) {
    const { id: sessionId, account } = session;
    const name = sessionName(session);
    if (!isSameOrigin(req, config)) return deny(context, { name, account }, CROSS_SITE);
    const proofSeconds = recentPasswordSeconds(session);
    const role = roleOf(session);
    const { isBySitePassword } = session;
    return {
      by: 'session',
      name,
      scopes: 'all',
      role,
      sessionId,
      account,
      proofSeconds,
      isBySitePassword,
    };
  }
  return basicCaller(context);
}

/** Identifies the caller by HTTP Basic. @throws TRPCError as `identify` does. */
async function basicCaller(context: RequestContext): Promise<Caller> {
  const { req, config } = context;
  const { authorization } = req.headers;
  const password = basicPassword(authorization);
  if (password === undefined)
    throw unauthorized(bearerToken(authorization) ? BAD_TOKEN : NO_CREDENTIAL);
  const access = await basicAccess(context);
  // Not even the password is checked, so that it cannot be guessed here.
  if (access === 'none')
    throw unauthorized(config.ADMIN_BASIC === 'off' ? BASIC_OFF : BASIC_BYPASS);
  if (!isSameOriginOrTool(req, config)) throw forbidden(CROSS_SITE);
  await verifySitePassword(context, password, { name: 'HTTP Basic' });
  await trustNetwork(context, [SITE]);
  const isReadOnly = access === 'read';
  const role = isReadOnly ? 'editor' : 'owner';
  return { by: 'password', name: 'HTTP Basic', scopes: 'all', role, isReadOnly };
}

/** What HTTP Basic may do: a password alone must not bypass a second factor. */
async function basicAccess({ em, config }: RequestContext): Promise<'none' | 'read' | 'all'> {
  if (!config.ADMIN_PASSWORD || config.ADMIN_BASIC === 'off') return 'none';
  if (!(await isSecondFactorInUse(em))) return 'all';
  return config.ADMIN_BASIC === 'on' ? 'read' : 'none';
}

/** Returns why the admin is closed to a request while no password is set. */
function closedReason(req: FastifyRequest, config: Config) {
  const header = isOpenAdminAllowed(config) ? foreignHeader(req) : undefined;
  return header === undefined
    ? LOOPBACK_ONLY
    : `The header ${header} may come from a proxy or tunnel. ${LOOPBACK_ONLY} Set ADMIN_PASSWORD, or send the request without this header.`;
}

export async function tokenCaller({
  req,
  em,
  config,
}: RequestContext): Promise<Caller | undefined> {
  const token = bearerToken(req.headers.authorization);
  if (!token) return undefined;
  if (matchesAnyToken(token, config.API_TOKENS))
    return { by: 'token', name: 'API_TOKENS', scopes: 'all', role: 'owner' };
  const found = await findToken(em, token);
  if (!found) return undefined;
  const { name, scopes, account } = found;
  return { by: 'token', name: `Token ${name}`, scopes, role: roleOf(found), account };
}

export async function cookieSession(
  { req, em, config, credentials }: Pick<RequestContext, 'req' | 'em' | 'config' | 'credentials'>,
  find = touchSession,
) {
  const token = config.ADMIN_PASSWORD ? readSessionCookie(req, config) : undefined;
  return token ? find(em, await credentials(), token) : undefined;
}

/**
 * Verifies the site's own password, or another one that `orElse` accepts.
 * @throws TRPCError UNAUTHORIZED for a wrong password, TOO_MANY_REQUESTS after too many.
 */
export async function verifySitePassword(
  context: RequestContext,
  password: string,
  { name, orElse = async () => false }: { name: string; orElse?: () => Promise<boolean> },
) {
  const credentials = await context.credentials();
  const { verifiedPasswords } = credentials;
  await verifySecret(context, {
    name,
    guess: { of: SITE },
    isVerified: () => verifiedPasswords.has(password),
    verify: async () => {
      if (!(await credentials.matchesPassword(password))) return orElse();
      verifiedPasswords.add(password);
      if (name === 'HTTP Basic') await record(context, name, 'password.used', null);
      return true;
    },
    error: wrongPassword,
  });
}

type SecretCheck = {
  /** Names the caller in the audit log. */
  name: string;
  /** The account that the secret opens, for the audit log. */
  account?: Pick<AccountRow, 'id'> | null | undefined;
  /**
   * What a guess would open: an account's id, an address without an account, or `SITE`. Unset for
   * secrets that cannot be guessed.
   */
  guess?: { of: string; isCode?: boolean } | undefined;
  isVerified?: () => boolean;
  verify: () => Promise<boolean>;
  /** Creates the error for a wrong secret. */
  error: () => TRPCError;
};

/** Lets this network try passwords of what it signed in to while strangers guess them. */
export async function trustNetwork({ req, em, credentials }: RequestContext, opened: string[]) {
  await rememberNetwork(em, await credentials(), { address: req.ip, opened });
}

/** Verifies a password or code; wrong ones count toward the limits. */
export async function verifySecret(context: RequestContext, check: SecretCheck) {
  const { req, res, em, checkPassword } = context;
  const credentials = await context.credentials();
  const { name, account, guess, verify, isVerified = () => false, error } = check;
  const isRight = await checkPassword({
    address: req.ip,
    guess: guess && { ...guess, of: credentials.hashNetwork(guess.of) },
    onRetryAfter: (seconds) => void res.header('retry-after', seconds),
    isKnown: () => isKnownNetwork(em, credentials, { address: req.ip }),
    isKnownToAccount: () => isKnownNetwork(em, credentials, { address: req.ip, opened: guess?.of }),
    isVerified,
    verify,
  });
  if (isRight) return;
  context.onWrongPassword();
  await record(
    context,
    name,
    'session.refused',
    account ? { type: 'account', id: account.id } : null,
  );
  throw error();
}

/** The caller as the audit log records it. */
export const actorOf = (
  { req }: Pick<RequestContext, 'req'>,
  { name, account }: Pick<Caller, 'name' | 'account'>,
): Actor => ({
  name,
  accountId: account?.id,
  accountName: account?.name,
  address: networkPrefix(req.ip),
});
const record = (
  context: RequestContext,
  name: string,
  kind: AuditKind,
  object: AuditObject | null,
) => audit(context.em, actorOf(context, { name }), kind, object);

/** Throws FORBIDDEN and records it in the audit log, at most once a minute per caller. */
export async function deny(
  context: RequestContext,
  caller: Pick<Caller, 'name' | 'account'>,
  message: string,
): Promise<never> {
  await auditThrottled(context.em, actorOf(context, caller), 'access.refused');
  throw forbidden(message);
}

/** Makes a browser ask for the password, except for requests of scripts, whose pages show a form. */
export async function sendBasicChallenge(context: RequestContext, error: unknown) {
  const { req, res } = context;
  const mode = req.headers['sec-fetch-mode'];
  const isScript = mode !== undefined && mode !== 'navigate';
  if (
    !isScript &&
    error instanceof TRPCError &&
    error.code === 'UNAUTHORIZED' &&
    (await basicAccess(context)) !== 'none'
  )
    res.header('www-authenticate', 'Basic realm="Admin"');
}

function basicPassword(authorization: string | undefined) {
  const encoded = /^Basic +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!encoded) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString();
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : undefined;
}

/** Sessions created before accounts existed, and tokens without an account, have an owner's role. */
export const roleOf = ({ account }: Pick<NamedSession, 'account'>): Role =>
  account?.role ?? 'owner';

/** Returns the name that signs notes; the account of the site's password has none. */
export const personOf = ({ account }: Pick<Caller, 'account'>) =>
  account?.email ? account.name : undefined;

/** Names the caller in the audit log. */
export const sessionName = ({ account, browser }: NamedSession) =>
  account?.name ?? `Session: ${browser}`;
type NamedSession = { account: Pick<AccountRow, 'name' | 'role'> | null; browser: string };

export const unauthorized = (message: string) => new TRPCError({ code: 'UNAUTHORIZED', message });
const forbidden = (message: string) => new TRPCError({ code: 'FORBIDDEN', message });
export const crossSiteRequest = () => forbidden(CROSS_SITE);
