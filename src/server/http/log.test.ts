import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const log = new URL('log.ts', import.meta.url).href;

test.each([
  ['exits', 'process.exit(0)'],
  ['crashes', "throw new Error('crash')"],
])('lines are written when the process %s in the same turn', (_how, end) => {
  const program = `
    import { createLog } from ${JSON.stringify(log)};
    const log = createLog('info');
    for (const text of ['first', 'second']) log.info(text);
    ${end};`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['first', 'second']);
});
