import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
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

// Every write to this device fails as on a full disk.
const FULL = '/dev/full';
test.skipIf(!existsSync(FULL))(
  'a log that cannot be written neither stops nor ends the process',
  () => {
    const program = `
    import { createLog } from ${JSON.stringify(log)};
    const log = createLog('info');
    const logMany = () => {
      for (let n = 0; n < 2000; n++) log.info('x'.repeat(1000));
      log.fatal('the last');
    };
    logMany();
    setImmediate(() => {
      logMany();
      console.error(process.memoryUsage().heapUsed < 100_000_000);
    });`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { encoding: 'utf8', stdio: ['ignore', openSync(FULL, 'w'), 'pipe'], timeout: 300_000 },
    );
    expect([status, stderr.trim()]).toEqual([0, 'true']);
  },
);
