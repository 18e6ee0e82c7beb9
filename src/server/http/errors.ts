import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { STATUS_CODES } from 'node:http';
import { ZodError, ZodRealError } from 'zod';
import { MAX_BATCH_SIZE } from '../../shared/batch.ts';
import { PASSWORD_REQUIRED } from '../../shared/errorCodes.ts';

/** An error cause: the missing entity, such as `Lead`. */
class Missing extends Error {
  readonly what: string;

  constructor(what: string) {
    super(what);
    this.what = what;
  }
}

export const notFound = (what: string) =>
  new TRPCError({
    code: 'NOT_FOUND',
    message: `${what} not found`,
    cause: new Missing(what),
  });

export const tooManyRequests = (seconds: number) =>
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

/** An invalid field that only the database can detect. */
export const invalid = (field: string, message: string) =>
  new TRPCError({
    code: 'BAD_REQUEST',
    cause: new ZodRealError([{ code: 'custom', path: [field], message, input: undefined }]),
  });

/** Seconds after which a request that found the database unavailable may be retried. */
export const RETRY_AFTER_SECONDS = 5;

/**
 * Error codes of a database that is temporarily unavailable. For Postgres: connection failures,
 * insufficient resources, shutdowns and canceled statements, system errors, lost races and locks.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html,
 * https://www.sqlite.org/rescode.html
 */
const UNAVAILABLE =
  /^(08|53|57|58)...$|^(25P03|40001|40P01|55P03)$|^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|LOCKED|NOMEM|READONLY)/;

/** The same error for every caller when the database is why a call failed; otherwise nothing. */
export function databaseUnavailable(error: unknown): TRPCError | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && UNAVAILABLE.test(error.code))
    return new TRPCError({
      code: 'SERVICE_UNAVAILABLE',
      message: `The database is not available at the moment. Try again in ${RETRY_AFTER_SECONDS} seconds.`,
      cause: error,
    });
  return databaseUnavailable(error.cause);
}

/** An error cause: data that the caller needs to continue, such as the conflicting state. */
export class ErrorDetail extends Error {
  readonly value: object;

  constructor(value: object) {
    super('Detail');
    this.value = value;
  }
}

/** As the cause of an error: a code that clients decide by, more exact than tRPC's own. */
class ErrorCode extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** An error cause: distinguishes a wrong password from an expired session. */
class WrongPassword extends Error {}

export const wrongPassword = () =>
  new TRPCError({
    code: 'UNAUTHORIZED',
    message: 'Wrong password.',
    cause: new WrongPassword(),
  });

/** For a sensitive action of a session whose last proof of the password is too old. */
export const passwordRequired = () =>
  new TRPCError({
    code: 'FORBIDDEN',
    message: 'Enter the admin password again: this action needs one from the last 15 minutes.',
    cause: new ErrorCode(PASSWORD_REQUIRED),
  });

export const isPasswordRequired = (error: unknown) =>
  error instanceof TRPCError &&
  error.cause instanceof ErrorCode &&
  error.cause.code === PASSWORD_REQUIRED;

/** Returns the machine-readable part of an error. */
export function errorData({ cause }: TRPCError) {
  const fields =
    cause instanceof ZodError
      ? Object.fromEntries(cause.issues.map(({ path, message }) => [path.join('.'), message]))
      : undefined;
  const detail: unknown = cause instanceof ErrorDetail ? cause.value : undefined;
  return {
    ...(cause instanceof ErrorCode && { code: cause.code }),
    ...(cause instanceof WrongPassword && { isWrongPassword: true }),
    ...(cause instanceof Missing && { missing: cause.what }),
    ...(fields && { fields }),
    ...(detail !== undefined && { detail }),
  };
}

/** Every error a REST caller sees. */
export type ErrorBody = { statusCode: number; error: string; message: string };

export function errorBody(statusCode: number, message: string): ErrorBody {
  return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message };
}

/** The only place that turns an error into a status; the text of a crash stays here. */
export function toHttp(thrown: unknown): ErrorBody {
  const error = databaseUnavailable(thrown) ?? thrown;
  const status =
    error instanceof TRPCError ? getHTTPStatusCodeFromError(error) : statusOfFastify(error);
  return errorBody(status, isCrash(status) ? 'Internal error' : messageOf(error));
}

const isCrash = (status: number) => status >= 500 && status !== 503;

/** A sentence for people: for bad input one clause a field, as in `email: Required`. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  // tRPC's own message does not say how many calls are allowed.
  if (error.message === 'Batch call exceeds maximum size')
    return `A batch takes at most ${MAX_BATCH_SIZE} calls`;
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
