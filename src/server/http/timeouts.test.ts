import { expect, test } from 'vitest';
import { timeouts } from './timeouts.ts';

test('a visitor who finished the quiz waits at most 40 seconds', () => {
  expect(timeouts.gemini).toBeLessThan(timeouts.guide);
  expect(timeouts.guide + timeouts.guideEmail).toBeLessThan(40_000);
});

test('a call fails within 5 seconds when the database hangs', () => {
  expect(timeouts.databaseStatement + timeouts.databaseGrace).toBeLessThanOrEqual(5000);
  expect(timeouts.databaseAcquire).toBeLessThan(5000);
  expect(timeouts.databaseLock).toBeLessThan(timeouts.databaseStatement);
});

test('a Redis that hangs counts as out of reach within a second', () => {
  expect(timeouts.redisPing + timeouts.redisSilence).toBeLessThan(1000);
});
