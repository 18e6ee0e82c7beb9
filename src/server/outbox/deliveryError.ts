type Options = { isPermanent?: boolean; retryAfterSeconds?: number | undefined };

/** Thrown by a handler that knows whether a retry can help. */
export class DeliveryError extends Error {
  /** Trying again cannot help. */
  readonly isPermanent: boolean;
  /** How long the other side asked us to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { isPermanent = false, retryAfterSeconds }: Options = {}) {
    super(message);
    this.name = 'DeliveryFailure';
    this.isPermanent = isPermanent;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
