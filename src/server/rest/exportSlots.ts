import { TRPCError } from '@trpc/server';
import type { FastifyReply } from 'fastify';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { createSemaphore, SemaphoreFullError } from '../http/semaphore.ts';
import type { Timeouts } from '../http/timeouts.ts';

/** Concurrent exports per process: each keeps the database and a core busy. */
const CONCURRENCY = 2;
const MAX_QUEUED = 20;

export function createExportSlots({ exportWait, exportStall }: Timeouts) {
  const slots = createSemaphore({ running: CONCURRENCY, waiting: MAX_QUEUED, limit: exportWait });

  /**
   * Waits for a slot, which is released when the response ends or the client disconnects. Returns a
   * function that reads a batch: it yields to other requests, and disconnects a client that stops
   * reading.
   * @throws TRPCError TOO_MANY_REQUESTS
   */
  return async (reply: FastifyReply) => {
    const { raw } = reply;
    const disconnected = new AbortController();
    raw.once('close', () => disconnected.abort());
    // The client may have disconnected while its credentials were checked.
    if (raw.destroyed) disconnected.abort();
    const release = await slots.enter(disconnected.signal).catch((error: unknown) => {
      throw error instanceof SemaphoreFullError ? tooManyExports(reply, error) : error;
    });
    let timer: NodeJS.Timeout | undefined;
    const releaseSlot = () => {
      clearTimeout(timer);
      release();
    };
    if (disconnected.signal.aborted) releaseSlot();
    else disconnected.signal.addEventListener('abort', releaseSlot);
    return async <Batch>(read: () => Promise<Batch>): Promise<Batch> => {
      clearTimeout(timer);
      await yieldToOthers();
      const batch = await read();
      // The next batch is read once the client has received this one.
      if (!disconnected.signal.aborted) timer = setTimeout(() => raw.destroy(), exportStall);
      return batch;
    };
  };
}

function tooManyExports(reply: FastifyReply, { seconds }: SemaphoreFullError) {
  reply.header('retry-after', seconds);
  return new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message: `Too many exports are running. Try again in ${seconds} seconds.`,
  });
}
