import { expect, test } from 'vitest';
import { failureText, plainMessage } from './failureText.ts';

const saying = (message: string) => plainMessage({ message });
const aPage = '<html><body>Bad Gateway</body></html>';

test.each([
  ['Failed to fetch', 'The server could not be reached.'],
  ['NetworkError when attempting to fetch resource.', 'The server could not be reached.'],
  ['Load failed', 'The server could not be reached.'],
  ['The operation timed out.', 'The server could not be reached.'],
  ['404: Lead not found', 'This lead was not found. It may have been deleted.'],
  ['404: BlogPost not found', 'This blog post was not found. It may have been deleted.'],
  ['400: id: Must be the id of a post', 'There is no such post.'],
  ['400: id: Invalid GUID', 'There is nothing at this address.'],
  ['400: title: Required', 'Required'],
  ['401: Wrong password.', 'Wrong password.'],
  ['401: Admin access needs a sign-in at /admin.', 'Your session has ended. Sign in again.'],
  [`502: ${aPage}`, 'The server answered with an error (status 502). Try again in a moment.'],
  [`403: ${aPage}`, 'The server answered with an error (status 403). Try again in a moment.'],
  ['500: {}', 'The server answered with an error (status 500). Try again in a moment.'],
  ['Unexpected token < in JSON', 'The server gave an answer that cannot be read.'],
])('%s is told as: %s', (message, sentence) => {
  expect(saying(message)).toBe(sentence);
});

test('a view that could not be loaded names the field at fault', () => {
  expect(failureText({ message: '400: status: Must be one of new, won' })).toBe(
    'The data could not be loaded. Status: Must be one of new, won.',
  );
});
