import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type FSWatcher, globSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { exitWithParent } from '../src/server/operations/exitWithParent.ts';

/**
 * Runs the server with hot reload of the client, and restarts it at every edit of its own sources.
 * `node --watch-path` misses files that an editor replaces, and files that do not exist yet, such
 * as `.env`.
 */

const SOURCES =
  /^(\.env|(mikro-orm|vite)\.config\.ts|package-lock\.json|src\/(server|shared)(\/.*)?)$/;
/** Temporary files of editors: `.name.swp`, `#name#`, `name~`. */
const SCRATCH = /^\.(?!env$)|^#|~$/;
/** Changes within this time are one edit. */
const DEBOUNCE_MS = 30;
const STOP_TIMEOUT_MS = 500;

let watchers: FSWatcher[] = [];
let debounce: NodeJS.Timeout | undefined;
/** Serializes restarts and the final stop. */
let turn = Promise.resolve();
watchFolders();
let spare = warmUp();
let server = start();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
exitWithParent(end);

/** Watches folders, because editors replace files; again after each edit, because folders change. */
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
    // Removed since it was listed; the watcher of its parent reports that.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function isSource(path: string) {
  return SOURCES.test(path.replaceAll('\\', '/')) && !SCRATCH.test(basename(path));
}

function edited() {
  clearTimeout(debounce);
  debounce = setTimeout(() => {
    watchFolders();
    turn = turn.then(restart);
  }, DEBOUNCE_MS);
}

async function restart() {
  await stop();
  server = start();
}

function start() {
  if (!spare.connected) renewSpare();
  const child = spare;
  child.once('exit', (code) => {
    if (code) process.stderr.write('The next edit restarts it.\n\n');
  });
  child.send('start');
  spare = warmUp();
  return child;
}

/** Starts a process that has loaded the packages and waits for `start` before it loads the sources. */
function warmUp() {
  return spawn(process.execPath, ['--import', './tools/warm.ts', 'src/server/main.ts', '--dev'], {
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
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

function end() {
  clearTimeout(debounce);
  turn = turn.then(stop).then(() => {
    spare.kill('SIGKILL');
    process.exit(0);
  });
}
