import { z } from 'zod';
import {
  AccessState,
  CreatedToken,
  NewToken,
  Password,
  SessionList,
  TokenList,
} from '../../shared/access.ts';
import { AuditList } from '../../shared/audit.ts';
import { ById } from '../../shared/byId.ts';
import { PageQuery } from '../../shared/paging.ts';
import { listAudit } from '../audit/auditLog.ts';
import { adminProcedure, credentialProcedure, publicProcedure, router } from '../trpc/trpc.ts';
import { revokeAllSessions, revokeSession } from './sessions.ts';
import { createToken, listTokens, revokeToken } from './apiTokens.ts';

export const accessRouter = router({
  state: publicProcedure.output(AccessState).query(({ ctx }) => ctx.auth.state()),

  signIn: publicProcedure
    .input(Password)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.auth.signIn(input.password)),

  signOut: publicProcedure.output(z.void()).mutation(({ ctx }) => ctx.auth.signOut()),

  /** Confirms the password of a signed-in browser, as sensitive actions require every 15 minutes. */
  confirmPassword: adminProcedure
    .input(Password)
    .output(z.void())
    .mutation(({ ctx, input }) => ctx.auth.confirmPassword(input.password)),

  sessions: adminProcedure
    .output(SessionList)
    .query(async ({ ctx }) => ({ sessions: await ctx.auth.sessions() })),

  revokeSession: adminProcedure
    .input(ById)
    .output(z.void())
    .mutation(({ ctx, input }) => revokeSession(ctx.em, input, ctx.actor)),

  revokeAllSessions: adminProcedure
    .output(z.void())
    .mutation(({ ctx }) => revokeAllSessions(ctx.em, ctx.actor)),

  tokens: adminProcedure.output(TokenList).query(({ ctx }) => listTokens(ctx.em)),

  createToken: credentialProcedure
    .input(NewToken)
    .output(CreatedToken)
    .mutation(({ ctx, input }) => createToken(ctx.em, input, ctx.actor)),

  revokeToken: adminProcedure
    .input(ById)
    .output(z.void())
    .mutation(({ ctx, input }) => revokeToken(ctx.em, input, ctx.actor)),

  audit: adminProcedure
    .input(PageQuery)
    .output(AuditList)
    .query(({ ctx, input }) => listAudit(ctx.em, input)),
});
