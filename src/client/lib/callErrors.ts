import { TRPCClientError } from '@trpc/client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { AppRouter } from '../../server/trpc/router.ts';

/** A response from a proxy or a stopping server instead of a procedure. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** No response: the server is down, the client is offline, or the call timed out. */
export class ConnectionError extends Error {}

/** The error of a failed call; `data` and `shape` are set if a procedure threw it. */
export const isCallError = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError;

/** Returns the status of a failed call; `undefined` without a response. */
export function statusOf(error: unknown): number | undefined {
  if (!isCallError(error)) return undefined;
  return (
    error.data?.httpStatus ?? (error.cause instanceof HttpError ? error.cause.status : undefined)
  );
}

/** Returns the error code, such as `NOT_FOUND`, in the browser and on the server. */
export function codeOf(error: unknown): string | undefined {
  if (!isCallError(error)) return undefined;
  if (error.data) return error.data.code;
  // During server rendering the cause is the original error.
  const { cause } = error;
  return cause && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}

/** Returns what the server says about a limit that was reached, such as when to try again. */
export const limitOf = (error: unknown) =>
  isCallError(error) && error.data?.httpStatus === 429
    ? error.message.replace(/^429: /, '')
    : undefined;

export const isNotFound = (error: unknown) => codeOf(error) === 'NOT_FOUND';

/** Resolves to the result, or to `undefined` on `NOT_FOUND`. */
export async function undefinedIfNotFound<T>(fetched: Promise<T>): Promise<T | undefined> {
  try {
    return await fetched;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/**
 * Shows the messages of a validation error at the fields of a form and focuses the first. Returns
 * whether there were any.
 */
export function setServerErrors<T extends FieldValues>(
  setError: UseFormSetError<T>,
  error: unknown,
  names: readonly Path<T>[],
) {
  const messages = fieldErrors(error);
  const invalid = names.filter((name) => messages[name]);
  for (const name of invalid)
    setError(name, { message: messages[name] ?? '' }, { shouldFocus: name === invalid[0] });
  return invalid.length > 0;
}

/** Returns the messages of a validation error by field. */
export const fieldErrors = (error: unknown): Partial<Record<string, string>> =>
  (isCallError(error) && error.data?.fields) || {};
