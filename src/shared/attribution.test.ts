import { expect, test } from 'vitest';
import { Attribution } from './attribution.ts';

const visit = { utm_source: 'news', landing: '/', at: '2026-01-02T03:04:05.000Z' };

test('keeps a whole attribution, and drops malformed parts and unknown parameters', () => {
  expect(Attribution.parse({ first: visit, last: visit })).toEqual({ first: visit, last: visit });
  const last = { ...visit, utm_source: 'x'.repeat(301), gclid: 7, at: 'yesterday' };
  expect(Attribution.parse({ first: visit, last })?.last).toEqual({ landing: '/' });
  const first = { ...visit, email: 'ada@example.com' };
  expect(Attribution.parse({ first, last: visit })?.first).toEqual(visit);
});

test.each([undefined, null, 'text', [], { first: visit }])(
  '%j parses to undefined without an error',
  (value) => {
    expect(Attribution.parse(value)).toBeUndefined();
  },
);
