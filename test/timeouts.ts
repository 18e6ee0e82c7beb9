import { type Timeouts, timeouts as production } from '../src/server/http/timeouts.ts';

/** A twentieth of the production timeouts, for tests that wait for one. */
export const timeouts: Timeouts = {
  guide: production.guide / 20,
  guideEmail: production.guideEmail / 20,
  guidePoll: production.guidePoll / 20,
  gemini: production.gemini / 20,
  geminiPause: production.geminiPause / 20,
  geminiReading: production.geminiReading / 20,
  geminiMinAttempt: production.geminiMinAttempt / 20,
  geminiMinRepair: production.geminiMinRepair / 20,
  mailgun: production.mailgun / 20,
  webhook: production.webhook / 20,
  webhookTest: production.webhookTest / 20,
  outboxAttempt: production.outboxAttempt / 20,
  outboxAttemptGrace: production.outboxAttemptGrace / 20,
  outboxAbortGrace: production.outboxAbortGrace / 20,
  responseGrace: production.responseGrace / 20,
  rateLimit: production.rateLimit / 20,
  databaseClose: production.databaseClose / 20,
  stop: production.stop / 20,
  redis: production.redis / 20,
  redisPing: production.redisPing,
  redisSilence: production.redisSilence,
  databaseStart: production.databaseStart / 200,
  databaseStartPause: production.databaseStartPause / 20,
  // Ordinary statements need this long on a busy machine.
  databaseAcquire: production.databaseAcquire / 2,
  databaseLock: production.databaseLock / 2,
  databaseStatement: production.databaseStatement / 2,
  exportStatement: production.exportStatement / 20,
  exportWait: production.exportWait / 20,
  exportStall: production.exportStall / 20,
  imageWait: production.imageWait / 20,
  databaseGrace: production.databaseGrace / 2,
  idleTransaction: production.idleTransaction,
  postsVersion: production.postsVersion / 2,
  readiness: production.readiness / 2,
  backgroundStart: production.backgroundStart / 20,
  outboxPoll: production.outboxPoll / 20,
  housekeepingPoll: production.housekeepingPoll / 20,
  housekeepingLease: production.housekeepingLease / 20,
  housekeepingPause: production.housekeepingPause / 20,
  livePoll: production.livePoll / 20,
};

/** The timeouts of production, with faster polls for live updates. */
export const withQuickLivePoll: Timeouts = {
  ...production,
  livePoll: production.livePoll / 5,
};

/** The timeouts of production, with longer ones for what takes long on a busy machine. */
export const patient: Timeouts = {
  ...production,
  guide: 100_000,
  guideEmail: 100_000,
  mailgun: 50_000,
  rateLimit: 100_000,
  databaseAcquire: 100_000,
  databaseLock: 100_000,
  databaseStatement: 120_000,
  postsVersion: 100_000,
  readiness: 100_000,
};
