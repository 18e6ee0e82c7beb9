import { renameSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { patient } from '../../../test/timeouts.ts';
import { createLog } from '../http/log.ts';

test('a server says when its file is deleted or replaced, which SQLite does not notice', async () => {
  const lines: string[] = [];
  const logger = createLog('error', { write: (line: string) => void lines.push(line) });
  await using server = await testApp({ logger, timeouts: patient });
  const file = server.url.replace('sqlite:', '');
  const up = async () =>
    /^database_up (\d)/m.exec(
      (await server.inject({ url: '/metrics', headers: { host: 'localhost:3000' } })).body,
    )?.[1];
  expect(await up()).toBe('1');
  renameSync(file, `${file}.moved`);
  for (const replace of [() => {}, () => writeFileSync(file, '')]) {
    replace();
    lines.length = 0;
    const readiness = await server.inject('/readyz');
    expect([readiness.statusCode, readiness.json().message]).toEqual([
      503,
      expect.stringContaining('deleted or replaced'),
    ]);
    expect(lines.join()).toContain(`/proc/${process.pid}/fd`);
    expect(await up()).toBe('0');
  }
  renameSync(`${file}.moved`, file);
  expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready' });
});
