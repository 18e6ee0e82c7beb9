import { expect, test } from 'vitest';
import { requestedCall, requestLine, shortRequestedCall } from './requestedCall.ts';

test('reads the day and time of a call from the message', () => {
  const request = '30-minute strategy call: Monday, March 2, 2026, Late afternoon (Europe/Berlin)';
  expect(shortRequestedCall(request)).toBe('Mon, Mar 2, Late afternoon');
  expect(shortRequestedCall(`${request}\n\nAbout a show (for buyers)`)).toBe(
    'Mon, Mar 2, Late afternoon',
  );
  expect(
    shortRequestedCall('30-minute strategy call: any day, Morning (time zone not given)'),
  ).toBe('any day, Morning');
  expect(requestedCall(`${request}\n\nAbout a show`)).toBe(
    'Monday, March 2, 2026, Late afternoon (Europe/Berlin)',
  );
  for (const read of [requestedCall, shortRequestedCall]) expect(read('Call me.')).toBe('');
});

test('reads a request of any length, but no other text about a call', () => {
  const call = { day: 'Monday, March 2, 2026', time: 'Morning', timeZone: 'Berlin (CET)' };
  for (const length of ['1-hour', 'half hour'])
    expect(requestedCall(`${requestLine({ length, ...call })}\r\n\r\nAbout a show`)).toBe(
      'Monday, March 2, 2026, Morning (Berlin (CET))',
    );
  expect(requestedCall('About the strategy call: when do we meet?')).toBe('');
});
