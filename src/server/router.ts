import { adminRouter } from './admin/router.ts';
import { blogRouter } from './blog/router.ts';
import { leadsRouter } from './leads/router.ts';
import { quizRouter } from './quiz/router.ts';
import { createCallerFactory, router } from './trpc.ts';
import { whiteboardRouter } from './whiteboard/router.ts';

export const appRouter = router({
  admin: adminRouter,
  blog: blogRouter,
  leads: leadsRouter,
  quiz: quizRouter,
  whiteboard: whiteboardRouter,
});
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
