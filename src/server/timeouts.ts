/** How long the server waits, in milliseconds. */
export type Timeouts = Readonly<Record<keyof typeof timeouts, number>>;

/** The limits in production. Tests build the app with shorter ones. */
export const timeouts = {
  /** A visitor who completed the quiz waits this long for the guide, then for its email. */
  guide: 31_000,
  mail: 8000,
  /** Everything Gemini does for one guide, a second try included. */
  gemini: 30_000,
  /** Between both attempts, unless Gemini asks for more. */
  geminiPause: 1000,
  /** With less time left, a second try would be a wasted call. */
  geminiShortestTry: 5000,
  /** One call of Mailgun. */
  mailgun: 10_000,
  /** One delivery of a webhook. */
  webhook: 10_000,
  /** An admin waits this long for a test delivery. */
  webhookTest: 12_000,
  /** One attempt at an outbox row. Shorter than the lease of a claim. */
  attempt: 60_000,
  /** When the server stops, attempts may take this long to end by themselves. */
  attemptGrace: 8000,
  /** Then they are aborted, and get this long to record it. */
  abortGrace: 2000,
  /** After SIGTERM, responses may take this long before their connections are closed. */
  responseGrace: 10_000,
  /** A command to the Redis that keeps the rate limits; past it, each process counts on its own. */
  rateLimit: 1000,
  /** Closing the database. */
  databaseClose: 2000,
  /** Between two polls of the outbox. */
  outboxPoll: 1000,
  /** Between two checks whether the hourly housekeeping is due. */
  housekeepingPoll: 60_000,
  /** Housekeeping of a process that died is taken over after this long. */
  housekeepingLease: 300_000,
  /** Between two batches of housekeeping, so that other work has the database. */
  housekeepingPause: 20,
  /** Between two for what the open pages of the admin should learn of. */
  livePoll: 2000,
  /** The whole stop, from the signal to the end of the process. */
  stop: 20_000,
  /** One connection to Redis, or one command. */
  redis: 2000,
  /** Connecting to Postgres, or waiting for a free connection. */
  databaseAcquire: 3000,
  /** Waiting for a lock in Postgres. */
  databaseLock: 3000,
  /** One statement in Postgres, as pages, forms and the admin make them. */
  databaseStatement: 4500,
  /** One statement of an export or a whole list, or waiting for a connection for it. */
  exportStatement: 60_000,
  /** An export waits this long for a place among the running ones. */
  exportWait: 20_000,
  /** A client that takes nothing of its export for this long is cut off. */
  exportStall: 60_000,
  /** An uploaded image waits this long until earlier ones are processed. */
  pictureWait: 60_000,
  /** A statement that Postgres has not canceled this long after its limit means that it hangs. */
  databaseGrace: 500,
  /** A transaction in which nothing happens; its locks hold up others. */
  idleTransaction: 10_000,
  /** Checking whether the content has changed delays a cached page for at most this long. */
  contentVersion: 1000,
  /** The checks of `/readyz`. */
  readiness: 2000,
};

/**
 * Resolves to the result of `work`, or to `undefined` when that takes longer than `limit`
 * milliseconds.
 */
export async function within<T>(limit: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), limit);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
