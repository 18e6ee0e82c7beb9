import { z } from 'zod';
import { includesRole } from '../../shared/accounts.ts';
import {
  NotificationChoice,
  NotificationList,
  OwnNotificationChoice,
} from '../../shared/notifications.ts';
import { ownerProcedure, router, viewerProcedure } from '../access/procedures.ts';
import { listChoices, setChoice } from './choices.ts';

declare module '../access/procedures.ts' {
  interface Context {
    /** The time zone of the agency. */
    timeZone: string;
  }
}

export const notificationsRouter = router({
  list: viewerProcedure.output(NotificationList).query(async ({ ctx }) => {
    const { role } = await ctx.auth.state();
    const isOwner = role !== null && includesRole(role, 'owner');
    const people = await listChoices(
      ctx.em,
      isOwner ? undefined : (await ctx.auth.ownAccount()).id,
    );
    const operatorEmail = isOwner ? (ctx.notifications?.to ?? null) : null;
    return { people, timeZone: ctx.timeZone, operatorEmail };
  }),

  set: ownerProcedure
    .input(NotificationChoice)
    .output(z.void())
    .mutation(({ ctx, input }) => setChoice(ctx.em, input, ctx.actor)),

  setOwn: viewerProcedure
    .input(OwnNotificationChoice)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      const { id: accountId } = await ctx.auth.ownAccount();
      await setChoice(ctx.em, { ...input, accountId }, ctx.actor);
    }),
});
