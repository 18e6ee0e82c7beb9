import { z } from 'zod';
import { Id } from '../../shared/whiteboard/note.ts';
import { NewBoard, NewBoardOutput } from '../../shared/whiteboard/protocol.ts';
import { adminProcedure, publicWrite, router } from '../trpc/trpc.ts';
import { clearBoard, createBoard, deleteBoard, listBoards, setBoardReadOnly } from './service.ts';

const BoardSummary = z.object({
  id: z.string(),
  readOnlyId: z.string(),
  title: z.string(),
  isReadOnly: z.boolean(),
  notes: z.int(),
  changedAt: z.date(),
  participants: z.array(z.object({ id: z.string(), name: z.string() })),
});

const ById = z.object({ id: Id });

export const whiteboardRouter = router({
  create: publicWrite('boards')
    .input(NewBoard)
    .output(NewBoardOutput)
    .mutation(({ ctx, input }) => createBoard(ctx.em, input)),

  list: adminProcedure
    .output(z.array(BoardSummary))
    .query(({ ctx }) => listBoards(ctx.em, ctx.liveBoards)),

  setReadOnly: adminProcedure
    .input(ById.extend({ isReadOnly: z.boolean() }))
    .mutation(({ ctx, input }) =>
      setBoardReadOnly(ctx.em, ctx.liveBoards, { ...input, actor: ctx.actor }),
    ),

  clear: adminProcedure
    .input(ById)
    .mutation(({ ctx, input }) =>
      clearBoard(ctx.em, ctx.liveBoards, { ...input, actor: ctx.actor }),
    ),

  remove: adminProcedure
    .input(ById)
    .mutation(({ ctx, input }) =>
      deleteBoard(ctx.em, ctx.liveBoards, { ...input, actor: ctx.actor }),
    ),
});
