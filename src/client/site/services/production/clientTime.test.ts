import { expect, test } from 'vitest';
import { duration } from './clientTime.ts';

test.each([
  [5, '5 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [325, '5 hours 25 minutes'],
])('%i minutes are %s', (minutes, text) => {
  expect(duration(minutes).replaceAll('\u00a0', ' ')).toBe(text);
});
