import { expect, test } from 'vitest';
import { callForm } from '../content/forms.ts';
import { askedCall } from './callWish.ts';

test('the day and time of a call are read from the message that asks for it', () => {
  const wish = callForm.wish('Monday, March 2, 2026', 'Late afternoon', 'Europe/Berlin');
  expect(askedCall(wish)).toBe('Mon, Mar 2, Late afternoon');
  expect(askedCall(`${wish}\n\nAbout a show (for buyers)`)).toBe('Mon, Mar 2, Late afternoon');
  expect(askedCall(callForm.wish('any day', 'Morning', 'time zone not given'))).toBe(
    'any day, Morning',
  );
  expect(askedCall('Please call me.')).toBe('');
});
