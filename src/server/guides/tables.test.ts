import { expect, test } from 'vitest';
import { changedContent } from '../../../test/changedContent.ts';
import { readTables } from './tables.ts';

test('refuses twins, and a niche whose audience does not exist', () => {
  const change = changedContent();
  change('guide/audiences/02-department-heads.yaml', '- key: hr', '- key: founders');
  change('guide/niches/01-bookkeeping.yaml', 'audience: founders', 'audience: founder');
  change('guide/niches/02-tax-and-money.yaml', '- offer: tax planning', '- offer: bookkeeping');
  const read = () => readTables();
  expect(read).toThrow(/02-department-heads\.yaml:4: 0\.key: takes a text .* unlike “founders”$/m);
  expect(read).toThrow(
    /02-tax-and-money\.yaml:4: 0\.offer: takes a text .* unlike “bookkeeping”$/m,
  );
  expect(read).toThrow(/01-bookkeeping\.yaml:\d+: 0\.audience: takes .*“founder” is not$/m);
});
