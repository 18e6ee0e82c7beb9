import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, trimText, unwrapAddress, unwrapEmail } from './cleanText.ts';

describe('text', () => {
  test.each([
    ['control characters', 'a\0\u0007\u000b\u007f\u0085b', 'ab'],
    ['non-characters', 'a\ufdd0\ufdef\ufffe\uffff\u{1fffe}b', 'ab'],
    ['unpaired surrogates', 'a\ud83d\udc00b\udc00', 'a🐀b'],
  ])('loses %s', (_what, dirty, clean) => {
    expect(cleanText(dirty)).toBe(clean);
    expect(cleanLine(dirty)).toBe(clean);
  });

  test('keeps tabs, and has one kind of line break', () => {
    expect(cleanText('a\tb\r\nc\rd\u2028e\u2029f')).toBe('a\tb\nc\nd\ne\nf');
    expect(cleanLine('a\tb\r\nc\rd\u2028e\u2029f')).toBe('a b c d e f');
  });

  test('keeps its direction in several lines, but not in one', () => {
    const marked = '\u200f\u202ea\u2066\u2069\u061c';
    expect(cleanText(marked)).toBe(marked);
    expect(cleanLine(marked)).toBe('a');
  });

  test.each(['\u200b', '\u00ad', '\u2060', '\ufeff', '\ufffa', '\u3164', '\u{e0041}'])(
    'loses the invisible %j in a line',
    (invisible) => expect(cleanLine(`a${invisible}b`)).toBe('ab'),
  );

  test.each(['می‌خواهم', 'क्‍ष', 'അവന്‍', 'ه‍', '葛󠄀', '1️⃣ ❤️‍🔥 👁️‍🗨️', '👨‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 🏴‍☠️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇩🇪', 'e\u0301'])(
    'keeps %s',
    (word) => expect(cleanLine(word)).toBe(word),
  );

  test.each([
    ['\u200dAda\u200d', 'Ada'],
    ['Ada\ufe0f\ufe0f', 'Ada'],
    ['👩\u200d ', '👩 '],
    ['❤\ufe0f\ufe0f', '❤\ufe0f'],
    [`🏴${'\u{e0041}'.repeat(20)}\u{e007f}`, '🏴'],
  ])('loses joiners and selectors that join and select nothing: %j', (dirty, clean) =>
    expect(cleanLine(dirty)).toBe(clean),
  );

  test('is empty without a visible character', () => {
    for (const blank of ['', ' \n', '\u00a0\u3000', '\u200b', '\u3164\u2800', '\u202e '])
      expect(trimText(blank)).toBe('');
    expect(trimText(' a\u200f ')).toBe('a\u200f');
  });

  test('that is clean stays as it is', () => {
    const parts = [
      ...Array.from('a \n\r\t\0\u200c\u200d\ufe0f\u200b1é'),
      '👩',
      '🏽',
      '🚀',
      '🏴',
      '\u{e0067}',
      '\ud83d',
    ];
    const any = fc.array(
      fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary', maxLength: 3 })),
    );
    fc.assert(
      fc.property(any, (units) => {
        const [text, line] = [cleanText(units.join('')), cleanLine(units.join(''))];
        expect(cleanText(text)).toBe(text);
        expect(cleanLine(line)).toBe(line);
        expect(cleanText(line)).toBe(line);
      }),
      { seed: 1 },
    );
  });
});

test.each([
  'mailto:ada@example.com',
  'MAILTO:ada@example.com?subject=Hello',
  '<ada@example.com>',
  'ada@example.com>',
  ' "ada@example.com", ',
  '(ada@example.com).',
  '\u00a0ada@example.com\u00a0',
  'Ada Lovelace <ada@example.com>',
  '"Lovelace, Ada" <mailto:ada@example.com>;',
  'mailto:%61da%40example.com',
  'mailto://ada@example.com',
  'ａｄａ＠example．com',
  '＜ada@example。com＞',
])('the email address in %s is ada@example.com', (pasted) =>
  expect(unwrapEmail(pasted)).toBe('ada@example.com'),
);

test.each([
  ['o’neil@example.com', "o'neil@example.com"],
  ['D‘Arcy O’Neil <o´neil@example.com>', "o'neil@example.com"],
  ['mailto:o%E2%80%99neil@example.com', "o'neil@example.com"],
  ['‘ada@example.com’', 'ada@example.com'],
  ['“o’neil@example.com”', "o'neil@example.com"],
  ['mailto:’o’neil@example.com', "o'neil@example.com"],
])('the email address in %s is %s', (pasted, address) => expect(unwrapEmail(pasted)).toBe(address));

test.each([
  ['<https://example.com/a>', 'https://example.com/a'],
  ['“https://example.com/a”,', 'https://example.com/a'],
  ['(https://example.com/a).', 'https://example.com/a'],
  ['https://en.wikipedia.org/wiki/A_(b)', 'https://en.wikipedia.org/wiki/A_(b)'],
  ['/uploads/a.webp', '/uploads/a.webp'],
])('the address in %s is %s', (pasted, address) => expect(unwrapAddress(pasted)).toBe(address));

test('the apostrophes of a long email address are all straight', () =>
  expect(unwrapEmail(`o${'’'.repeat(50_000)}neil@example.com`)).toBe(
    `o${"'".repeat(50_000)}neil@example.com`,
  ));
