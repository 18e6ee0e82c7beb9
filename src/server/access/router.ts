import { z } from 'zod';
import {
  AccessState,
  CreatedToken,
  NewToken,
  Password,
  SessionList,
  TokenList,
} from '../../shared/access.ts';
import { SignInInput, SignInOutput } from '../../shared/accounts.ts';
import { AuditList, AuditQuery } from '../../shared/audit.ts';
import { ById } from '../../shared/byId.ts';
import { PasskeySignIn, SignInOptions } from '../../shared/passkeys.ts';
import { nameAccounts } from './accounts/accounts.ts';
import { signInOptions } from './accounts/passkeys.ts';
import { listAudit } from '../audit/auditLog.ts';
import {
  credentialProcedure,
  ownerProcedure,
  publicProcedure,
  publicWrite,
  router,
  viewerProcedure,
} from './procedures.ts';
import { revokeAllSessions } from './sessions.ts';
import { createToken, listTokens, revokeToken } from './apiTokens.ts';

export const accessRouter = router({
  state: publicProcedure.output(AccessState).query(({ ctx }) => ctx.auth.state()),

  signIn: publicProcedure
    .input(SignInInput)
    .output(SignInOutput)
    .mutation(({ ctx, input }) => ctx.auth.signIn(input)),

  /** Returns the options for `navigator.credentials.get`. */
  passkeyOptions: publicWrite('signIn')
    .output(SignInOptions)
    .mutation(({ ctx }) => signInOptions(ctx.em, ctx.publicUrl)),

  signInWithPasskey: publicProcedure
    .input(PasskeySignIn)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.auth.signInWithPasskey(input, ctx.publicUrl)),

  signOut: publicProcedure.output(z.void()).mutation(({ ctx }) => ctx.auth.signOut()),

  /** Confirms the password of a signed-in browser, as sensitive actions require every 15 minutes. */
  confirmPassword: viewerProcedure
    .input(Password)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.auth.confirmPassword(input.password)),

  sessions: viewerProcedure
    .output(SessionList)
    .query(async ({ ctx }) => ({ sessions: await ctx.auth.sessions() })),

  revokeSession: viewerProcedure
    .input(ById)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.auth.revokeSession(input)),

  revokeAllSessions: ownerProcedure
    .output(z.void())
    .mutation(({ ctx }) => revokeAllSessions(ctx.em, ctx.actor)),

  tokens: ownerProcedure.output(TokenList).query(({ ctx }) => listTokens(ctx.em)),

  createToken: credentialProcedure
    .input(NewToken)
    .output(CreatedToken)
    .mutation(({ ctx, input }) => createToken(ctx.em, input, ctx.actor)),

  revokeToken: ownerProcedure
    .input(ById)
    .output(z.void())
    .mutation(({ ctx, input }) => revokeToken(ctx.em, input, ctx.actor)),

  audit: ownerProcedure
    .input(AuditQuery)
    .output(AuditList)
    .query(async ({ ctx, input }) => nameAccounts(ctx.em, await listAudit(ctx.em, input))),
});
