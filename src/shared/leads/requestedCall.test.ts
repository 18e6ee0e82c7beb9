import { expect, test } from 'vitest';
import { callForm } from '../content/forms.ts';
import { requestedCall } from './requestedCall.ts';

test('reads the day and time of a call from the message', () => {
  const request = callForm.requestLine('Monday, March 2, 2026', 'Late afternoon', 'Europe/Berlin');
  expect(requestedCall(request)).toBe('Mon, Mar 2, Late afternoon');
  expect(requestedCall(`${request}\n\nAbout a show (for buyers)`)).toBe(
    'Mon, Mar 2, Late afternoon',
  );
  expect(requestedCall(callForm.requestLine('any day', 'Morning', 'time zone not given'))).toBe(
    'any day, Morning',
  );
  expect(requestedCall('Please call me.')).toBe('');
});
