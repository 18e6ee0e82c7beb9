/**
 * Returns the message of an error. A failed connection to a host with several addresses is an
 * AggregateError with an empty message and an error for each address.
 */
export function errorText(error: unknown): string {
  const reason: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return reason instanceof Error ? reason.message : String(reason);
}
