import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import {
  AccountChange,
  AccountLink,
  AccountList,
  ColleagueList,
  LinkPassword,
  LinkTarget,
  LinkToken,
  NewAccount,
  OwnAccount,
  PasswordChange,
  ProfileChange,
  RecoveryCodes,
  ResetOutput,
  ResetRequest,
  TotpCode,
  TotpSetup,
} from '../../../shared/accounts.ts';
import { ById } from '../../../shared/byId.ts';
import { Visit } from '../../../shared/today.ts';
import { PasskeyRegistration, RegistrationOptions } from '../../../shared/passkeys.ts';
import { audit } from '../../audit/auditLog.ts';
import {
  credentialProcedure,
  ownAccountProcedure,
  ownerProcedure,
  publicWrite,
  router,
  viewerProcedure,
} from '../procedures.ts';
import {
  changeProfile,
  changeRole,
  createAccount,
  findAccount,
  listAccounts,
  listColleagues,
  readOwnAccount,
  removeAccount,
} from './accounts.ts';
import { ACCOUNT_MAIL } from '../../mail/email.ts';
import { choosePassword, readLink, requestReset, sendLink } from './links.ts';
import { hashNewPassword, storePassword } from './passwords.ts';
import { addPasskey, registrationOptions, removePasskey } from './passkeys.ts';
import { recordVisit } from './visits.ts';
import {
  confirmTotp,
  createRecoveryCodes,
  removeTotp,
  secondFactors,
  startTotp,
} from './secondFactor.ts';

const NO_SECOND_FACTOR =
  'Recovery codes take the place of a second factor. Set up an authenticator app or a passkey first.';

/** The people who sign in, for owners. */
const teamRouter = router({
  list: ownerProcedure.output(AccountList).query(async ({ ctx }) => ({
    accounts: await listAccounts(ctx.em),
    mailsLinks: ctx.outbox.handles(ACCOUNT_MAIL),
  })),

  /** Returns the link for choosing a password, which is also emailed if email is configured. */
  invite: credentialProcedure
    .input(NewAccount)
    .output(AccountLink)
    .mutation(async ({ ctx, input }) => {
      const account = await createAccount(ctx.em, input, ctx.actor);
      return sendLink(ctx.em, account, ctx);
    }),

  /** Creates a new link after an expired invitation or a lost password. */
  link: credentialProcedure
    .input(ById)
    .output(AccountLink)
    .mutation(async ({ ctx, input }) => {
      const account = await findAccount(ctx.em, input.id);
      await audit(ctx.em, ctx.actor, 'account.linkCreated', { type: 'account', id: account.id });
      return sendLink(ctx.em, account, ctx);
    }),

  changeRole: credentialProcedure
    .input(AccountChange)
    .output(z.void())
    .mutation(({ ctx, input }) => changeRole(ctx.em, input, ctx.actor)),

  remove: credentialProcedure
    .input(ById)
    .output(z.void())
    .mutation(({ ctx, input }) => removeAccount(ctx.em, input, ctx)),
});

/** The caller's own account. */
const ownRouter = router({
  get: viewerProcedure
    .output(OwnAccount)
    .query(async ({ ctx }) => readOwnAccount(ctx.em, await ctx.auth.ownAccount())),

  changeProfile: ownAccountProcedure
    .input(ProfileChange)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const { id } = await ctx.auth.ownAccount();
      await changeProfile(ctx.em, { ...input, id }, ctx.actor);
    }),

  /** Records a visit of the signed-in person; ignores tokens, HTTP Basic and local requests. */
  recordVisit: viewerProcedure.output(Visit).mutation(async ({ ctx: { em, actor } }) => {
    if (!actor.accountId) return { isRecorded: false, since: null };
    return { isRecorded: true, since: await recordVisit(em, actor.accountId) };
  }),

  /** Ends all other sessions. */
  changePassword: ownAccountProcedure
    .input(PasswordChange)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const { id, email } = await ctx.auth.ownAccount();
      const { publicUrl } = ctx;
      const passwordHash = await hashNewPassword(input.newPassword, { email, publicUrl });
      await storePassword(ctx.em, { id, passwordHash }, ctx.actor);
      await ctx.auth.renewSession();
    }),

  startTotp: ownAccountProcedure
    .output(TotpSetup)
    .mutation(async ({ ctx }) =>
      startTotp(ctx.em, await ctx.auth.ownAccount(), await ctx.auth.credentials()),
    ),

  confirmTotp: ownAccountProcedure
    .input(TotpCode)
    .output(RecoveryCodes)
    .mutation(async ({ ctx, input }) => {
      const account = await ctx.auth.ownAccount();
      const secrets = await ctx.auth.credentials();
      return confirmTotp(ctx.em, { account, code: input.code, secrets }, ctx.actor);
    }),

  removeTotp: ownAccountProcedure
    .output(z.void())
    .mutation(async ({ ctx }) => removeTotp(ctx.em, await ctx.auth.ownAccount(), ctx.actor)),

  /** Replaces the recovery codes. */
  newRecoveryCodes: ownAccountProcedure.output(RecoveryCodes).mutation(async ({ ctx }) => {
    const account = await ctx.auth.ownAccount();
    const { code, passkey } = await secondFactors(ctx.em, account);
    if (!code && !passkey)
      throw new TRPCError({ code: 'PRECONDITION_FAILED', message: NO_SECOND_FACTOR });
    const codes = await createRecoveryCodes(ctx.em, account.id, await ctx.auth.credentials());
    await audit(ctx.em, ctx.actor, 'account.recoveryCodesReplaced', {
      type: 'account',
      id: account.id,
    });
    return codes;
  }),

  /** Returns the options for `navigator.credentials.create`. */
  passkeyOptions: ownAccountProcedure
    .output(RegistrationOptions)
    .mutation(async ({ ctx }) =>
      registrationOptions(ctx.em, await ctx.auth.ownAccount(), ctx.publicUrl),
    ),

  addPasskey: ownAccountProcedure
    .input(PasskeyRegistration)
    .output(RecoveryCodes)
    .mutation(async ({ ctx: { em, auth, publicUrl, actor }, input }) => {
      const account = await auth.ownAccount();
      const credentials = await auth.credentials();
      return addPasskey(em, { account, input, publicUrl, credentials }, actor);
    }),

  removePasskey: ownAccountProcedure
    .input(ById)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const account = await ctx.auth.ownAccount();
      await removePasskey(ctx.em, { ...input, account }, ctx.actor);
    }),
});

/** Invitations and password resets, which need no session. */
const linkRouter = router({
  /** Never reveals whether the address has an account. */
  requestReset: publicWrite('signIn')
    .input(ResetRequest)
    .output(ResetOutput)
    .mutation(async ({ ctx: { em, outbox }, input }) => {
      const isMailed = outbox.handles(ACCOUNT_MAIL);
      if (isMailed) await requestReset(em, input);
      return { isMailed };
    }),

  /** A mutation, so that the token is in no URL. */
  read: publicWrite('signIn')
    .input(LinkToken)
    .output(LinkTarget)
    .mutation(({ ctx, input }) => readLink(ctx.em, input.token)),

  choosePassword: publicWrite('signIn')
    .input(LinkPassword)
    .output(z.void())
    .mutation(async ({ ctx: { em, auth, publicUrl }, input }) => {
      const id = await choosePassword(em, input, { address: auth.address(), publicUrl });
      // So that the new password is accepted although strangers guess it.
      await auth.trustNetwork(id);
    }),
});

export const accountsRouter = router({
  team: teamRouter,
  own: ownRouter,
  link: linkRouter,

  /** All accounts by name, to choose an owner from. */
  people: viewerProcedure
    .output(ColleagueList)
    .query(async ({ ctx }) => ({ people: await listColleagues(ctx.em) })),
});
