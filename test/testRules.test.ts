import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no test depends on time, load or luck', () => {
  const now = String.raw`(?:performance|Date)\.now\(\)`;
  const elapsed = String.raw`[^;]*?(?:- *${now}|${now} *-)[^;]*`;
  const isCompared = String.raw`\.toBe(?:Less|Greater)Than`;
  const forbidden = [
    /\bnetworkidle\b/,
    /\bwaitForTimeout\b/,
    // `retry: true` is a message of the whiteboard.
    /\bretries:|\bretry:(?! *(?:true|false)\b)/,
    new RegExp(String.raw`\bexpect\(${elapsed}${isCompared}`),
    new RegExp(String.raw`\bconst (\w+) =${elapsed};[^]*\bexpect\(\1\)[^;]*${isCompared}`),
  ];
  // This list itself, and dates compared under a stopped clock.
  const exceptions = ['test/testRules.test.ts', 'src/server/webhooks/webhooks.test.ts'];
  const tests = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.{ts,tsx}', '*.config.ts'], {
    exclude: ['test/soak/**'],
  });
  expect(tests).toEqual(expect.arrayContaining(exceptions));
  const found = tests
    .filter((file) => !exceptions.includes(file))
    .flatMap((file) =>
      forbidden.flatMap(
        (one) =>
          one
            .exec(readFileSync(file, 'utf8'))
            ?.slice(0, 1)
            .map((text) => `${file}: ${text}`) ?? [],
      ),
    );
  expect(found).toEqual([]);
});
