import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tables } from '../tables.ts';
import { bestMatch, stemmed, wordsIn } from './match.ts';
import { readSubject } from '../subject.ts';

const rows = [...tables().niches, ...tables().audiences];
const stems = rows.flatMap((row) => row.stems);
const index = stemmed(rows);

const startsWith = (word: string, part: string) =>
  part.length > 3 ? word.startsWith(part) : word === part || word === `${part}s`;

/** Where the words of a stem first occur in a text, found by comparing every word with every stem. */
function placeOf(stem: string, text: string) {
  const parts = wordsIn(stem);
  const words = wordsIn(text);
  return words.findIndex((_, at) =>
    parts.every((part, offset) => startsWith(words[at + offset] ?? '', part)),
  );
}

const word = fc.oneof(
  fc.constantFrom(...stems),
  fc.constantFrom('for', 'and', 'help', 'x', 'the'),
  fc.string({ maxLength: 6 }),
);
const ending = fc.constantFrom('', 's', 'ing', 'zz');
const texts = fc
  .array(fc.tuple(word, ending), { maxLength: 8 })
  .map((parts) => parts.map((part) => part.join('')).join(' '));

test('finds a row exactly where a comparison with every stem finds one', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const places = new Set(stems.map((stem) => placeOf(stem, text)));
      const match = bestMatch(index, text);
      expect(match === undefined).toBe(places.size === 1 && places.has(-1));
      if (match) expect(places).toContain(match.from);
    }),
    { seed: 1, numRuns: 60 },
  );
});

test.each([
  ['dental practice marketing', 'marketing'],
  ['care for cars', 'car'],
  ['law for car owners', 'car'],
])('in “%s” the longest stem wins, and the last words of a short text', (text, stem) => {
  const table = ['car', 'care', 'marketing', 'dental'].map((one) => ({ stems: [one], key: one }));
  expect(bestMatch(stemmed(table), text)?.row.key).toBe(stem);
});

test.each(['a, ', 'x. ', 'for ', ' ', '.', 'a-', 'accounting and '])(
  'reads only the start of a text of “%s” from before the form had a limit',
  (unit) => {
    const long = unit.repeat(10_000);
    const start = long.slice(0, 1000);
    const asJson = (niche: string, buyers: string) =>
      JSON.stringify(readSubject({ niche, buyers }));
    expect(asJson(long, '')).toBe(asJson(start, ''));
    expect(asJson('law', long)).toBe(asJson('law', start));
  },
);
