type Options = { isPermanent?: boolean; retryAfterSeconds?: number | undefined };

/** What a handler throws when it knows more of its failure than that it happened. */
export class DeliveryFailure extends Error {
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
