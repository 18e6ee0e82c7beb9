import { NewBoard, NewBoardAnswer } from '../../shared/whiteboard/protocol.ts';
import { publicWrite, router } from '../trpc.ts';
import { createBoard } from './service.ts';

export const whiteboardRouter = router({
  create: publicWrite('boards')
    .input(NewBoard)
    .output(NewBoardAnswer)
    .mutation(({ ctx, input }) => createBoard(ctx.em, input)),
});
