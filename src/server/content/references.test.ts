import { expect, test } from 'vitest';
import { withReferences } from './references.ts';

const values = {
  prices: { saver: { monthly: '$1,100' }, months: 12 },
  promise: 'back within {{ prices.months }} months',
  first: 'see {{second}}',
  second: 'see {{first}}',
  invalid: undefined,
};

function replace(value: unknown) {
  const refused: string[] = [];
  const result = withReferences(value, values, (path, takes) =>
    refused.push(`${path.join('.')}: ${takes}`),
  );
  return refused.length > 0 ? refused : result;
}

test('replaces references anywhere, also those in what they stand for', () => {
  expect(
    replace({
      title: 'From {{prices.saver.monthly}}',
      items: [{ text: '{{promise}}', dollars: 3 }],
    }),
  ).toEqual({ title: 'From $1,100', items: [{ text: 'back within 12 months', dollars: 3 }] });
});

test('names the field of a reference to nothing, to several values or to itself', () => {
  const missing = (name: string) => `references to values: “${name}” is no value of this site`;
  expect(
    replace({ a: ['{{prices.gone}}', '{{prices.saver}}', '{{toString}}', '{{invalid.x}}'] }),
  ).toEqual([
    `a.0: ${missing('prices.gone')}`,
    `a.1: ${missing('prices.saver')}`,
    `a.2: ${missing('toString')}`,
  ]);
  expect(replace({ b: '{{first}}' })).toEqual([
    'b: references that end, but “first” leads back to itself',
  ]);
});
