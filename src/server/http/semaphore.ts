type Options = {
  /** How many work at once. */
  running: number;
  /** How many more may wait. */
  waiting: number;
  /** Milliseconds one waits at most. */
  limit: number;
};
export type Semaphore = ReturnType<typeof createSemaphore>;

/** Every place is taken, and so are those to wait in, or the wait was too long. */
export class SemaphoreFullError extends Error {
  /** After which another try makes sense. */
  readonly seconds: number;

  constructor(seconds: number) {
    super(`No place became free within ${seconds} seconds`);
    this.seconds = seconds;
  }
}

/** Places for heavy work: a few callers work, a few more wait their turn, the others are turned away. */
export function createSemaphore({ running, waiting, limit }: Options) {
  const queue = new Set<{ start: () => void }>();
  let free = running;
  const noPlace = () => new SemaphoreFullError(Math.ceil(limit / 1000));

  const leave = () => {
    const [next] = queue;
    if (next) next.start();
    else free += 1;
  };

  const wait = (gone: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
        queue.delete(entry);
        settle();
      };
      const entry = { start: () => end(resolve) };
      const giveUp = () => end(() => reject(noPlace()));
      const timer = setTimeout(giveUp, limit);
      gone?.addEventListener('abort', giveUp);
      queue.add(entry);
    });

  return {
    /**
     * Acquires a permit, in order, and returns an idempotent function that releases it.
     * @throws SemaphoreFullError, also when `gone` is aborted before or during the wait.
     */
    async enter(gone?: AbortSignal): Promise<() => void> {
      if (gone?.aborted) throw noPlace();
      if (free > 0) free -= 1;
      else if (queue.size < waiting) await wait(gone);
      else throw noPlace();
      let isTaken = true;
      return () => {
        if (isTaken) leave();
        isTaken = false;
      };
    },
  };
}
