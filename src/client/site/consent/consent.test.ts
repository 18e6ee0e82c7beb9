import { expect, test } from 'vitest';
import { isAllowed, parseConsent } from './consent.ts';

test('nothing is allowed before an answer', () => {
  expect(isAllowed(parseConsent(undefined), 'analytics')).toBe(false);
});

test('accepting allows everything', () => {
  expect(isAllowed(parseConsent({ choice: 'accepted', loaded: [] }), 'calendar')).toBe(true);
});

test('one embed may be let in although the rest was rejected', () => {
  const consent = parseConsent({ choice: 'rejected', loaded: ['calendar'] });
  expect(isAllowed(consent, 'calendar')).toBe(true);
  expect(isAllowed(consent, 'analytics')).toBe(false);
});

test.each(['accepted', 7, [], { choice: 'yes', loaded: ['everything'] }])(
  '%j is no answer',
  (kept) => {
    expect(parseConsent(kept)).toEqual({ choice: undefined, loaded: [] });
  },
);
