import type { BoardStorage } from './boardStorage.ts';
import { z } from 'zod';
import { Id } from '../../shared/whiteboard/note.ts';
import { NewBoard, NewBoardOutput } from '../../shared/whiteboard/protocol.ts';
import {
  editorProcedure,
  publicProcedure,
  publicWrite,
  router,
  viewerProcedure,
} from '../access/procedures.ts';
import {
  boardHistory,
  boardIdFor,
  clearBoard,
  createBoard,
  deleteBoard,
  listBoards,
  setBoardReadOnly,
  type LiveBoards,
} from './service.ts';

declare module '../access/procedures.ts' {
  interface Context {
    liveBoards: LiveBoards;
    boardStorage: BoardStorage;
  }
}

const MAX_PAGE_SIZE = 100;

const BoardSummary = z.object({
  /** For viewers, the read-only id. */
  id: z.string(),
  readOnlyId: z.string(),
  title: z.string(),
  isReadOnly: z.boolean(),
  notes: z.int(),
  changedAt: z.date(),
  participants: z.array(z.object({ id: z.string(), name: z.string() })),
});

const BoardQuery = z.object({
  limit: z.int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
  /** The `nextCursor` of the page before. */
  cursor: z.object({ changedAt: z.iso.datetime().max(30), readOnlyId: Id }).optional(),
});
const BoardPage = z.object({
  boards: z.array(BoardSummary),
  nextCursor: z.object({ changedAt: z.date(), readOnlyId: z.string() }).nullable(),
});

const ById = z.object({ id: Id });

export const whiteboardRouter = router({
  create: publicWrite('boards')
    .input(NewBoard)
    .output(NewBoardOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.boardStorage.requireSpace(ctx.liveBoards);
      return createBoard(ctx.em, input);
    }),

  /** Requires write access: the read-only id does not open the history. */
  history: publicProcedure.input(ById).query(async ({ ctx, input }) => {
    await ctx.admitWrite('boards');
    return boardHistory(ctx.em, input.id);
  }),

  list: viewerProcedure
    .input(BoardQuery)
    .output(BoardPage)
    .query(async ({ ctx, input }) => {
      const { boards, nextCursor } = await listBoards(ctx.em, ctx.liveBoards, input);
      const maySeeSecrets = await ctx.auth.maySeeSecrets();
      const toShown = (board: (typeof boards)[number]) => ({
        ...board,
        id: boardIdFor(board, maySeeSecrets),
      });
      return { boards: boards.map(toShown), nextCursor };
    }),

  setReadOnly: editorProcedure
    .input(ById.extend({ isReadOnly: z.boolean() }))
    .mutation(({ ctx, input }) =>
      setBoardReadOnly(ctx.em, ctx.liveBoards, { ...input, actor: ctx.actor }),
    ),

  clear: editorProcedure
    .input(ById)
    .mutation(({ ctx, input }) =>
      clearBoard(ctx.em, ctx.liveBoards, { ...input, actor: ctx.actor }),
    ),

  remove: editorProcedure
    .input(ById)
    .mutation(({ ctx, input }) =>
      deleteBoard(ctx.em, ctx.liveBoards, { ...input, actor: ctx.actor }),
    ),
});
