import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRateLimiter } from './memoryRateLimiter.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const later = (ms: number) => void vi.setSystemTime(Date.now() + ms);
const oneMinute = () => new MemoryRateLimiter({ points: 3, duration: 60 });

test('rejects a caller past the limit with the time to wait, and no other caller', async () => {
  const limiter = oneMinute();
  expect(await limiter.consume('a', 2)).toMatchObject({ consumedPoints: 2, remainingPoints: 1 });
  later(20_000);
  expect(await limiter.consume('a')).toMatchObject({ remainingPoints: 0 });
  await expect(limiter.consume('a')).rejects.toMatchObject({
    remainingPoints: 0,
    msBeforeNext: 40_000,
  });
  expect(await limiter.consume('b')).toMatchObject({ remainingPoints: 2 });
});

test('starts a new count after the window of a caller', async () => {
  const limiter = oneMinute();
  await limiter.consume('a', 3);
  later(59_999);
  await expect(limiter.consume('a')).rejects.toBeDefined();
  later(1);
  expect(await limiter.get('a')).toBeNull();
  expect(await limiter.consume('a')).toMatchObject({ consumedPoints: 1, msBeforeNext: 60_000 });
});

test('a caller who returns keeps its new window when those of others end', async () => {
  const limiter = oneMinute();
  await limiter.consume('a');
  later(30_000);
  await limiter.consume('b');
  later(30_000);
  await limiter.consume('a', 2);
  later(30_000);
  await limiter.consume('c');
  expect(await limiter.get('b')).toBeNull();
  expect(await limiter.get('a')).toMatchObject({ consumedPoints: 2, msBeforeNext: 30_000 });
});

test('reading a count does not start one', async () => {
  const limiter = oneMinute();
  expect(await limiter.get('a')).toBeNull();
  await limiter.consume('a');
  expect(await limiter.get('a')).toMatchObject({ consumedPoints: 1, remainingPoints: 2 });
});
