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
