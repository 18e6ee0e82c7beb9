import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { STATUS_CODES } from 'node:http';
import { ZodError, ZodRealError } from 'zod';
import { MAX_BATCH_SIZE } from '../../shared/batch.ts';
import { PASSWORD_REQUIRED } from '../../shared/errorCodes.ts';
import { MAX_JSON_VALUES } from '../../shared/valueLimit.ts';

type ErrorDetails = {
  /** A more specific code than tRPC's. */
  code?: string;
  /** Distinguishes a wrong password from an expired session. */
  isWrongPassword?: boolean;
  /** The entity that was not found, such as `Lead`. */
  missing?: string;
  fields?: Record<string, string>;
  /** What the caller needs to continue, such as the conflicting state. */
  detail?: object;
};

/** An error cause that clients branch on. It becomes `error.data` of a tRPC response. */
export class ErrorData extends Error {
  readonly details: ErrorDetails;

  constructor(details: ErrorDetails) {
    super('Error details');
    this.details = details;
  }
}

export const notFound = (what: string) =>
  new TRPCError({
    code: 'NOT_FOUND',
    message: `${what} not found`,
    cause: new ErrorData({ missing: what }),
  });

export const tooManyRequests = (seconds: number) =>
  new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message: `Too many requests. Try again in ${seconds} seconds.`,
  });

/** For a visitor who asks for an email to an address that got one lately. */
export const alreadyMailed = () =>
  new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message:
      'An email to this address was asked for within the last hour, or three times within a day. Please look in its inbox, or try again later.',
  });

const tooManyWrong = (secrets: string) => (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return new TRPCError({
    code: 'TOO_MANY_REQUESTS',
    message: `Too many wrong ${secrets}. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  });
};
export const tooManyPasswords = tooManyWrong('passwords');
export const tooManyCodes = tooManyWrong('codes');

/** For an invalid field that only the database can detect. */
export const invalid = (field: string, message: string) =>
  invalidInput(new ZodRealError([{ code: 'custom', path: [field], message, input: undefined }]));

/** For input that does not fit its schema. */
export const invalidInput = (cause: ZodError) => new TRPCError({ code: 'BAD_REQUEST', cause });

/** For a body that is refused before it is parsed. */
export const tooDetailed = () => invalid('body', `Must have at most ${MAX_JSON_VALUES} values`);

/** Seconds after which a request that found the database unavailable may be retried. */
export const RETRY_AFTER_SECONDS = 5;

/**
 * Error codes of a database that is temporarily unavailable. For Postgres: connection failures,
 * insufficient resources, shutdowns and canceled statements, system errors, read-only servers, lost
 * races and locks.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html,
 * https://www.sqlite.org/rescode.html
 */
const UNAVAILABLE =
  /^(08|53|57|58)...$|^(25006|25P03|40001|40P01|55P03)$|^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|LOCKED|NOMEM|READONLY)/;

/** Of files, of SQLite and of Postgres. */
const DISK_FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/;

/**
 * Returns the error for clients when an unavailable database or a full disk is the cause, or
 * `undefined`.
 */
export function databaseUnavailable(error: unknown): TRPCError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isFull = DISK_FULL.test(code);
  if (isFull || UNAVAILABLE.test(code)) {
    const problem = isFull
      ? "The server's disk is full, so nothing can be stored at the moment."
      : 'The database is not available at the moment.';
    return new TRPCError({
      code: 'SERVICE_UNAVAILABLE',
      message: `${problem} Try again in ${RETRY_AFTER_SECONDS} seconds.`,
      cause: error,
    });
  }
  return databaseUnavailable(error.cause);
}

export const wrongPassword = () =>
  new TRPCError({
    code: 'UNAUTHORIZED',
    message: 'Wrong password.',
    cause: new ErrorData({ isWrongPassword: true }),
  });

/** Does not reveal which of the two is wrong, so that addresses cannot be probed. */
export const wrongCredentials = () =>
  new TRPCError({
    code: 'UNAUTHORIZED',
    message: 'The email or the password is wrong.',
    cause: new ErrorData({ isWrongPassword: true }),
  });

export const wrongCode = () =>
  new TRPCError({
    code: 'UNAUTHORIZED',
    message: 'This code is wrong or was used before. Enter the one that the app shows now.',
    cause: new ErrorData({ isWrongPassword: true }),
  });

export const unknownPasskey = () =>
  new TRPCError({
    code: 'UNAUTHORIZED',
    message: 'This passkey is not known here. Sign in with your password.',
    cause: new ErrorData({ isWrongPassword: true }),
  });

/** For a sensitive action of a session whose last password confirmation is too old. */
export const passwordRequired = () =>
  new TRPCError({
    code: 'FORBIDDEN',
    message: 'Enter the admin password again: this action needs one from the last 15 minutes.',
    cause: new ErrorData({ code: PASSWORD_REQUIRED }),
  });

export const isPasswordRequired = (error: unknown) =>
  error instanceof TRPCError && errorDetails(error).code === PASSWORD_REQUIRED;

export function errorDetails({ cause }: TRPCError): ErrorDetails {
  if (cause instanceof ErrorData) return cause.details;
  if (!(cause instanceof ZodError)) return {};
  return {
    fields: Object.fromEntries(listedIssues(cause).map(({ name, message }) => [name, message])),
  };
}

/** The body of every REST error. */
export type ErrorBody = { statusCode: number; error: string; message: string; requestId?: string };

export function errorBody(statusCode: number, message: string): ErrorBody {
  return { statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message };
}

/** Converts any error to a response. The message of a crash never leaves the server. */
export function toHttp(thrown: unknown): ErrorBody {
  const error = databaseUnavailable(thrown) ?? thrown;
  const status =
    error instanceof TRPCError ? getHTTPStatusCodeFromError(error) : statusOfFastify(error);
  return errorBody(status, isCrash(status) ? 'Internal error' : messageOf(error));
}

const isCrash = (status: number) => status >= 500 && status !== 503;

/** Returns the message of an error; for invalid input one clause per field, as in `email: Required`. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  // tRPC's own message does not say how many calls are allowed.
  if (error.message === 'Batch call exceeds maximum size')
    return `A batch takes at most ${MAX_BATCH_SIZE} calls`;
  if (!(error.cause instanceof ZodError)) return error.message;
  return describeIssues(error.cause, 'body');
}

/** More than any form has; an input of a stranger may have any number. */
const MAX_ISSUES = 30;
const MAX_PATH_LENGTH = 200;

/** Returns one clause per invalid field, as in `email: Required`, and how many are left out. */
export function describeIssues(error: ZodError, wholeName = '') {
  const clauses = listedIssues(error).map(
    ({ name, message }) => `${name || wholeName}: ${message}`,
  );
  const more = error.issues.length - clauses.length;
  return [...clauses, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

const listedIssues = ({ issues }: ZodError) =>
  issues.slice(0, MAX_ISSUES).map(({ path, message }) => {
    const name = path.join('.');
    const isLong = name.length > MAX_PATH_LENGTH;
    return { name: isLong ? `${name.slice(0, MAX_PATH_LENGTH)}…` : name, message };
  });

// Fastify's own errors, such as a body that is not JSON, carry their status.
function statusOfFastify(error: unknown) {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? status : 500;
}
