import { z } from 'zod';
import { ById } from '../../shared/byId.ts';
import {
  ExportedSubscriber,
  LinkOutput,
  LinkPurpose,
  LinkToken,
  NewSubscriber,
  SubscribeOutput,
  SubscriberList,
  SubscriberQuery,
} from '../../shared/newsletter.ts';
import { ExportQuery, nextCursor } from '../../shared/paging.ts';
import { HONEYPOT, honeypot } from '../../shared/honeypot.ts';
import { visitOfForm } from '../../shared/visits.ts';
import { MAIL } from '../mail/email.ts';
import {
  editorProcedure,
  publicProcedure,
  publicWrite,
  router,
  sensitiveEditorProcedure,
  viewerProcedure,
} from '../access/procedures.ts';
import { followLink, linkState, subscribe } from './service.ts';
import {
  exportSubscribers,
  listSubscribers,
  removeSubscriber,
  resendConfirmation,
} from './subscribers.ts';

const Link = z.object({ purpose: LinkPurpose, token: LinkToken });

export const newsletterRouter = router({
  // Subscribing is idempotent, so it needs no Idempotency-Key.
  subscribe: publicWrite('newsletter')
    .input(NewSubscriber.extend({ ...honeypot, ...visitOfForm }))
    .output(SubscribeOutput)
    .mutation(async ({ ctx, input: { [HONEYPOT]: trap, visitorId, ...rest } }) => {
      const { em, publicUrl, outbox } = ctx;
      const isSuspectedSpam = ctx.isSiteForm && !!trap;
      await subscribe(em, {
        ...rest,
        visitorId: ctx.keepsHistory ? visitorId : undefined,
        isSuspectedSpam,
        publicUrl,
      });
      return { isDelayed: !outbox.handles(MAIL) };
    }),

  link: publicProcedure
    .input(Link)
    .output(LinkOutput)
    .query(async ({ ctx, input }) => ({ state: await linkState(ctx.em, input) })),

  follow: publicWrite('newsletterLinks')
    .input(Link)
    .output(LinkOutput)
    .mutation(async ({ ctx, input }) => ({
      state: await followLink(ctx.em, input, ctx.notifications),
    })),

  list: viewerProcedure
    .input(SubscriberQuery)
    .output(SubscriberList)
    .query(({ ctx, input }) => listSubscribers(ctx.em, input, ctx.actor)),

  exportBatch: sensitiveEditorProcedure
    .input(ExportQuery)
    .output(z.object({ rows: z.array(ExportedSubscriber), nextCursor }))
    .query(({ ctx: { em, publicUrl, actor }, input }) =>
      exportSubscribers(em, { ...input, publicUrl, actor }),
    ),

  resend: editorProcedure
    .input(ById)
    .mutation(({ ctx: { em, publicUrl }, input }) =>
      resendConfirmation(em, { ...input, publicUrl }),
    ),

  remove: editorProcedure
    .input(ById)
    .mutation(({ ctx, input }) => removeSubscriber(ctx.em, input, ctx.actor)),
});
