import { expect, test } from 'vitest';
import { withOpeningLine } from './useOpeningLine.ts';

test('keeps its line in the message until the visitor removes it', () => {
  const first = withOpeningLine('We sell $ software.', '', 'Estimate: $1');
  expect(first).toBe('Estimate: $1\nWe sell $ software.');
  expect(withOpeningLine(first, 'Estimate: $1', 'Estimate: $&2')).toBe(
    'Estimate: $&2\nWe sell $ software.',
  );
  expect(withOpeningLine('We sell.', 'Estimate: $1', 'Estimate: $2')).toBe('We sell.');
  expect(withOpeningLine('', '', 'Estimate: $1')).toBe('Estimate: $1\n');
});
