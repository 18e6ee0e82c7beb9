import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { MAX_MEDIA_BYTES, MAX_MEDIA_MIB, type NewUpload, UploadId } from '../../shared/media.ts';
import { invalid } from '../http/errors.ts';
import { MediaEntity } from './entity.ts';

const MAX_LIBRARY_GB = 20;

/** Uploads that are not complete yet; backups leave out what begins with a period. */
const partsIn = (folder: string) => join(folder, '.parts');
const partOf = (folder: string, id: string) => join(partsIn(folder), id);

/**
 * Begins an upload, or continues it. Returns how many bytes are there.
 * @throws TRPCError BAD_REQUEST when the library is full
 */
export async function startUpload(em: SqlEntityManager, folder: string, { id, bytes }: NewUpload) {
  const stored = await em.find(MediaEntity, {}, { fields: ['bytes'] });
  const sum = stored.reduce((total, one) => total + one.bytes, bytes);
  if (sum > MAX_LIBRARY_GB * 1e9)
    throw invalid('file', `The library has at most ${MAX_LIBRARY_GB} GB. Delete files first.`);
  await mkdir(partsIn(folder), { recursive: true, mode: 0o700 });
  await using part = await open(partOf(folder, id), 'a', 0o600);
  const { size } = await part.stat();
  return { offset: size };
}

type Chunk = { id: string; offset: number; bytes: Buffer };

/**
 * Adds bytes to an upload. Returns how many are there, which a caller whose last response was lost
 * continues from. @throws TRPCError NOT_FOUND, PAYLOAD_TOO_LARGE
 */
export async function writeChunk(folder: string, { id, offset, bytes }: Chunk) {
  if (!UploadId.safeParse(id).success) throw noSuchUpload();
  await using part = await open(partOf(folder, id), 'r+').catch(missing);
  if (!part) throw noSuchUpload();
  const { size } = await part.stat();
  if (offset !== size) return { offset: size };
  if (offset + bytes.length > MAX_MEDIA_BYTES)
    throw new TRPCError({
      code: 'PAYLOAD_TOO_LARGE',
      message: `file: Files may have at most ${MAX_MEDIA_MIB} MB`,
    });
  await part.write(bytes, 0, bytes.length, offset);
  return { offset: offset + bytes.length };
}

const noSuchUpload = () => new TRPCError({ code: 'NOT_FOUND', message: 'There is no such upload' });

function missing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

/**
 * Returns the path of an upload that has all its bytes; `undefined` if there is none.
 * @throws TRPCError BAD_REQUEST for another content, which is deleted
 */
export async function completePart(folder: string, id: string) {
  const path = partOf(folder, id);
  if (!(await stat(path).catch(missing))) return undefined;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  if (hash.digest('hex') === id) return path;
  await rm(path, { force: true });
  throw invalid('file', 'The file did not arrive as it was sent. Upload it again.');
}

/** Deletes uploads that nobody has continued since a date. Returns how many. */
export async function deleteAbandonedUploads(folder: string, before: Date) {
  const names = (await readdir(partsIn(folder)).catch(missing)) ?? [];
  let deleted = 0;
  for (const name of names) {
    const stats = await stat(partOf(folder, name)).catch(missing);
    if (!stats || stats.mtime >= before) continue;
    await rm(partOf(folder, name), { force: true });
    deleted += 1;
  }
  return deleted;
}
