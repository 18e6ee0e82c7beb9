import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Writes the folder `bundle`, or the one named: everything that a server needs besides Node, and
 * nothing else. The Dockerfile copies it as it is.
 */

const TARGET = process.argv[2] ?? 'bundle';
/** The packages that `dist/server` imports; it contains all others. */
const PACKAGES = ['@resvg/resvg-js', 'better-sqlite3', 'sharp'];
/** What the server reads besides `dist`. */
const FILES = [
  'content',
  'dist/client',
  'dist/pages',
  'dist/server',
  'src/server/access/commonPasswords.txt',
  'src/server/database/migrations/sqlite/initial.sql',
  'src/server/database/migrations/postgres/initial.sql',
];
/** Files that are not read at run time. */
const NOT_NEEDED = [
  /\.(d\.[cm]?ts|ts|map|markdown|tsbuildinfo)$/i,
  /^(?!content\/articles\/).*\.md$/i,
  // The sources of SQLite; Node loads the prebuilt library.
  /^node_modules\/better-sqlite3\/(deps|src)(\/|$)/,
];
const PREBUILD = /^node_modules\/better-sqlite3\/prebuilds\/(?<system>\w+)-(?<arch>\w+)\.node$/;

const names = z.record(z.string(), z.string()).default({});
const Package = z.object({ dependencies: names, optionalDependencies: names });
const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  type: z.literal('module'),
  scripts: z.record(z.string(), z.string()),
});

rmSync(TARGET, { recursive: true, force: true });
for (const path of [...FILES, ...withDependencies(PACKAGES)])
  cpSync(path, join(TARGET, path), { recursive: true, filter: isNeeded });
writeManifest();

/** Returns the folders of packages and of everything they need. */
function withDependencies(packages: string[]) {
  const folders = new Set<string>();
  const add = (name: string) => {
    const folder = `node_modules/${name}`;
    // Optional packages for other platforms are not installed.
    if (folders.has(folder) || !existsSync(folder)) return;
    folders.add(folder);
    const manifest = Package.parse(read(`${folder}/package.json`));
    for (const one of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))
      add(one);
  };
  packages.forEach(add);
  return folders;
}

function isNeeded(path: string) {
  const { system, arch } = PREBUILD.exec(path)?.groups ?? {};
  if (system && !(system.startsWith(process.platform) && arch === process.arch)) return false;
  return !NOT_NEEDED.some((pattern) => pattern.test(path));
}

/**
 * Node needs `type`, and `node --run` the commands. Other scripts and dependencies would promise an
 * `npm ci` that cannot work here.
 */
function writeManifest() {
  const { scripts, ...manifest } = Manifest.parse(read('package.json'));
  const commands = Object.keys(scripts)
    .map((name) => [name, `dist/server/${name}.js`] as const)
    .filter(([, file]) => existsSync(file))
    .map(([name, file]) => [name, `node ${file}`] as const);
  const whole = { ...manifest, scripts: Object.fromEntries(commands) };
  writeFileSync(join(TARGET, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
