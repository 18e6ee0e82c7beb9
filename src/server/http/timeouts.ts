/** In milliseconds. */
export type Timeouts = Readonly<Record<keyof typeof timeouts, number>>;

/** The timeouts in production; tests use shorter ones. */
export const timeouts = {
  /** How long the response to a completed quiz waits for the guide. */
  guide: 31_000,
  /** How long it then waits for the email with the guide. */
  guideEmail: 8000,
  /** Between two polls of the guides that visitors are waiting for. */
  guidePoll: 500,
  /** All calls to Gemini for one guide, retry included. */
  gemini: 30_000,
  /** One call to Gemini that reads a niche while the visitor goes on typing. */
  geminiReading: 4000,
  /** Before the retry, unless Gemini requests a longer pause. */
  geminiPause: 1000,
  /** With less time left, there is no retry. */
  geminiMinAttempt: 5000,
  /** With less time left, sections that fail a check are written by the built-in writer. */
  geminiMinRepair: 10_000,
  /** One call to Mailgun. */
  mailgun: 10_000,
  /** One delivery of a webhook. */
  webhook: 10_000,
  /** An admin waits this long for a test delivery. */
  webhookTest: 12_000,
  /** One attempt of an outbox row. Shorter than the lease of a claim. */
  outboxAttempt: 60_000,
  /** When the server stops, how long running attempts of outbox rows may take. */
  outboxAttemptGrace: 8000,
  /** How long aborted attempts may take to record the failure. */
  outboxAbortGrace: 2000,
  /** After SIGTERM, how long responses may take before their connections are closed. */
  responseGrace: 10_000,
  /** A Redis command for rate limits; past it, each process counts on its own. */
  rateLimit: 1000,
  /** Closing the database. */
  databaseClose: 2000,
  /** How long background work waits after the server listens, so that it does not delay the first page. */
  backgroundStart: 1000,
  /** Between two polls of the outbox. */
  outboxPoll: 1000,
  /** Between two checks whether housekeeping is due. */
  housekeepingPoll: 60_000,
  /** After which another process takes over the housekeeping of one that died. */
  housekeepingLease: 300_000,
  /** Between two batches of housekeeping. */
  housekeepingPause: 20,
  /** Between two polls of the live state. */
  livePoll: 2000,
  /** From the stop signal to the exit of the process. */
  stop: 20_000,
  /** One connection to Redis, or one command. */
  redis: 2000,
  /** Between two pings of the Redis that shares whiteboards. */
  redisPing: 300,
  /** Without a reply for this long, Redis counts as unreachable. */
  redisSilence: 600,
  /** How long a start waits for Postgres. */
  databaseStart: 60_000,
  /** Between two attempts of a start to connect to Postgres. */
  databaseStartPause: 1000,
  /** Connecting to Postgres, or waiting for a free connection. */
  databaseAcquire: 3000,
  /** Waiting for a lock in Postgres, or for that of another process in SQLite. */
  databaseLock: 3000,
  /** One statement in Postgres. */
  databaseStatement: 4500,
  /** One statement of an export or a whole list, or waiting for a connection for it. */
  exportStatement: 60_000,
  /** Waiting for an export slot. */
  exportWait: 20_000,
  /** After which a client that reads nothing of its export is disconnected. */
  exportStall: 60_000,
  /** Waiting for earlier images to be processed. */
  imageWait: 60_000,
  /** How long Postgres may take to cancel a statement past its limit. */
  databaseGrace: 500,
  /** A transaction that sends no statement, while its locks block others. */
  idleTransaction: 10_000,
  /** How long checking for changed posts may delay a cached page. */
  postsVersion: 1000,
  /** The checks of `/readyz`. */
  readiness: 2000,
};

/**
 * Resolves to the result of `work`, or to `undefined` when that takes longer than `limit`
 * milliseconds.
 */
export async function withTimeout<T>(limit: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), limit);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
