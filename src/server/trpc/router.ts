import { lazy } from '@trpc/server';
import { createCallerFactory, router } from './trpc.ts';

/** Each router is imported with the first call of one of its procedures: a start needs none. */
export const appRouter = router({
  admin: lazy(() => import('../admin/router.ts')),
  blog: lazy(() => import('../blog/router.ts')),
  leads: lazy(() => import('../leads/router.ts')),
  outbox: lazy(() => import('../outbox/router.ts')),
  newsletter: lazy(() => import('../newsletter/router.ts')),
  plan: lazy(() => import('../admin/planRouter.ts')),
  privacy: lazy(() => import('../admin/ownData/router.ts')),
  quiz: lazy(() => import('../quiz/router.ts')),
  visitCounts: lazy(() => import('../admin/pipeline/visitCountsRouter.ts')),
  visits: lazy(() => import('../analytics/router.ts')),
  whiteboard: lazy(() => import('../whiteboard/router.ts')),
  webhooks: lazy(() => import('../webhooks/router.ts')),
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);

/** Imports the routers that no call has imported yet; afterward, all procedures are listed. */
export async function loadProcedures() {
  const { _def: definition } = appRouter;
  await Promise.all(Object.values(definition.lazy).map(({ load }) => load()));
}
