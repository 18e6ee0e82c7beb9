/** How long the server waits, in milliseconds. */
export type Timeouts = Readonly<Record<keyof typeof timeouts, number>>;

/** The limits in production. Tests build the app with shorter ones. */
export const timeouts = {
  /** A visitor who finished the quiz waits this long for the guide, then for its email. */
  guide: 31_000,
  mail: 8000,
  /** Everything Gemini does for one guide, a second try included. */
  gemini: 30_000,
  /** Between both tries, unless Gemini asks for more. */
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
  /** Closing the database. */
  databaseClose: 2000,
  /** Between two looks at the database for what is due in the outbox. */
  outboxPoll: 1000,
  /** Between two for what the open pages of the admin should learn of. */
  livePoll: 2000,
};
