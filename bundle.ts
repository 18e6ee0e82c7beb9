import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Writes the folder `bundle`, or the one named: everything that a server needs besides Node, and
 * nothing else. The Dockerfile copies it as it is.
 */

const TARGET = process.argv[2] ?? 'bundle';
/** Peer dependencies that serve type checks only. */
const TYPES_ONLY = /^node_modules\/(@types|@typescript|typescript)(\/|$)/;
/** Files of packages that are not read at run time. */
const NOT_NEEDED = [
  /\.(d\.[cm]?ts|map|markdown|md|tsbuildinfo)$/i,
  // The sources of SQLite; Node loads the prebuilt library.
  /^node_modules\/better-sqlite3\/(deps|src)(\/|$)/,
  /^node_modules\/zod\/src(\/|$)/,
];
const PREBUILD = /^node_modules\/better-sqlite3\/prebuilds\/(?<system>\w+)-(?<arch>\w+)\.node$/;

const Lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().default(false) })),
});

rmSync(TARGET, { recursive: true, force: true });
for (const file of sources()) copy(file);
copy('dist');
for (const folder of productionPackages()) copy(folder, isNeeded(folder));
writeManifest();

function sources() {
  const isForDevelopment = /\.test\.ts$|\.snapshot\.json$|viteClient\.ts$/;
  return globSync(['mikro-orm.config.ts', 'src/{server,shared}/**/*'])
    .filter((path) => !isForDevelopment.test(path))
    .filter((path) => statSync(path).isFile());
}

function copy(path: string, filter?: (path: string) => boolean) {
  cpSync(path, join(TARGET, path), { recursive: true, ...(filter && { filter }) });
}

/** Folders of the installed packages that are not for development alone. */
function productionPackages() {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  return (
    Object.entries(packages)
      .filter(([folder, { dev }]) => folder !== '' && !dev && !TYPES_ONLY.test(folder))
      .map(([folder]) => folder)
      // Packages for other platforms are in the lock file, but not installed.
      .filter((folder) => existsSync(folder))
  );
}

/** Selects a package's own files; packages inside it have an entry of their own. */
function isNeeded(folder: string) {
  return (path: string) => {
    if (path.slice(folder.length).startsWith('/node_modules')) return false;
    const { system, arch } = PREBUILD.exec(path)?.groups ?? {};
    if (system && !(system.startsWith(process.platform) && arch === process.arch)) return false;
    return !NOT_NEEDED.some((pattern) => pattern.test(path));
  };
}

/**
 * Node needs `type`. `node --run` needs no npm; other scripts and the dependencies would promise an
 * `npm ci` that cannot work here.
 */
function writeManifest() {
  const Manifest = z.object({
    name: z.string(),
    version: z.string(),
    type: z.literal('module'),
    scripts: z.object({ backup: z.string(), restore: z.string() }),
  });
  const manifest = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  writeFileSync(join(TARGET, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
