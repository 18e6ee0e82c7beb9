import { expect, test } from 'vitest';
import { isAllowed, parseConsent } from './consent.ts';

test('allows nothing before a choice, everything once accepted, and a single embed otherwise', () => {
  expect(isAllowed(parseConsent(undefined), 'analytics')).toBe(false);
  expect(isAllowed(parseConsent({ choice: 'accepted', loaded: [] }), 'calendar')).toBe(true);
  const consent = parseConsent({ choice: 'rejected', loaded: ['calendar'] });
  expect(isAllowed(consent, 'calendar')).toBe(true);
  expect(isAllowed(consent, 'analytics')).toBe(false);
});

test.each(['accepted', 7, [], { choice: 'yes', loaded: ['everything'] }])(
  'ignores a stored %j',
  (stored) => {
    expect(parseConsent(stored)).toEqual({ choice: undefined, loaded: [] });
  },
);
