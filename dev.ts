import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FSWatcher, globSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { exitWithParent } from './src/server/exitWithParent.ts';

/**
 * Runs the server with hot reload of the client, and starts it afresh at every edit of its own
 * sources. `node --watch-path` loses a file that an editor replaces instead of writing into it, and
 * does not know one that is still to come, as `.env`.
 */

const SOURCES =
  /^(\.env|(mikro-orm|vite)\.config\.ts|package-lock\.json|src\/(server|shared)(\/.*)?)$/;
/** What editors keep beside a file while it is open: `.name.swp`, `#name#`, `name~`. */
const SCRATCH = /^\.(?!env$)|^#|~$/;
/** Milliseconds in which several files are one edit. */
const SETTLE = 30;
/** Milliseconds the server has to stop by itself. */
const PATIENCE = 500;

let watchers: FSWatcher[] = [];
let settled: NodeJS.Timeout | undefined;
/** One restart or end after the other. */
let turn = Promise.resolve();
watchFolders();
let spare = warmUp();
let server = start();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
exitWithParent(end);

/** Folders, because a file may be replaced by another of its name; all anew, since they come and go. */
function watchFolders() {
  const before = watchers;
  watchers = ['.', 'src', ...globSync('src/{server,shared}/{,**/}')].flatMap(watchFolder);
  for (const watcher of before) watcher.close();
}

function watchFolder(folder: string) {
  try {
    const watcher = watch(folder, (_event, name) => {
      if (isSource(join(folder, name ?? ''))) edited();
      if (name === 'package-lock.json') renewSpare();
    });
    return watcher.on('error', edited);
  } catch (error) {
    // Removed since it was listed, as the watcher of the folder above tells.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function isSource(path: string) {
  return SOURCES.test(path.replaceAll('\\', '/')) && !SCRATCH.test(basename(path));
}

function edited() {
  clearTimeout(settled);
  settled = setTimeout(() => {
    watchFolders();
    turn = turn.then(restart);
  }, SETTLE);
}

async function restart() {
  await stop();
  server = start();
}

function start() {
  if (!spare.connected) renewSpare();
  const child = spare;
  child.once('exit', (code) => {
    if (code) process.stderr.write('The next edit starts it again.\n\n');
  });
  child.send('start');
  spare = warmUp();
  return child;
}

/** A server that has loaded the packages and waits to be wanted before it reads our sources. */
function warmUp() {
  return spawn(process.execPath, ['--import', './warm.ts', 'src/server/main.ts', '--dev'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: '.cache/compile' },
  });
}

function renewSpare() {
  spare.kill('SIGKILL');
  spare = warmUp();
}

async function stop() {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  const timer = setTimeout(() => server.kill('SIGKILL'), PATIENCE);
  await ended;
  clearTimeout(timer);
}

function end() {
  clearTimeout(settled);
  turn = turn.then(stop).then(() => {
    spare.kill('SIGKILL');
    process.exit(0);
  });
}
