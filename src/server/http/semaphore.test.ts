import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSemaphore, SemaphoreFullError } from './semaphore.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const oneAtATime = () => createSemaphore({ running: 1, waiting: 1, limit: 20_000 });

test('a caller waits for a permit up to a limit', async () => {
  const semaphore = oneAtATime();
  await semaphore.enter();
  const late = semaphore.enter().catch((error: unknown) => error);
  vi.advanceTimersByTime(20_000);
  expect(await late).toEqual(new SemaphoreFullError(20));
});

test('a caller that leaves takes no permit and frees its place in the queue', async () => {
  const semaphore = oneAtATime();
  await expect(semaphore.enter(AbortSignal.abort())).rejects.toThrow(SemaphoreFullError);
  const release = await semaphore.enter();
  const gone = new AbortController();
  const left = semaphore.enter(gone.signal).catch((error: unknown) => error);
  await expect(semaphore.enter()).rejects.toThrow(SemaphoreFullError);
  gone.abort();
  expect(await left).toBeInstanceOf(SemaphoreFullError);
  const next = semaphore.enter();
  release();
  // A second call releases nothing.
  release();
  await next;
  await expect(semaphore.enter(AbortSignal.abort())).rejects.toThrow(SemaphoreFullError);
});
