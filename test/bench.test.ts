import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test('the peers of the benchmarks, which no compiler reads, import files that exist', () => {
  const peers = globSync('tools/bench/*.mjs');
  const targets = peers.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  );
  expect(targets).not.toEqual([]);
  expect(targets.filter((path) => !existsSync(path))).toEqual([]);
});
