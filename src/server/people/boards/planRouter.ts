import { z } from 'zod';
import { GuideQuery } from '../../../shared/quiz/response.ts';
import { Id } from '../../../shared/whiteboard/note.ts';
import { ById } from '../../../shared/byId.ts';
import { editorProcedure, publicWrite, router } from '../../access/procedures.ts';
import { planAsAdmin, planAsReader } from './planBoard.ts';

/** The whiteboard of a guide, on which reader and agency plan together. */
export const planRouter = router({
  open: publicWrite('boards')
    .input(GuideQuery)
    .output(z.object({ id: Id, facilitatorToken: Id }))
    .mutation(({ ctx, input }) =>
      planAsReader(ctx.em, input.token, () => ctx.boardStorage.requireSpace(ctx.liveBoards)),
    ),

  openAsAdmin: editorProcedure
    .input(ById)
    .output(z.object({ id: Id }))
    .mutation(({ ctx, input }) => planAsAdmin(ctx.em, input.id, ctx.actor)),
});
