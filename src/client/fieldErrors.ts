import { isCallError } from './callErrors.ts';

/** Returns what the server says of single fields, by their names. */
export const fieldErrors = (error: unknown): Partial<Record<string, string>> =>
  (isCallError(error) && error.data?.fields) || {};
