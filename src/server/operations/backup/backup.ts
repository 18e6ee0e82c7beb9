import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Config, root } from '../../config.ts';
import { utcDay } from '../../../shared/dates.ts';
import { readErasures } from '../../people/erasures.ts';
import { manifestOf, pack, unpack } from './archive.ts';
import { archiveName, listArchives, listPastArchives, type Purpose, purposes } from './archives.ts';
import { isKnownSchema } from './manifest.ts';
import { postgresDatabase } from './postgres.ts';
import { withScratchFolder } from './scratch.ts';
import { sqliteDatabase } from './sqlite.ts';
import { deleteUnusedFiles, storeUploads } from './uploads.ts';

type Settings = Pick<Config, 'DATABASE_URL' | 'UPLOADS_DIR' | 'BACKUP_DIR'>;

const MAX_ARCHIVES = 5;
const MAX_DAYS = 7;

export const databaseAt = (url: string) =>
  url.startsWith('sqlite:') ? sqliteDatabase(url.slice('sqlite:'.length)) : postgresDatabase(url);

/**
 * Writes the database to an archive in `BACKUP_DIR` and the uploaded files beside it, restores it to a
 * scratch database, and deletes archives of the same purpose: all but the newest five and the newest
 * one of each of the last seven days that have any.
 * @throws an Error for the operator; no incomplete archive remains.
 */
export async function createBackup(config: Settings, purpose: Purpose) {
  const database = databaseAt(config.DATABASE_URL);
  const createdAt = new Date();
  const archive = join(config.BACKUP_DIR, archiveName(purpose, createdAt));
  return withScratchFolder(config.BACKUP_DIR, async (scratch) => {
    const partial = join(scratch, 'archive');
    const erasures = await recordedErasures(config.BACKUP_DIR);
    const { manifest, pictures } = await withFolder(join(scratch, 'contents'), async (folder) => {
      const contents = await database.dump(folder);
      if (!isKnownSchema(database.kind, contents.schema))
        throw new Error(
          `The database is newer than this program: it has the migration ${contents.schema}. Use the version that created it.`,
        );
      const uploads = await storeUploads(config.UPLOADS_DIR, config.BACKUP_DIR);
      const description = { database: database.kind, createdAt: createdAt.toISOString(), version };
      const described = { ...description, ...erasures, ...contents, uploads };
      const pictures = Object.keys(uploads).length;
      return { pictures, manifest: await pack(folder, partial, described) };
    });
    await verifyArchive(partial, scratch);
    await rename(partial, archive);
    await pruneArchives(config.BACKUP_DIR, purpose);
    await pruneFiles(config.BACKUP_DIR);
    return { archive, manifest, pictures, bytes: (await stat(archive)).size };
  });
}

/** Returns the erasures that a backup beginning now will contain. */
async function recordedErasures(folder: string) {
  try {
    return { erasures: (await readErasures([folder])).map(({ salt }) => salt) };
  } catch {
    // A restore names the line that cannot be read; until then, backups are needed all the more.
    return {};
  }
}

/** Restores an archive to a file of SQLite, which compares it with the backup. */
async function verifyArchive(archive: string, scratch: string) {
  await withFolder(join(scratch, 'check'), async (folder) => {
    const manifest = await unpack(archive, folder);
    await sqliteDatabase(join(folder, 'scratch.db')).restore(folder, manifest);
  });
}

/** Removes what `work` has written as soon as it is not needed. */
async function withFolder<Result>(folder: string, work: (folder: string) => Promise<Result>) {
  await mkdir(folder, { mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes old archives, and never any other file. */
async function pruneArchives(folder: string, purpose: Purpose) {
  const archives = await listPastArchives(folder, purpose);
  const lastOfDays = new Map(archives.map((archive) => [utcDay(archive.createdAt), archive]));
  const kept = [...archives.slice(-MAX_ARCHIVES), ...[...lastOfDays.values()].slice(-MAX_DAYS)];
  for (const archive of archives)
    if (!kept.includes(archive)) await rm(archive.path, { force: true });
}

/** Deletes uploads that only deleted archives had; none while an archive cannot be read. */
async function pruneFiles(folder: string) {
  const archives = await Promise.all(purposes.map((purpose) => listArchives(folder, purpose)));
  const manifests = [];
  for (const { path } of archives.flat()) {
    const manifest = await manifestOf(path);
    if (!manifest) return;
    manifests.push(manifest);
  }
  await deleteUnusedFiles(folder, manifests);
}

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
