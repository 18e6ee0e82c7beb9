import { expect, test } from 'vitest';
import { timeouts } from './timeouts.ts';

test('the production limits', () => {
  expect(timeouts).toEqual({
    guide: 31_000,
    mail: 8000,
    gemini: 30_000,
    geminiPause: 1000,
    geminiShortestTry: 5000,
    mailgun: 10_000,
    webhook: 10_000,
    webhookTest: 12_000,
    attempt: 60_000,
    attemptGrace: 8000,
    abortGrace: 2000,
    responseGrace: 10_000,
    databaseClose: 2000,
    outboxPoll: 1000,
    livePoll: 2000,
  });
});

test('a visitor who finished the quiz waits at most 40 seconds', () => {
  expect(timeouts.gemini).toBeLessThan(timeouts.guide);
  expect(timeouts.guide + timeouts.mail).toBeLessThan(40_000);
});
