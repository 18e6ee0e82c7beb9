import { adminRouter } from '../admin/router.ts';
import { visitsRouter } from '../analytics/router.ts';
import { blogRouter } from '../blog/router.ts';
import { leadsRouter } from '../leads/router.ts';
import { outboxRouter } from '../outbox/router.ts';
import { newsletterRouter } from '../newsletter/router.ts';
import { ownDataRouter } from '../admin/ownData/router.ts';
import { planRouter } from '../admin/planRouter.ts';
import { visitCountsRouter } from '../admin/pipeline/visitCountsRouter.ts';
import { quizRouter } from '../quiz/router.ts';
import { webhooksRouter } from '../webhooks/router.ts';
import { createCallerFactory, router } from './trpc.ts';
import { whiteboardRouter } from '../whiteboard/router.ts';

export const appRouter = router({
  admin: adminRouter,
  blog: blogRouter,
  leads: leadsRouter,
  outbox: outboxRouter,
  newsletter: newsletterRouter,
  plan: planRouter,
  privacy: ownDataRouter,
  quiz: quizRouter,
  visitCounts: visitCountsRouter,
  visits: visitsRouter,
  whiteboard: whiteboardRouter,
  webhooks: webhooksRouter,
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
