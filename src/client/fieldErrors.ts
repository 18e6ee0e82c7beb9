import { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../server/router.ts';

const isCallError = (error: unknown): error is TRPCClientError<AppRouter> =>
  error instanceof TRPCClientError;

/** Returns what the server says of single fields, by their names. */
export const fieldErrors = (error: unknown): Partial<Record<string, string>> =>
  (isCallError(error) && error.data?.fields) || {};
