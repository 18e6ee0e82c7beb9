import { describe, expect, test } from 'vitest';
import { emailAddress, longText, requiredText, text } from './text.ts';

const messagesOf = (schema: typeof emailAddress, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('text', () => {
  test('is trimmed before it is measured, and may be empty unless it is required', () => {
    expect(text(3).parse('  abc\n')).toBe('abc');
    expect(messagesOf(text(3), 'abcd')).toEqual(['Must have at most 3 characters']);
    expect(text(3).parse('  ')).toBe('');
    expect(messagesOf(requiredText(3), ' \u00a0\u3000 ')).toEqual(['Required']);
  });

  test('is reported as missing when absent, and as of the wrong type otherwise', () => {
    expect(messagesOf(text(3), undefined)).toEqual(['Required']);
    for (const value of [null, 1, true, [], {}])
      expect(messagesOf(text(3), value)).toEqual(['Must be text']);
  });

  test('is one line, unless it is long', () => {
    expect(text(9).parse('a\0\r\nb')).toBe('a b');
    expect(longText(9).parse('a\0\r\nb')).toBe('a\nb');
    expect(messagesOf(requiredText(9), '\u200b\u3164')).toEqual(['Required']);
  });
});

describe('an email address', () => {
  test.each([
    'ada@example.com',
    ' ada@example.com ',
    'a.d+a@mail.example.co.uk',
    `${'a'.repeat(60)}@example.com`,
    ...['&', '#', '/', '%', '=', '!', '~', "'", '+', '-', '_'].map((sign) => `a${sign}b@x.co`),
    'a@x.xn--p1ai',
    'jörg@bücher.de',
    '用户@例子.公司',
  ])('%s is valid', (value) => expect(emailAddress.parse(value)).toBe(value.trim()));

  test.each([
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@example.com, b@example.com',
    'ada@@example.com',
    '"ada"@example.com',
    'a,b@example.com',
    'a;b@example.com',
    'a\r\nBcc:b@example.com',
    'Ada <ada@example.com>, Bob <bob@example.com>',
    'a..b@example.com',
    '.a@example.com',
    'ada@example..com',
    'ada@-.com',
    'ada@127.0.0.1',
  ])('%s is invalid', (value) =>
    expect(messagesOf(emailAddress, value)).toEqual([
      'Must be an email address, such as name@company.com',
    ]),
  );

  test('is reported as missing, not as malformed, when empty', () => {
    expect(messagesOf(emailAddress, '')).toEqual(['Required']);
  });
});
