import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median, type Row } from './report.ts';
import { isQuick, openWorkspace } from './workspace.ts';

const ROUNDS = isQuick ? 1 : 9;

/** From the start of the process to its first page, and the first build on a clean clone. */
export async function startup(): Promise<Row[]> {
  await using work = openWorkspace();
  const database = await work.newDatabase('sqlite');
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const begun = performance.now();
    const site = await work.startSite(database);
    // The first start creates the database and fills the compile cache.
    if (round > 0) times.push(performance.now() - begun);
    await site.stop();
  }
  const clone = join(work.folder, 'clone');
  execFileSync('git', ['clone', '--quiet', '.', clone]);
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
  const begun = performance.now();
  execFileSync(process.execPath, ['tools/build.ts'], { cwd: clone, stdio: 'inherit' });
  const figures = [
    { name: 'process to first page', value: median(times), unit: 'ms', most: 1000 },
    { name: 'first build', value: performance.now() - begun, unit: 'ms', most: 15_000 },
  ];
  return [{ what: 'start', figures }];
}
