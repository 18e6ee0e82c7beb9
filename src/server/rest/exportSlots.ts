import { TRPCError } from '@trpc/server';
import type { FastifyReply } from 'fastify';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { createPlaces, NoPlaceError } from '../http/semaphore.ts';
import type { Timeouts } from '../timeouts.ts';

/** Exports that run at once in a process: each keeps the database and a processor busy. */
const RUNNING = 2;
const WAITING = 20;

/** Gives exports their places among the running ones. */
export function exportPlaces({ exportWait, exportStall }: Timeouts) {
  const places = createPlaces({ running: RUNNING, waiting: WAITING, limit: exportWait });

  /**
   * Waits for a place, which is free again when the response is over or its client has gone. Returns
   * how to read a batch: other requests go first, and a client that takes nothing for too long is cut off.
   * @throws TRPCError TOO_MANY_REQUESTS
   */
  return async (reply: FastifyReply) => {
    const { raw } = reply;
    const gone = new AbortController();
    raw.once('close', () => gone.abort());
    // It may have left while its credential was checked.
    if (raw.destroyed) gone.abort();
    const leave = await places.enter(gone.signal).catch((error: unknown) => {
      throw error instanceof NoPlaceError ? tooManyExports(reply, error) : error;
    });
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(timer);
      leave();
    };
    if (gone.signal.aborted) end();
    else gone.signal.addEventListener('abort', end);
    return async <Batch>(read: () => Promise<Batch>): Promise<Batch> => {
      clearTimeout(timer);
      await othersFirst();
      const batch = await read();
      // The next one is asked for when the client has taken the one before.
      if (!gone.signal.aborted) timer = setTimeout(() => raw.destroy(), exportStall);
      return batch;
    };
  };
}

function tooManyExports(reply: FastifyReply, { seconds }: NoPlaceError) {
  reply.header('retry-after', seconds);
  return new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message: `Too many exports are running. Try again in ${seconds} seconds.`,
  });
}
