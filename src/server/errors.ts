import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { STATUS_CODES } from 'node:http';
import { ZodError, ZodRealError } from 'zod';
import { LARGEST_BATCH } from '../shared/batch.ts';

export const notFound = (what: string) =>
  new TRPCError({ code: 'NOT_FOUND', message: `${what} not found` });

export const tooMany = (seconds: number) =>
  new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message: `Too many requests. Try again in ${seconds} seconds.`,
  });

export function tooManyPasswords(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message: `Too many wrong passwords. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  });
}

/** A field that only the database, or a look into it, could find wrong. */
export const invalid = (field: string, message: string) =>
  new TRPCError({
    code: 'BAD_REQUEST',
    cause: new ZodRealError([{ code: 'custom', path: [field], message, input: undefined }]),
  });

/** As the cause of an error: what the caller needs to go on, such as the state that stands in the way. */
export class Detail extends Error {
  readonly value: object;

  constructor(value: object) {
    super('Detail');
    this.value = value;
  }
}

/** What an error tells a program beside its sentence. */
export function factsOf({ cause }: TRPCError) {
  const fields =
    cause instanceof ZodError
      ? Object.fromEntries(cause.issues.map(({ path, message }) => [path.join('.'), message]))
      : undefined;
  const detail: unknown = cause instanceof Detail ? cause.value : undefined;
  return { ...(fields && { fields }), ...(detail !== undefined && { detail }) };
}

/** Every error a REST caller sees. */
export type ErrorBody = { statusCode: number; error: string; message: string };

export function errorBody(statusCode: number, message: string): ErrorBody {
  return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message };
}

/** The only place that turns an error into a status; the text of a crash stays here. */
export function toHttp(error: unknown): ErrorBody {
  const status =
    error instanceof TRPCError ? getHTTPStatusCodeFromError(error) : statusOfFastify(error);
  return errorBody(status, status >= 500 ? 'Internal error' : messageOf(error));
}

/** A sentence for people: for bad input one clause a field, as in `email: Required`. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  // What tRPC says of it leaves out how many it takes.
  if (error.message === 'Batch call exceeds maximum size')
    return `A batch takes at most ${LARGEST_BATCH} calls`;
  if (!(error.cause instanceof ZodError)) return error.message;
  return error.cause.issues
    .map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
    .join('; ');
}

// Fastify's own errors, such as a body that is not JSON, carry their status.
function statusOfFastify(error: unknown) {
  const known = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof known === 'number' ? known : 500;
}
