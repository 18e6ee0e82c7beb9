import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY_MS } from '../../../shared/durations.ts';
import { sha256 } from './archive.ts';
import type { Manifest } from './manifest.ts';

/** Where archives before format 3 have the uploaded files. */
const FORMER_FOLDER = 'uploads';

/** The uploaded files beside the archives, by their SHA-256: archives share them. */
const filesBeside = (archives: string) => join(archives, 'files');

type Uploads = NonNullable<Manifest['uploads']>;

/** Copies the uploads that are not in `BACKUP_DIR` yet. Returns size and SHA-256 of all by their names. */
export async function storeUploads(uploads: string, backups: string) {
  const folder = filesBeside(backups);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stored: Uploads = {};
  for (const name of await listFiles(uploads)) {
    // Housekeeping may delete a file that nothing uses.
    const file = await storeFile(join(uploads, name), folder).catch(ignoreMissing);
    if (file) stored[name] = file;
  }
  return stored;
}

async function storeFile(source: string, folder: string) {
  const file = { bytes: (await stat(source)).size, sha256: await sha256(source) };
  const target = join(folder, file.sha256);
  const now = new Date();
  // The time keeps it until the archive that refers to it is complete.
  const isStored = await utimes(target, now, now).then(
    async () => (await stat(target)).size === file.bytes,
    () => false,
  );
  if (!isStored) await copyChecked(source, target, file.sha256);
  return file;
}

/** Copies a file, whole or not at all. @throws an Error for the operator for another content */
async function copyChecked(source: string, target: string, checksum: string) {
  const partial = join(dirname(target), `.${randomUUID()}`);
  try {
    await copyFile(source, partial, constants.COPYFILE_FICLONE);
    await chmod(partial, 0o600);
    if ((await sha256(partial)) !== checksum)
      throw new Error(`The checksum of ${source} is wrong: the file is damaged.`);
    await rename(partial, target);
  } finally {
    await rm(partial, { force: true });
  }
}

type Source = {
  /** Where the archive was unpacked. */
  folder: string;
  manifest: Manifest;
  /** Folders that may have the files of uploads beside their archives. */
  archives: readonly string[];
};

/**
 * Adds the uploads of a backup to those of the site, each whole or not at all. Returns how many.
 * @throws an Error for the operator if one is missing or damaged
 */
export async function restoreUploads({ folder, manifest, archives }: Source, uploads: string) {
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  const former = await listFiles(join(folder, FORMER_FOLDER));
  for (const name of former) {
    const source = join(folder, FORMER_FOLDER, name);
    await copyChecked(source, join(uploads, name), await sha256(source));
  }
  const files = Object.entries(manifest.uploads ?? {});
  const sources = await Promise.all(files.map(([, file]) => findFile(file, archives)));
  for (const [index, [name, file]] of files.entries())
    await copyChecked(sources[index] ?? '', join(uploads, name), file.sha256);
  return former.length + files.length;
}

async function findFile({ sha256: name, bytes }: Uploads[string], archives: readonly string[]) {
  for (const folder of archives) {
    const path = join(filesBeside(folder), name);
    const stats = await stat(path).catch(ignoreMissing);
    if (stats?.size === bytes) return path;
  }
  throw new Error(
    `The uploaded file ${name} is missing. Put the folder "files" of the backups beside the archive.`,
  );
}

/** Deletes the uploads that no archive refers to, but those of a backup that may be running. */
export async function deleteUnusedFiles(archives: string, manifests: readonly Manifest[]) {
  const folder = filesBeside(archives);
  const used = new Set(
    manifests.flatMap(({ uploads = {} }) => Object.values(uploads).map((one) => one.sha256)),
  );
  for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
    if (used.has(name)) continue;
    const path = join(folder, name);
    const stats = await stat(path).catch(ignoreMissing);
    if (stats && stats.mtimeMs < Date.now() - DAY_MS) await rm(path, { force: true });
  }
}

/** The files directly in a folder, which the first upload creates. */
async function listFiles(folder: string) {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

function ignoreMissing(error: unknown) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  return undefined;
}
