import { describe, expect, test } from 'vitest';
import { startNode } from '../../../test/process.ts';
import { readConfig } from '../config.ts';
import { describeUserAgent } from './userAgent.ts';
import { credentialProblems } from './credentialProblems.ts';
import { matchesHash, parseHash } from './passwords.ts';

describe('a hash as ADMIN_PASSWORD', () => {
  test('accepts a hash of the reference implementation', async () => {
    const known = parseHash(
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    );
    if (!known) throw new Error('not read');
    expect(await matchesHash('password', known)).toBe(true);
    expect(await matchesHash('Password', known)).toBe(false);
  });

  test('is created by `npm run password`', async () => {
    const program = startNode(['src/server/access/passwordCli.ts']);
    program.say('correct horse\n');
    program.endInput();
    const { output, code } = await program.ended();
    const known = parseHash(output.trim());
    if (!known) throw new Error(`not a hash: ${output}`);
    expect(code).toBe(0);
    expect(await matchesHash('correct horse', known)).toBe(true);
  });

  test.each([
    ['eleven char', 'at least 12 characters'],
    ['1q2w3e4r5t6y', 'not among the most common ones'],
  ])('is not created from %s', async (word, sentence) => {
    const program = startNode(['src/server/access/passwordCli.ts']);
    program.say(`${word}\n`);
    program.endInput();
    const { output, code } = await program.ended();
    expect(output).toContain(sentence);
    expect(output).not.toContain(word);
    expect(code).toBe(1);
  });

  test.each([
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ',
    '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    '$argon2id$v=19$m=9999999,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    '$argon2id$v=19$m=4,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    '$argon2id$v=19$m=65536,t=0,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    '$argon2id$nothing',
  ])('%s stops the start with a sentence that does not repeat it', (value) => {
    const start = () => readConfig({ ADMIN_PASSWORD: value }, credentialProblems);
    expect(start).toThrow('ADMIN_PASSWORD is a value not shown here, but it takes a password, or');
    expect(start).not.toThrow(value);
  });
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18 Safari/605',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18 like Mac OS X) CriOS/140.0 Mobile Safari/604',
    'Chrome on iOS',
  ],
  ['curl/8.5.0', 'Another program'],
  [undefined, 'Another program'],
])('%s is shown as %s', (userAgent, name) => {
  expect(describeUserAgent(userAgent)).toBe(name);
});
