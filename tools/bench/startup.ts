import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../test/process.ts';
import { budgets } from './budgets.ts';
import { median, type Options, row } from './row.ts';
import { siteArguments, waitFor } from './servers/start.ts';
import { openWorkspace } from './workspace.ts';

const ROUNDS = 9;
const root = join(import.meta.dirname, '../..');

/** Milliseconds from the start of the process to its first page, later and on a clean clone. */
export async function startup({ isQuick }: Options) {
  await using work = openWorkspace();
  const database = `sqlite:${work.folder}/site.db`;
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round <= (isQuick ? 1 : ROUNDS); round++) {
    const pair = [
      await start(root, siteArguments, database),
      await start(root, ['tools/bench/servers/bareStart.ts'], database),
    ] as const;
    // The first start creates the database and fills the compile cache.
    if (round === 0) continue;
    ours.push(pair[0]);
    bare.push(pair[1]);
  }
  const measured = median(ours);
  const reference = { name: 'Fastify with better-sqlite3', measured: median(bare) };
  const ratio = median(ours.map((time, index) => time / (bare[index] ?? Number.NaN)));
  const later = { what: 'later start, process to first page', measured, unit: 'ms' };
  return [
    row({ ...later, reference, ratio, budget: budgets.laterStart }),
    row({ ...later, budget: budgets.laterStartTime }),
    ...(await firstStart(work.folder)),
  ];
}

/** Builds and starts a clean clone of the last commit. */
async function firstStart(folder: string) {
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const begun = performance.now();
  execFileSync(process.execPath, ['tools/build.ts', '--if-stale'], {
    cwd: clone,
    stdio: 'inherit',
  });
  const built = performance.now() - begun;
  const started = await start(clone, siteArguments, `sqlite:${clone}/site.db`);
  const what = 'first start on a clean clone';
  return [
    row({ what: `${what}: build`, measured: built, unit: 'ms', budget: budgets.buildTime }),
    row({ what: `${what}: process to first page`, measured: started, unit: 'ms' }),
  ];
}

async function start(cwd: string, args: string[], database: string) {
  const port = await freePort();
  const environment = { PORT: `${port}`, DATABASE_URL: database, LOG_LEVEL: 'silent' };
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, TZ: process.env.TZ, ...environment },
  });
  try {
    await waitFor(`http://127.0.0.1:${port}/`);
    return performance.now() - begun;
  } finally {
    await end(child);
  }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // A killed server would leave a database to recover.
  child.kill('SIGTERM');
  await once(child, 'exit');
}
