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
const said = (message: string, data: Data) =>
  TRPCClientError.from<AppRouter>({ error: { message, code: -32_603, data } });
/** An error of the transport. */
const failed = (cause: Error) => TRPCClientError.from<AppRouter>(cause);
const badInput = (field: string, message: string) =>
  said(`${field}: ${message}`, {
    code: 'BAD_REQUEST',
    httpStatus: 400,
    fields: { [field]: message },
  });
const notFound = (missing: string) =>
  said(`${missing} not found`, { code: 'NOT_FOUND', httpStatus: 404, missing });
const refused = { code: 'UNAUTHORIZED', httpStatus: 401 };
const aPage = '<html><body>Bad Gateway</body></html>';

test.each([
  [failed(new ConnectionError('Failed to fetch')), 'The server could not be reached.'],
  [failed(new SyntaxError('Unexpected token <')), 'The server sent an invalid response.'],
  [notFound('Lead'), 'This lead was not found. It may have been deleted.'],
  [notFound('BlogPost'), 'This blog post was not found. It may have been deleted.'],
  [badInput('id', 'Must be the id of a post'), 'Nothing was found at this address.'],
  [badInput('id', 'Invalid GUID'), 'Nothing was found at this address.'],
  [badInput('title', 'Required'), 'Required'],
  [said('Wrong password.', { ...refused, isWrongPassword: true }), 'Wrong password.'],
  [
    said('Admin access needs a sign-in at /admin.', refused),
    'Your session has ended. Sign in again.',
  ],
  [
    failed(new HttpError(502, aPage)),
    'The server returned an error (status 502). Try again in a moment.',
  ],
  [
    failed(new HttpError(403, aPage)),
    'The server returned an error (status 403). Try again in a moment.',
  ],
  [
    said('Internal error', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 }),
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
