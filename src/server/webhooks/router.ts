import { z } from 'zod';
import { ById } from '../../shared/byId.ts';
import {
  CreatedWebhook,
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookSecret,
} from '../../shared/webhooks.ts';
import {
  credentialProcedure,
  credentialRequirements,
  ownerProcedure,
  router,
} from '../access/procedures.ts';
import {
  changeWebhook,
  createWebhook,
  deleteTest,
  enqueueTest,
  latestDeliveries,
  listWebhooks,
  removeWebhook,
  rotateSecret,
} from './service.ts';

export const webhooksRouter = router({
  list: ownerProcedure.output(z.array(Webhook)).query(({ ctx }) => listWebhooks(ctx.em)),

  create: credentialProcedure
    .input(NewWebhook)
    .output(CreatedWebhook)
    .mutation(({ ctx: { em, allowedPrivateHosts, actor }, input: webhook }) =>
      createWebhook(em, { webhook, allowedPrivateHosts, actor }),
    ),

  change: ownerProcedure
    .input(NewWebhook.partial().extend({ ...ById.shape, isActive: z.boolean().optional() }))
    .output(Webhook)
    .mutation(async ({ ctx: { em, auth, allowedPrivateHosts, actor }, input: changes }) => {
      // A new address receives all future events.
      if (changes.url) await auth.authorize('admin', credentialRequirements);
      return changeWebhook(em, { changes, allowedPrivateHosts, actor });
    }),

  /** Returns the new secret, which is not shown again; the previous one also signs for a day. */
  rotateSecret: credentialProcedure
    .input(ById)
    .output(WebhookSecret)
    .mutation(({ ctx, input }) => rotateSecret(ctx.em, input, ctx.actor)),

  remove: ownerProcedure
    .input(ById)
    .output(z.object({}))
    .mutation(({ ctx, input }) => removeWebhook(ctx.em, input, ctx.actor)),

  /** Attempts a delivery of type `test` once, and returns its state. */
  test: ownerProcedure
    .input(ById)
    .output(z.object({ state: z.enum(['waiting', 'done', 'failed']).nullable() }))
    .mutation(async ({ ctx, input }) => {
      const key = await enqueueTest(ctx.em, input);
      const state = await ctx.outbox.runNow(key, ctx.timeouts.webhookTest);
      await deleteTest(ctx.em, key);
      return { state };
    }),

  deliveries: ownerProcedure
    .input(ById)
    .output(z.array(WebhookDelivery))
    .query(({ ctx, input }) => latestDeliveries(ctx.em, input)),
});
