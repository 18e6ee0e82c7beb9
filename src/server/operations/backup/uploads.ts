import { chmod, copyFile, link, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

const ARCHIVE_FOLDER = 'uploads';

/**
 * Collects the uploaded pictures in the folder of a backup and returns their number. They never
 * change, so links to them suffice on the same disk.
 */
export async function collectUploads(uploads: string, folder: string) {
  const files = await listFiles(uploads);
  await mkdir(join(folder, ARCHIVE_FOLDER));
  for (const name of files) {
    const [from, to] = [join(uploads, name), join(folder, ARCHIVE_FOLDER, name)];
    // Housekeeping may have deleted a picture that nothing used.
    await link(from, to).catch(() => copyFile(from, to).catch(ignoreMissing));
  }
  return files.length;
}

/** Adds the pictures of a backup to the uploads, each whole or not at all. */
export async function restoreUploads(folder: string, uploads: string) {
  const files = await listFiles(join(folder, ARCHIVE_FOLDER));
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  for (const name of files) {
    const partial = join(uploads, `.${name}.restored`);
    await copyFile(join(folder, ARCHIVE_FOLDER, name), partial);
    await chmod(partial, 0o600);
    await rename(partial, join(uploads, name));
  }
  return files.length;
}

/** The files directly in a folder, which the first upload creates. */
async function listFiles(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    ignoreMissing(error);
    return [];
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

function ignoreMissing(error: unknown) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
