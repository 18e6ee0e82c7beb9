import { z } from 'zod';
import { NewWebhook, Webhook, WebhookDelivery } from '../../shared/webhooks.ts';
import { adminProcedure, router } from '../trpc.ts';
import {
  changeWebhook,
  createWebhook,
  dropTest,
  enqueueTest,
  latestDeliveries,
  listWebhooks,
  removeWebhook,
} from './service.ts';

const ById = z.object({ id: z.guid() });

export const webhooksRouter = router({
  list: adminProcedure.output(z.array(Webhook)).query(({ ctx }) => listWebhooks(ctx.em)),

  create: adminProcedure
    .input(NewWebhook)
    .output(Webhook)
    .mutation(({ ctx: { em, privateHosts, actor }, input: webhook }) =>
      createWebhook(em, { webhook, privateHosts, actor }),
    ),

  change: adminProcedure
    .input(NewWebhook.partial().extend({ id: z.guid(), isActive: z.boolean().optional() }))
    .output(Webhook)
    .mutation(({ ctx, input }) => changeWebhook(ctx.em, input, ctx.privateHosts)),

  remove: adminProcedure
    .input(ById)
    .output(z.object({}))
    .mutation(({ ctx, input }) => removeWebhook(ctx.em, input, ctx.actor)),

  /** Sends a delivery of type `test` at once and answers how far it came; it is tried once. */
  test: adminProcedure
    .input(ById)
    .output(z.object({ state: z.enum(['waiting', 'done', 'failed']).nullable() }))
    .mutation(async ({ ctx, input }) => {
      const key = await enqueueTest(ctx.em, input);
      const state = await ctx.outbox.runNow(key, ctx.timeouts.webhookTest);
      await dropTest(ctx.em, key);
      return { state };
    }),

  deliveries: adminProcedure
    .input(ById)
    .output(z.array(WebhookDelivery))
    .query(({ ctx, input }) => latestDeliveries(ctx.em, input)),
});
