import { expect, test } from 'vitest';
import { callForm } from '../content/forms.ts';
import { requestedCall, shortRequestedCall } from './requestedCall.ts';

test('reads the day and time of a call from the message', () => {
  const request = callForm.requestLine('Monday, March 2, 2026', 'Late afternoon', 'Europe/Berlin');
  expect(shortRequestedCall(request)).toBe('Mon, Mar 2, Late afternoon');
  expect(shortRequestedCall(`${request}\n\nAbout a show (for buyers)`)).toBe(
    'Mon, Mar 2, Late afternoon',
  );
  expect(
    shortRequestedCall(callForm.requestLine('any day', 'Morning', 'time zone not given')),
  ).toBe('any day, Morning');
  expect(requestedCall(`${request}\n\nAbout a show`)).toBe(
    'Monday, March 2, 2026, Late afternoon (Europe/Berlin)',
  );
  for (const read of [requestedCall, shortRequestedCall]) expect(read('Call me.')).toBe('');
});
