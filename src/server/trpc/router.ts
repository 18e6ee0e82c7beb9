import { lazy } from '@trpc/server';
import { createCallerFactory, router } from '../access/procedures.ts';

/** Routers are imported when one of their procedures is first called, which keeps startup fast. */
export const appRouter = router({
  admin: lazy(() => import('./adminRouter.ts')),
  content: lazy(() => import('./contentRouter.ts')),
  blog: lazy(() => import('../blog/router.ts')),
  leads: lazy(() => import('../leads/router.ts')),
  media: lazy(() => import('../media/router.ts')),
  outbox: lazy(() => import('../operations/outboxRouter.ts')),
  newsletter: lazy(() => import('../newsletter/router.ts')),
  plan: lazy(() => import('../people/boards/planRouter.ts')),
  privacy: lazy(() => import('../people/ownData/router.ts')),
  quiz: lazy(() => import('../quiz/router.ts')),
  site: lazy(() => import('../site/router.ts')),
  visitCounts: lazy(() => import('../reports/pipeline/visitCountsRouter.ts')),
  visits: lazy(() => import('../visits/router.ts')),
  whiteboard: lazy(() => import('../whiteboard/router.ts')),
  webhooks: lazy(() => import('../webhooks/router.ts')),
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);

/**
 * Imports all routers, one after the other, so that requests are handled in between. Until then,
 * `appRouter` lists only the procedures of imported ones.
 */
export async function loadProcedures() {
  const { _def: definition } = appRouter;
  for (const { load } of Object.values(definition.lazy)) await load();
}
