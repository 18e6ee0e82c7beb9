import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { TRPCError } from '@trpc/server';
import { v7 as uuid } from 'uuid';
import { DAY_MS } from '../../shared/durations.ts';
import { matcherOf } from '../../shared/fold.ts';
import {
  type FinishedUpload,
  MEDIA_PER_PAGE,
  type MediaFilter,
  type MediaUpdate,
  type MediaUses,
} from '../../shared/media.ts';
import { MAX_IMAGE_BYTES } from '../../shared/posts.ts';
import { type Actor, audit } from '../audit/auditLog.ts';
import { invalid } from '../http/errors.ts';
import { delivered, postersOf } from './delivered.ts';
import { MediaEntity, type MediaRow } from './entity.ts';
import { deleteFilesOf } from './files.ts';
import { ACCEPTED, fileTypes, HEAD_BYTES, typeOfContent, typesOfName } from './fileTypes.ts';
import { storePicture } from './images.ts';
import { completePart } from './uploads.ts';

/** What the library needs to know of the site. */
export type Library = {
  folder: string;
  /** Days after which files that nothing uses are deleted. */
  unusedDays: number;
  /** A function, because this folder does not import the features. */
  findUses: (em: SqlEntityManager, row: MediaRow) => Promise<MediaUses>;
};

/** Returns one page of the library, the latest upload first. */
export async function listMedia(
  em: SqlEntityManager,
  library: Library,
  { search, kind, page }: MediaFilter,
) {
  const isMatch = matcherOf(search);
  // Compared in JavaScript, because no SQL folds letters.
  const all = await em.find(MediaEntity, kind ? { kind } : {}, {
    fields: ['id', 'name', 'alternativeText', 'createdAt'],
    orderBy: { createdAt: 'desc', id: 'desc' },
  });
  const found = all.filter(({ name, alternativeText }) => [name, alternativeText].some(isMatch));
  const ids = found.slice((page - 1) * MEDIA_PER_PAGE, page * MEDIA_PER_PAGE).map(({ id }) => id);
  const rows = await em.fork().find(MediaEntity, { id: { $in: ids } });
  const posters = await postersOf(em.fork(), rows);
  const media = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return { media: media.map((row) => listed(row, posters, library)), total: found.length };
}

function listed(row: MediaRow, posters: ReadonlyMap<string, string>, { unusedDays }: Library) {
  const { id, name, bytes, createdAt, uploadedBy, unusedSince } = row;
  const deletedAt = unusedSince && new Date(unusedSince.getTime() + unusedDays * DAY_MS);
  return { ...delivered(row, posters), id, name, bytes, createdAt, uploadedBy, deletedAt };
}

/** Returns a file with everything that is known about it. */
export async function openMedia(em: SqlEntityManager, library: Library, id: string) {
  const row = await em.findOneOrFail(MediaEntity, { id });
  const uses = await library.findUses(em, row);
  const { version, captions, posterId, replacedAt } = row;
  const fields = listed(row, await postersOf(em, [row]), library);
  const isUsed = Object.values(uses).some((one) => one.length > 0);
  return {
    ...fields,
    deletedAt: isUsed ? null : fields.deletedAt,
    version,
    captions,
    posterId,
    replacedAt,
    uses,
  };
}

/**
 * Stores a complete upload as a new file, or in place of another one of its kind. A repeated call
 * returns the stored file.
 * @throws TRPCError BAD_REQUEST for a file that is not what its name says, or of no accepted type
 */
export async function finishUpload(
  em: SqlEntityManager,
  { folder }: Library,
  input: FinishedUpload,
  actor: Actor,
) {
  const { id: hash, name, replaces } = input;
  const replaced = replaces ? await em.findOneOrFail(MediaEntity, { id: replaces }) : undefined;
  const former = await em.findOne(MediaEntity, { hash, ...(replaces && { id: replaces }) });
  if (former) return former;
  const path = await completePart(folder, hash);
  if (!path) throw invalid('file', 'The upload is not complete. Upload the file again.');
  try {
    const type = await typeOf(path, input);
    const { kind } = fileTypes[type];
    if (replaced && replaced.kind !== kind)
      throw invalid('file', `Takes ${article[replaced.kind]}, as the file that it replaces`);
    const stored = await storeFile(folder, path, input, type);
    const fields = { name, kind, type, hash, uploadedBy: actor.name, ...stored };
    if (replaced) em.assign(replaced, { ...fields, replacedAt: new Date() });
    const row =
      replaced ??
      em.create(MediaEntity, {
        id: uuid(),
        ...fields,
        captions: null,
        captionsFile: null,
        posterId: null,
        replacedAt: null,
        unusedSince: new Date(),
      });
    await em.flush();
    await audit(em, actor, replaced ? 'media.replaced' : 'media.uploaded', {
      type: 'media',
      id: row.id,
      name,
    });
    await rm(path, { force: true });
    return row;
  } catch (error) {
    // Another attempt would end in the same way.
    if (error instanceof TRPCError && error.code === 'BAD_REQUEST') await rm(path, { force: true });
    throw error;
  }
}

const article = { picture: 'a picture', audio: 'a recording', video: 'a video', pdf: 'a PDF' };

/** @throws TRPCError BAD_REQUEST */
async function typeOf(path: string, { name, width }: FinishedUpload) {
  const head = Buffer.alloc(HEAD_BYTES);
  await using file = await open(path);
  await file.read(head, 0, HEAD_BYTES, 0);
  const promised = typesOfName(name);
  const type = typeOfContent(head, width !== undefined);
  if (!promised || !type) throw invalid('file', `This type of file is not accepted. ${ACCEPTED}`);
  if (!promised.includes(type))
    throw invalid(
      'file',
      `The name of the file promises another type: it is ${fileTypes[type].name}`,
    );
  return type;
}

async function storeFile(
  folder: string,
  path: string,
  input: FinishedUpload,
  type: keyof typeof fileTypes,
) {
  const { width = null, height = null, duration = null, peaks = null } = input;
  const { size: bytes } = await stat(path);
  if (type === 'picture') {
    if (bytes > MAX_IMAGE_BYTES) throw invalid('file', 'Pictures may have at most 15 MB');
    const picture = await storePicture(folder, await readFile(path)).catch(rejectFile);
    return { bytes, duration: null, peaks: null, ...picture };
  }
  const file = randomUUID();
  await copyFile(path, join(folder, `${file}.${type}`));
  return { bytes, file, width, height, duration, peaks };
}

/** Names the field in what the processing of pictures refuses. */
function rejectFile(error: unknown): never {
  const isRefused =
    error instanceof TRPCError && ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE'].includes(error.code);
  throw isRefused ? invalid('file', error.message) : error;
}

/**
 * Saves what people write about a file.
 * @throws TRPCError CONFLICT when another person did so first; BAD_REQUEST for a poster that is no picture
 */
export async function updateMedia(
  em: SqlEntityManager,
  { folder }: Library,
  { id, version, alternativeText, captions, posterId }: MediaUpdate,
  actor: Actor,
) {
  const row = await em.findOneOrFail(MediaEntity, { id });
  if (row.version !== version)
    throw new TRPCError({
      code: 'CONFLICT',
      message: 'Another person changed this file. Close it and open it again to see the change.',
    });
  if (posterId !== null) {
    if (row.kind !== 'video') throw invalid('posterId', 'Only a video has a poster');
    const poster = await em.findOne(MediaEntity, { id: posterId, kind: 'picture' });
    if (!poster) throw invalid('posterId', 'Must be a picture of the library');
    poster.unusedSince = null;
  }
  const text = captions === '' ? null : captions;
  if (text !== row.captions) {
    row.captionsFile = text && (await storeCaptions(folder, text));
    row.captions = text;
  }
  em.assign(row, { alternativeText, posterId });
  await em.flush();
  await audit(em, actor, 'media.changed', { type: 'media', id, name: row.name });
  return row;
}

async function storeCaptions(folder: string, captions: string) {
  const file = randomUUID();
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${file}.vtt`), captions);
  return file;
}

/**
 * Deletes a file.
 * @throws TRPCError BAD_REQUEST while the site uses it
 */
export async function removeMedia(
  em: SqlEntityManager,
  { folder, findUses }: Library,
  id: string,
  actor: Actor,
) {
  const row = await em.findOneOrFail(MediaEntity, { id });
  const { documents, posts, videos } = await findUses(em, row);
  const places = [...documents, ...posts]
    .filter(({ isCurrent }) => isCurrent)
    .concat(videos.map((video) => ({ ...video, isCurrent: true })))
    .map(({ title }) => `“${title}”`);
  if (places.length > 0) throw invalid('file', `Still used by ${places.join(', ')}`);
  await em.remove(row).flush();
  await audit(em, actor, 'media.deleted', { type: 'media', id, name: row.name });
  await deleteFilesOf(folder, [row]);
  return { id };
}
