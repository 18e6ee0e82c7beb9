import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaRow } from './entity.ts';

/** Files of uploads: those of a picture, a recording, a video, a PDF, or captions. */
const UPLOAD = /^([\da-f-]{36})(?:-(?:\d{1,4}\.(?:avif|webp)|card\.jpg)|\.[a-z\d]{3,4})$/;

type Places = Pick<MediaRow, 'file' | 'captionsFile'>;

/** Returns the beginnings of the names of the files of a record. */
export const filesOf = ({ file, captionsFile }: Places) =>
  captionsFile === null ? [file] : [file, captionsFile];

/** Returns the names of the files in the uploads folder by their beginnings. */
async function uploadedFiles(folder: string) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // The first upload creates the folder.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return Map.groupBy(
    names.filter((name) => UPLOAD.test(name)),
    (name) => name.slice(0, 36),
  );
}

/** Returns the files that are older than a date, like `uploadedFiles`. */
export async function uploadedBefore(folder: string, before: Date) {
  const files = await uploadedFiles(folder);
  for (const [id, names] of files) {
    const stats = await Promise.all(
      names.map((name) => stat(join(folder, name)).catch(() => undefined)),
    );
    if (stats.some((one) => one && one.mtime >= before)) files.delete(id);
  }
  return files;
}

export async function deleteFiles(folder: string, names: readonly string[]) {
  for (const name of names) await rm(join(folder, name), { force: true });
}

export async function deleteFilesOf(folder: string, rows: readonly Places[]) {
  const files = await uploadedFiles(folder);
  for (const id of rows.flatMap(filesOf)) await deleteFiles(folder, files.get(id) ?? []);
}
