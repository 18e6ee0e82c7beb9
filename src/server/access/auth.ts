import { TRPCError } from '@trpc/server';
import type { AccessState, Requirements, Session } from '../../shared/access.ts';
import { includesRole, type SignInInput, type SignInOutput } from '../../shared/accounts.ts';
import type { ById } from '../../shared/byId.ts';
import type { PasskeySignIn } from '../../shared/passkeys.ts';
import { AccountEntity, type AccountRow } from './accounts/entity.ts';
import { verifyPasskey } from './accounts/passkeys.ts';
import { matchesAccountPassword } from './accounts/passwords.ts';
import { secondFactors } from './accounts/secondFactor.ts';
import { networkPrefix } from '../http/clientAddress.ts';
import { audit, type RequestActor } from '../audit/auditLog.ts';
import { passwordRequired, unknownPasskey, wrongPassword } from '../http/errors.ts';
import {
  actorOf,
  type Caller,
  cookieSession,
  type RequestContext,
  identify,
  sendBasicChallenge,
  crossSiteRequest,
  verifySecret,
  verifySitePassword,
  trustNetwork,
  deny,
  sessionName,
  personOf,
  roleOf,
  tokenCaller,
  unauthorized,
} from './identify.ts';
import { type Level, whatIsMissing } from './permissions.ts';
import { writeSessionCookie } from './sessionCookie.ts';
import { describeUserAgent } from './userAgent.ts';
import { SITE } from './knownNetworks.ts';
import { isSameOrigin } from './sameOrigin.ts';
import {
  markPasswordConfirmed,
  endSession,
  findSession,
  activeSessions,
  revokeSession,
  type SignedIn,
  startSession,
} from './sessions.ts';
import {
  checkSignIn,
  SIGN_IN_FORM,
  verifyAccount,
  verifyCode,
  verifyOwner,
} from './signInChecks.ts';

const SESSION_ENDED = 'The session or token was revoked during this call.';
/** The id of no account. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const NO_ACCOUNT = 'Only people who signed in have an account.';

/** How long a call, such as an export, may run before its credentials are checked again. */
const REVALIDATE_AFTER_MS = 1000;

/** The access control of one request. The caller is identified once. */
export class Auth {
  #context: RequestContext;
  #identified: Promise<Caller> | undefined;
  #verifiedAt = Date.now();
  #loggedOnce: RequestActor['loggedOnce'] = new Map();

  constructor(context: RequestContext) {
    this.#context = context;
  }

  /** The network of the caller, for the audit log. */
  address = () => networkPrefix(this.#context.req.ip);
  /** Loaded once per process. */
  credentials = () => this.#context.credentials();
  /** Records that the person behind this request proved to own an account, such as by a link. */
  trustNetwork = (accountId: string) => trustNetwork(this.#context, [accountId]);

  /** Checks the credentials again, for a stream that makes no calls. */
  async revalidate() {
    const caller = await this.#caller();
    // An open tab does not count as activity of its session.
    if (caller.by === 'session') {
      const session = await cookieSession(this.#context, findSession);
      // An owner may have lowered it in the meantime.
      if (session) caller.role = roleOf(session);
      return session !== undefined;
    }
    if (caller.by === 'token') return !!(await tokenCaller(this.#context));
    return true;
  }

  /**
   * Returns the caller, for the audit log. During a long response it checks the credentials again.
   * @throws TRPCError UNAUTHORIZED, FORBIDDEN for a token without the scope or a requirement that
   * is not met, or TOO_MANY_REQUESTS.
   */
  async authorize(level: Level, requirements: Requirements = {}): Promise<RequestActor> {
    const context = this.#context;
    const caller = await this.#caller().catch(async (error: unknown) => {
      await sendBasicChallenge(context, error);
      throw error;
    });
    if (Math.abs(Date.now() - this.#verifiedAt) > REVALIDATE_AFTER_MS) {
      if (!(await this.revalidate())) throw unauthorized(SESSION_ENDED);
      this.#verifiedAt = Date.now();
    }
    const problem = whatIsMissing(caller, level, requirements);
    if (problem) return deny(context, caller, problem);
    if (requirements.needsRecentPassword && caller.proofSeconds === 0) throw passwordRequired();
    return { ...actorOf(context, caller), person: personOf(caller), loggedOnce: this.#loggedOnce };
  }

  /** Never throws for an unauthenticated caller. */
  async state(): Promise<AccessState> {
    const caller = await this.#caller().catch((error: unknown) => {
      if (error instanceof TRPCError) return undefined;
      throw error;
    });
    const hasPassword = !!this.#context.config.ADMIN_PASSWORD;
    return {
      by: caller?.by ?? null,
      hasPassword,
      role: caller?.role ?? null,
      name: caller?.account?.name ?? null,
      email: caller?.account?.email ?? null,
      isNamed: caller ? personOf(caller) !== undefined : false,
      proofSeconds: caller?.proofSeconds ?? null,
    };
  }

  /** Whether the caller may see secrets that allow writing. Call `authorize` first. */
  async maySeeSecrets() {
    const { role, isReadOnly } = await this.#caller();
    return includesRole(role, 'editor') && !isReadOnly;
  }

  /** Returns the account of the person who signed in. @throws TRPCError PRECONDITION_FAILED without one. */
  async ownAccount(): Promise<AccountRow> {
    const { account } = await this.#caller();
    if (!account) throw new TRPCError({ code: 'PRECONDITION_FAILED', message: NO_ACCOUNT });
    return account;
  }

  /** Returns the caller's active sessions; for an owner, all sessions. Call `authorize` first. */
  async sessions(): Promise<Session[]> {
    const caller = await this.#caller();
    const rows = await activeSessions(
      this.#context.em,
      await this.credentials(),
      ownSessionsOnly(caller),
    );
    return rows.map((row) => ({ ...row, isThisOne: row.id === caller.sessionId }));
  }

  /** Ends one of the sessions that `sessions` returns. @throws TRPCError NOT_FOUND */
  async revokeSession({ id }: ById) {
    const caller = await this.#caller();
    const accountId = ownSessionsOnly(caller);
    await revokeSession(this.#context.em, { id, accountId }, actorOf(this.#context, caller));
  }

  /**
   * Signs in with an email address and a password, or with the site's password alone, which opens
   * the account of the first owner. An account with a second factor also takes a code.
   * @throws TRPCError UNAUTHORIZED or TOO_MANY_REQUESTS.
   */
  async signIn({ email, password, code }: SignInInput): Promise<SignInOutput> {
    const context = this.#context;
    checkSignIn(context);
    const isBySitePassword = email === '';
    const account = isBySitePassword
      ? await verifyOwner(context, password)
      : await verifyAccount(context, { email, password });
    const needs = await secondFactors(context.em, account);
    if (needs.code || needs.passkey) {
      if (code === undefined || code === '') return { isSignedIn: false, needs };
      await verifyCode(context, account, code);
    }
    await this.#begin({ account, isBySitePassword });
    return { isSignedIn: true };
  }

  /** Signs in with a passkey, which is two factors in one. @throws TRPCError as `signIn` does. */
  async signInWithPasskey(input: PasskeySignIn, publicUrl: string) {
    const context = this.#context;
    checkSignIn(context);
    let account: AccountRow | undefined;
    await verifySecret(context, {
      name: SIGN_IN_FORM,
      verify: async () => !!(account = await verifyPasskey(context.em, input, publicUrl)),
      error: unknownPasskey,
    });
    if (account) await this.#begin({ account, isBySitePassword: false });
  }

  /** Starts a new session in place of this one, after its account's sessions have ended. */
  async renewSession() {
    const { id } = await this.ownAccount();
    const account = await this.#context.em.findOneOrFail(AccountEntity, { id }, { refresh: true });
    await this.#begin({ account, isBySitePassword: false });
  }

  /**
   * Confirms the password of a session again: its account's, or the site's if that opened it.
   * @throws TRPCError as `signIn` does.
   */
  async confirmPassword(password: string) {
    const context = this.#context;
    const caller = await this.#caller();
    const { sessionId, name, account, isBySitePassword } = caller;
    if (!sessionId) return;
    const isOwn = async () =>
      !!account?.passwordHash && (await matchesAccountPassword(account, password));
    const isOwnOnly = account?.passwordHash && !isBySitePassword;
    if (isOwnOnly)
      await verifySecret(context, {
        name,
        account,
        guess: { of: account.id },
        verify: isOwn,
        error: wrongPassword,
      });
    else await verifySitePassword(context, password, { name, orElse: isOwn });
    await trustNetwork(context, [isOwnOnly ? account.id : SITE]);
    await markPasswordConfirmed(context.em, sessionId);
    const session = { type: 'session', id: sessionId } as const;
    await audit(context.em, actorOf(context, caller), 'password.confirmed', session);
  }

  async signOut() {
    const context = this.#context;
    const { req, res, em, config } = context;
    // Also without a cookie: a form on another site sends none, yet the response would delete it.
    if (!isSameOrigin(req, config)) throw crossSiteRequest();
    const session = await cookieSession(context);
    writeSessionCookie(req, res, config, '');
    // Clears the cache only: drafts of posts stay, and cookies may belong to a neighboring host.
    res.header('clear-site-data', '"cache"');
    if (!session) return;
    await endSession(em, session.id);
    const actor = actorOf(context, { name: sessionName(session), account: session.account });
    await audit(em, actor, 'session.ended', { type: 'session', id: session.id });
  }

  #caller() {
    return (this.#identified ??= identify(this.#context));
  }

  /** Starts a session and sets its cookie. */
  async #begin(signedIn: SignedIn & { account: AccountRow }) {
    const context = this.#context;
    const { req, res, em, config } = context;
    // Prevents session fixation: a session from before the sign-in ends here.
    const old = await cookieSession(context);
    if (old) await endSession(em, old.id);
    const device = {
      browser: describeUserAgent(req.headers['user-agent']),
      address: networkPrefix(req.ip),
    };
    const { id: sessionId, token } = await startSession(em, await this.credentials(), {
      ...signedIn,
      ...device,
    });
    writeSessionCookie(req, res, config, token);
    const { id, name } = signedIn.account;
    await em.nativeUpdate(AccountEntity, { id }, { lastSignInAt: new Date() });
    const actor = actorOf(context, { name, account: signedIn.account });
    await audit(em, actor, 'session.started', { type: 'session', id: sessionId });
    await trustNetwork(context, [id, ...(signedIn.isBySitePassword ? [SITE] : [])]);
  }
}

/** Owners can see and end everyone's sessions. */
const ownSessionsOnly = ({ role, account }: Caller) =>
  role === 'owner' ? undefined : (account?.id ?? NOBODY);
