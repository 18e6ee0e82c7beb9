import { raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import type { FastifyBaseLogger } from 'fastify';
import { BoardEntity } from './entity.ts';
import { deleteUnusedBoards, type LiveBoards } from './service.ts';

const MEBIBYTE = 1024 * 1024;
/** The row of a board, without its notes. */
const ROW_BYTES = 1024;
const MEASURED_FOR_MS = 1000;
const DELETED_AT_ONCE = 1000;

type Options = { fork: () => SqlEntityManager; mebibytes: number; log: FastifyBaseLogger };

export type BoardStorage = ReturnType<typeof createBoardStorage>;

/** Enforces a storage limit for all boards, because any visitor can create and fill them. */
export function createBoardStorage({ fork, mebibytes, log }: Options) {
  const limit = mebibytes * MEBIBYTE;
  let usedShare = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;

  async function measure() {
    const { bytes } = await fork()
      .createQueryBuilder(BoardEntity)
      .select(raw(`coalesce(sum(bytes), 0) + ${ROW_BYTES} * count(*) as bytes`))
      .execute<{ bytes: number | string }>('get');
    usedShare = Number(bytes) / limit;
    measuredAt = performance.now();
    return usedShare >= 1;
  }

  return {
    /** The used share of the limit, measured at most once a second. */
    usedShare: () => {
      if (performance.now() - measuredAt > MEASURED_FOR_MS) {
        measuredAt = performance.now();
        measure().catch((error: unknown) => log.warn({ err: error }, 'board storage not measured'));
      }
      return usedShare;
    },
    /**
     * If the limit is reached, deletes boards that were never edited, the oldest first.
     * @throws TRPCError SERVICE_UNAVAILABLE if that frees too little
     */
    async requireSpace(live: LiveBoards) {
      if (!(await measure())) return;
      await deleteUnusedBoards(fork(), live, { before: new Date(), limit: DELETED_AT_ONCE });
      if (await measure())
        throw new TRPCError({
          code: 'SERVICE_UNAVAILABLE',
          message: 'The boards have reached the storage limit of this site. Use an existing board.',
        });
    },
  };
}
