import type { SqlEntityManager } from '@mikro-orm/sql';
import { MediaEntity } from './entity.ts';
import { deleteFiles, deleteFilesOf, filesOf, uploadedBefore } from './files.ts';

type Options = {
  folder: string;
  before: Date;
  /** Calls `onText` with every text that may refer to uploaded files, by id or by address. */
  forEachText: (onText: (text: string) => void) => Promise<void>;
};

/**
 * Deletes the files of the library that nothing has used since a date, and files that were uploaded
 * before it and to which nothing refers. Notes since when files are unused. Returns how many uploads
 * were deleted.
 */
export async function deleteUnusedUploads(
  fork: () => SqlEntityManager,
  { folder, before, forEachText }: Options,
) {
  const files = await uploadedBefore(folder, before);
  const rows = await fork().find(MediaEntity, {}, { fields: ['id', 'file', 'unusedSince'] });
  const unused = new Map(
    rows.flatMap((row) => [
      [row.id, row],
      [row.file, row],
    ]),
  );
  await forEachText((text) => {
    for (const [id] of text.matchAll(ID)) {
      files.delete(id);
      const row = unused.get(id);
      if (!row) continue;
      unused.delete(row.id);
      unused.delete(row.file);
    }
  });
  return (
    (await deleteUnusedMedia(fork(), { folder, before, unused: new Set(unused.keys()) })) +
    (await deleteUnknownFiles(fork(), folder, files))
  );
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

type Unused = Pick<Options, 'folder' | 'before'> & {
  /** Ids to which no text refers. */
  unused: ReadonlySet<string>;
};

async function deleteUnusedMedia(em: SqlEntityManager, { folder, before, unused }: Unused) {
  const rows = await em.find(MediaEntity, {});
  const posters = new Set(rows.map(({ posterId }) => posterId));
  const isUnused = ({ id }: { id: string }) => unused.has(id) && !posters.has(id);
  const deleted = rows.filter(
    (row) => isUnused(row) && row.unusedSince && row.unusedSince < before,
  );
  const kept = rows.filter((row) => !deleted.includes(row));
  const idsWith = (since: boolean, unusedNow: boolean) =>
    kept
      .filter((row) => !!row.unusedSince === since && isUnused(row) === unusedNow)
      .map(({ id }) => id);
  await setUnusedSince(em, idsWith(true, false), null);
  await setUnusedSince(em, idsWith(false, true), new Date());
  // Only if nothing has used it in the meantime.
  const ids = deleted.map(({ id }) => id);
  await em.nativeDelete(MediaEntity, { id: { $in: ids }, unusedSince: { $lt: before } });
  const remaining = await em.fork().find(MediaEntity, { id: { $in: ids } }, { fields: ['id'] });
  const gone = deleted.filter(({ id }) => !remaining.some((one) => one.id === id));
  await deleteFilesOf(folder, gone);
  return gone.length;
}

/** Not a change of the file, which pages would have to learn of. */
const setUnusedSince = (em: SqlEntityManager, ids: string[], unusedSince: Date | null) =>
  em.nativeUpdate(MediaEntity, { id: { $in: ids } }, { unusedSince });

/** Deletes files of no record, such as those that were replaced. */
async function deleteUnknownFiles(
  em: SqlEntityManager,
  folder: string,
  files: ReadonlyMap<string, string[]>,
) {
  const rows = await em.find(MediaEntity, {}, { fields: ['file', 'captionsFile'] });
  const known = new Set(rows.flatMap(filesOf));
  const unknown = [...files].filter(([id]) => !known.has(id));
  for (const [, names] of unknown) await deleteFiles(folder, names);
  return unknown.length;
}

/** Marks files as used, when something begins to refer to them. */
export const markUsed = (em: SqlEntityManager, ids: readonly string[]) =>
  ids.length > 0
    ? em.nativeUpdate(MediaEntity, { id: { $in: [...ids] } }, { unusedSince: null })
    : Promise.resolve(0);
