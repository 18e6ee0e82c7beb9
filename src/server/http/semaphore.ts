type Options = {
  /** Maximum number of concurrent permits. */
  running: number;
  /** Maximum length of the queue. */
  waiting: number;
  /** Maximum wait, in milliseconds. */
  limit: number;
};
export type Semaphore = ReturnType<typeof createSemaphore>;

/** Thrown when the queue is full, or the wait was too long. */
export class SemaphoreFullError extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`No permit became free within ${seconds} seconds`);
    this.seconds = seconds;
  }
}

/** Limits concurrent heavy work; a bounded number of callers waits. */
export function createSemaphore({ running, waiting, limit }: Options) {
  const queue = new Set<{ start: () => void }>();
  let free = running;
  const full = () => new SemaphoreFullError(Math.ceil(limit / 1000));

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
      const giveUp = () => end(() => reject(full()));
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
      if (gone?.aborted) throw full();
      if (free > 0) free -= 1;
      else if (queue.size < waiting) await wait(gone);
      else throw full();
      let isTaken = true;
      return () => {
        if (isTaken) leave();
        isTaken = false;
      };
    },
  };
}
