type Options = { isPermanent?: boolean; retryAfterSeconds?: number | undefined };

/** Thrown by a handler that knows whether a retry can help. */
export class DeliveryError extends Error {
  /** A retry cannot help. */
  readonly isPermanent: boolean;
  /** From the `Retry-After` header of the response. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { isPermanent = false, retryAfterSeconds }: Options = {}) {
    super(message);
    this.name = 'DeliveryError';
    this.isPermanent = isPermanent;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Thrown by a handler before its work, which may begin at `dueAt`; not counted as an attempt. */
export class PostponedError extends Error {
  readonly dueAt: Date;

  constructor(message: string, dueAt: Date) {
    super(message);
    this.name = 'PostponedError';
    this.dueAt = dueAt;
  }
}
