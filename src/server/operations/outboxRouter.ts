import { z } from 'zod';
import { ById } from '../../shared/byId.ts';
import { OutboxContent, OutboxPage, OutboxQuery } from '../../shared/outbox.ts';
import { editorProcedure, router, viewerProcedure } from '../access/procedures.ts';
import { renderNotification } from '../mail/renderNotification.ts';
import { retryRows } from '../jobs/outbox/queue.ts';
import {
  countOutbox,
  discardFailed,
  listOutbox,
  outboxContent,
} from '../jobs/outbox/operations.ts';

const MAX_IDS = 1000;

/** Lists, retries and discards outbox rows in the admin. */
export const outboxRouter = router({
  list: viewerProcedure
    .input(OutboxQuery)
    .output(OutboxPage)
    .query(({ ctx, input }) =>
      listOutbox(ctx.em, input, { handles: ctx.outbox.handles, render: renderNotification }),
    ),

  /** Emails contain private links, which grant access. */
  content: editorProcedure
    .input(ById)
    .output(OutboxContent)
    .query(({ ctx, input }) => outboxContent(ctx.em, input, renderNotification)),

  count: viewerProcedure
    .output(z.object({ waiting: z.int(), failed: z.int() }))
    .query(({ ctx }) => countOutbox(ctx.em)),

  /** Retries the given rows, or all that failed. */
  retry: editorProcedure
    .input(z.object({ ids: z.array(z.guid()).max(MAX_IDS).optional() }))
    .output(z.object({ retried: z.int() }))
    .mutation(async ({ ctx, input }) => ({ retried: await retryRows(ctx.em, input.ids) })),

  discard: editorProcedure
    .input(ById)
    .output(z.object({}))
    .mutation(({ ctx, input }) => discardFailed(ctx.em, input, ctx.actor)),
});
