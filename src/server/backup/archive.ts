import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { packTar, type TarSource, unpackTar } from 'modern-tar/fs';
import { Manifest } from './manifest.ts';

const MANIFEST = 'manifest.json';

/** Writes the files of a folder and their manifest to a compressed archive, and flushes it to the disk. */
export async function pack(
  folder: string,
  archive: string,
  description: Omit<Manifest, 'files'>,
): Promise<Manifest> {
  const files = await hashFiles(folder);
  const manifest: Manifest = { ...description, files };
  const content = `${JSON.stringify(manifest, null, 2)}\n`;
  const sources: TarSource[] = [
    { type: 'content', target: MANIFEST, content, mode: 0o600 },
    ...Object.keys(files).map((name) => ({
      type: 'file' as const,
      source: join(folder, name),
      target: name,
      mode: 0o600,
    })),
  ];
  await pipeline(
    packTar(sources, { concurrency: 1 }),
    createGzip(),
    createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return manifest;
}

/**
 * Extracts an archive into an empty folder and returns its manifest.
 * @throws an Error for the operator if the archive is damaged.
 */
export async function unpack(archive: string, folder: string): Promise<Manifest> {
  // An unreadable file is not a damaged one.
  await (await open(archive)).close();
  try {
    // The checksum of gzip protects the manifest, the manifest everything else.
    await pipeline(
      createReadStream(archive),
      createGunzip(),
      unpackTar(folder, { dmode: 0o700, fmode: 0o600, strict: true }),
    );
    const text = await readFile(join(folder, MANIFEST), 'utf8');
    const manifest = Manifest.parse(JSON.parse(text));
    const { [MANIFEST]: _, ...found } = await hashFiles(folder);
    checkFiles(manifest.files, found);
    return manifest;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${archive} is damaged or not a backup: ${reason}`, { cause: error });
  }
}

function checkFiles(expected: Record<string, string>, found: Record<string, string>) {
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)]))
    if (expected[name] !== found[name]) throw new Error(`the checksum of ${name} is wrong.`);
}

/** Returns the SHA-256 of each file below a folder by its path in the folder. */
async function hashFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const hashes: Record<string, string> = {};
  for (const file of files.toSorted()) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, file)), hash);
    hashes[file] = hash.digest('hex');
  }
  return hashes;
}
