import { expect, test } from 'vitest';
import { timeouts } from './timeouts.ts';

test('the production limits', () => {
  expect(timeouts).toEqual({
    guide: 31_000,
    guideEmail: 8000,
    guidePoll: 500,
    gemini: 30_000,
    geminiPause: 1000,
    geminiMinAttempt: 5000,
    geminiMinRepair: 10_000,
    mailgun: 10_000,
    webhook: 10_000,
    webhookTest: 12_000,
    outboxAttempt: 60_000,
    outboxAttemptGrace: 8000,
    outboxAbortGrace: 2000,
    responseGrace: 10_000,
    rateLimit: 1000,
    databaseClose: 2000,
    outboxPoll: 1000,
    housekeepingPoll: 60_000,
    housekeepingLease: 300_000,
    housekeepingPause: 20,
    livePoll: 2000,
    stop: 20_000,
    redis: 2000,
    databaseAcquire: 3000,
    databaseLock: 3000,
    databaseStatement: 4500,
    exportStatement: 60_000,
    exportWait: 20_000,
    exportStall: 60_000,
    imageWait: 60_000,
    databaseGrace: 500,
    idleTransaction: 10_000,
    postsVersion: 1000,
    readiness: 2000,
  });
});

test('a visitor who finished the quiz waits at most 40 seconds', () => {
  expect(timeouts.gemini).toBeLessThan(timeouts.guide);
  expect(timeouts.guide + timeouts.guideEmail).toBeLessThan(40_000);
});

test('a call fails within 5 seconds when the database hangs', () => {
  expect(timeouts.databaseStatement + timeouts.databaseGrace).toBeLessThanOrEqual(5000);
  expect(timeouts.databaseAcquire).toBeLessThan(5000);
  expect(timeouts.databaseLock).toBeLessThan(timeouts.databaseStatement);
});
