import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { packTar, type TarSource } from 'modern-tar/fs';
import { FORMAT, type Manifest, OtherFormatError, readManifest } from './manifest.ts';

const MANIFEST = 'manifest.json';
/** With lines for each uploaded file; a hundred thousand take a fifth of it. */
const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;
/** What precedes and pads a file of any name, and what ends the archive. */
const MAX_HEADER_BYTES = 20 * 512;

/** Writes the files of a folder and their manifest to a compressed archive, and flushes it to the disk. */
export async function pack(
  folder: string,
  archive: string,
  description: Omit<Manifest, 'files' | 'format'>,
): Promise<Manifest> {
  const files = await describeFiles(folder);
  const manifest: Manifest = { format: FORMAT, ...description, files };
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
 * @throws an Error for the operator if the archive is damaged, or contains more than it declares.
 */
export async function unpack(archive: string, folder: string): Promise<Manifest> {
  // An unreadable file is not a damaged one.
  await (await open(archive)).close();
  const limit = { bytes: MAX_MANIFEST_BYTES };
  let manifest: Manifest | undefined;
  try {
    await pipeline(
      createReadStream(archive),
      createGunzip(),
      (source: AsyncIterable<Uint8Array>) => withinLimit(source, limit),
      async (source: AsyncIterable<Uint8Array>) => {
        manifest = await extract(source, folder, limit);
      },
    );
    if (!manifest) throw new Error('it is empty.');
    return manifest;
  } catch (error) {
    if (error instanceof Error && ('syscall' in error || error instanceof OtherFormatError))
      throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${archive} is damaged or not a backup: ${reason}`, { cause: error });
  }
}

/** Returns the manifest of an archive without unpacking the rest; `undefined` if it cannot be read. */
export async function manifestOf(archive: string): Promise<Manifest | undefined> {
  const file = createReadStream(archive);
  const unpacked = createGunzip();
  // Errors end the loop below, also that the rest is not read.
  pipeline(file, unpacked).catch(() => {});
  try {
    for await (const { body } of decode(withinLimit(unpacked, { bytes: MAX_MANIFEST_BYTES })))
      return readManifest(await text(body));
    return undefined;
  } catch {
    return undefined;
  } finally {
    file.destroy();
    unpacked.destroy();
  }
}

const decode = (source: AsyncIterable<Uint8Array>) =>
  toWebStream(source).pipeThrough(createTarDecoder({ strict: true }));

type Limit = { bytes: number };

/** A few bytes of gzip can become many, so they are counted while they are unpacked. */
async function* withinLimit(source: AsyncIterable<Uint8Array>, limit: Limit) {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > limit.bytes) throw new Error('it unpacks to more than it declares.');
    yield chunk;
  }
}

function toWebStream(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** The checksum of gzip protects the manifest, the manifest everything else. */
async function extract(source: AsyncIterable<Uint8Array>, folder: string, limit: Limit) {
  let manifest: Manifest | undefined;
  const missing = new Map<string, Manifest['files'][string]>();
  for await (const { header, body } of decode(source)) {
    const { name, size, type } = header;
    if (!manifest) {
      if (name !== MANIFEST) throw new Error('its first file is not the manifest.');
      manifest = readManifest(await text(body));
      for (const [file, declared] of Object.entries(manifest.files)) missing.set(file, declared);
      const sizes = [...missing.values()].map(({ bytes }) => bytes + MAX_HEADER_BYTES);
      limit.bytes = sizes.reduce((sum, bytes) => sum + bytes, size + MAX_HEADER_BYTES);
      continue;
    }
    const declared = missing.get(name);
    if (type !== 'file' || !declared || declared.bytes !== size)
      throw new Error(`its manifest does not declare ${name} with ${size} bytes.`);
    missing.delete(name);
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if ((await sha256(path)) !== declared.sha256)
      throw new Error(`the checksum of ${name} is wrong.`);
  }
  const [lost] = missing.keys();
  if (lost !== undefined) throw new Error(`${lost} is missing.`);
  return manifest;
}

/** Returns size and SHA-256 of each file below a folder by its path in the folder. */
async function describeFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const files: Manifest['files'] = {};
  for (const path of paths.toSorted()) {
    const name = relative(folder, path).replaceAll('\\', '/');
    files[name] = { bytes: (await stat(path)).size, sha256: await sha256(path) };
  }
  return files;
}

/** Returns the checksum of a file. */
export async function sha256(path: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
