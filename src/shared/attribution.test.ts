import { expect, test } from 'vitest';
import { Attribution } from './attribution.ts';

const touch = { utm_source: 'news', landing: '/', at: '2026-01-02T03:04:05.000Z' };

test('keeps a whole attribution, and drops malformed parts and unknown parameters', () => {
  expect(Attribution.parse({ first: touch, last: touch })).toEqual({ first: touch, last: touch });
  const last = { ...touch, utm_source: 'x'.repeat(301), gclid: 7, at: 'yesterday' };
  expect(Attribution.parse({ first: touch, last })?.last).toEqual({ landing: '/' });
  const first = { ...touch, email: 'ada@example.com' };
  expect(Attribution.parse({ first, last: touch })?.first).toEqual(touch);
});

test.each([undefined, null, 'text', [], { first: touch }])(
  '%j parses to undefined without an error',
  (value) => {
    expect(Attribution.parse(value)).toBeUndefined();
  },
);
