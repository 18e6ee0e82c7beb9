import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import type { AppRouter } from '../../../server/trpc/router.ts';
import { ConnectionError, HttpError } from '../../lib/callErrors.ts';
import { loadErrorText, errorMessage } from './errorText.ts';

type Data = {
  code: string;
  httpStatus: number;
  missing?: string;
  isWrongPassword?: boolean;
  fields?: Record<string, string>;
};

/** An error that a procedure returned. */
const procedureError = (message: string, data: Data) =>
  TRPCClientError.from<AppRouter>({ error: { message, code: -32_603, data } });
/** An error of the transport. */
const transportError = (cause: Error) => TRPCClientError.from<AppRouter>(cause);
const badInput = (field: string, message: string) =>
  procedureError(`${field}: ${message}`, {
    code: 'BAD_REQUEST',
    httpStatus: 400,
    fields: { [field]: message },
  });
const notFound = (missing: string) =>
  procedureError(`${missing} not found`, { code: 'NOT_FOUND', httpStatus: 404, missing });
const unauthorized = { code: 'UNAUTHORIZED', httpStatus: 401 };
const htmlPage = '<html><body>Bad Gateway</body></html>';

test.each([
  [transportError(new ConnectionError('Failed to fetch')), 'The server could not be reached.'],
  [transportError(new SyntaxError('Unexpected token <')), 'The server sent an invalid response.'],
  [notFound('Lead'), 'This lead was not found. It may have been deleted.'],
  [notFound('BlogPost'), 'This blog post was not found. It may have been deleted.'],
  [badInput('id', 'Must be the id of a post'), 'Nothing was found at this address.'],
  [badInput('id', 'Invalid GUID'), 'Nothing was found at this address.'],
  [badInput('title', 'Required'), 'Required'],
  [
    procedureError('Wrong password.', { ...unauthorized, isWrongPassword: true }),
    'Wrong password.',
  ],
  [
    procedureError('Admin access needs a sign-in at /admin.', unauthorized),
    'Your session has ended. Sign in again.',
  ],
  [
    transportError(new HttpError(502, htmlPage)),
    'The server returned an error (status 502). Try again in a moment.',
  ],
  [
    transportError(new HttpError(403, htmlPage)),
    'The server returned an error (status 403). Try again in a moment.',
  ],
  [
    procedureError('Internal error', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 }),
    'The server returned an error (status 500). Try again in a moment.',
  ],
  [new Error('Pictures may have at most 15 MB'), 'Pictures may have at most 15 MB'],
])('maps %s to: %s', (failure, sentence) => {
  expect(errorMessage(failure)).toBe(sentence);
});

test('names the invalid field of a view that failed to load', () => {
  expect(loadErrorText(badInput('status', 'Must be one of new, won'))).toBe(
    'The data could not be loaded. Status: Must be one of new, won.',
  );
});
