import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../server/trpc/router.ts';

/** A response that no procedure gave, but a proxy, or a server that stops. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

/** No response came: the server is away, the line is down, or it took too long. */
export class ConnectionError extends Error {}

/** What a call rejects with; `data` and `shape` are set when a procedure said what is wrong. */
export const isCallError = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError;

/** The status of a failed call; `undefined` when there was no response. */
export function statusOf(error: unknown): number | undefined {
  if (!isCallError(error)) return undefined;
  return (
    error.data?.httpStatus ?? (error.cause instanceof HttpError ? error.cause.status : undefined)
  );
}

/** The code by which to tell what went wrong, such as `NOT_FOUND`, in the browser as on the server. */
export function codeOf(error: unknown): string | undefined {
  if (!isCallError(error)) return undefined;
  if (error.data) return error.data.code;
  // The server calls the procedure itself and gets its very error as the cause.
  const { cause } = error;
  return cause && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
}

/** Whether a call says that there is no such thing. */
export const isNotFound = (error: unknown) => codeOf(error) === 'NOT_FOUND';

/** What was fetched, or nothing when the server says that there is no such thing. */
export async function unlessMissing<T>(fetched: Promise<T>): Promise<T | undefined> {
  try {
    return await fetched;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** Returns what the server says of single fields, by their names. */
export const fieldErrors = (error: unknown): Partial<Record<string, string>> =>
  (isCallError(error) && error.data?.fields) || {};
