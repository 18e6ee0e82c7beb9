import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { root } from '../root.ts';
import { pack, unpack } from './archive.ts';
import { isKnownSchema } from './manifest.ts';
import { postgresDatabase } from './postgres.ts';
import { sqliteDatabase } from './sqlite.ts';
import { collectUploads } from './uploads.ts';

type Settings = Pick<Config, 'DATABASE_URL' | 'UPLOADS_DIR' | 'BACKUP_DIR'>;
/** Each purpose keeps its own archives, so that failing starts never displace the others. */
type Purpose = 'site' | 'before-migration';

const MAX_ARCHIVES = 5;
const MAX_DAYS = 7;
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;
const SCRATCH = '.scratch-';

export const databaseAt = (url: string) =>
  url.startsWith('sqlite:') ? sqliteDatabase(url.slice('sqlite:'.length)) : postgresDatabase(url);

/**
 * Writes the database and the uploaded pictures to an archive in `BACKUP_DIR`, restores it to a
 * scratch database, and deletes archives of the same purpose: all but the newest five and the newest
 * one of each of the last seven days that have any.
 * @throws an Error for the operator; no incomplete archive remains.
 */
export async function createBackup(config: Settings, purpose: Purpose) {
  const database = databaseAt(config.DATABASE_URL);
  const createdAt = new Date();
  const archive = join(config.BACKUP_DIR, `${purpose}-${fileTime(createdAt)}.tar.gz`);
  return withScratchFolder(config.BACKUP_DIR, async (scratch) => {
    const partial = join(scratch, 'archive');
    const { manifest, pictures } = await withScratchFolder(scratch, async (folder) => {
      const contents = await database.dump(folder);
      if (!isKnownSchema(database.kind, contents.schema))
        throw new Error(
          `The database is newer than this program: it has the migration ${contents.schema}. Use the version that created it.`,
        );
      const pictures = await collectUploads(config.UPLOADS_DIR, folder);
      const description = { database: database.kind, createdAt: createdAt.toISOString(), version };
      return { pictures, manifest: await pack(folder, partial, { ...description, ...contents }) };
    });
    await verifyArchive(partial, scratch);
    await rename(partial, archive);
    await pruneArchives(config.BACKUP_DIR, purpose);
    return { archive, manifest, pictures, bytes: (await stat(archive)).size };
  });
}

/** Restores an archive to a file of SQLite, which compares it with the backup. */
async function verifyArchive(archive: string, scratch: string) {
  await withScratchFolder(scratch, async (folder) => {
    const manifest = await unpack(archive, folder);
    await sqliteDatabase(join(folder, 'scratch.db')).restore(folder, manifest);
  });
}

/** Creates a private folder for `work` and removes it afterward. */
export async function withScratchFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
) {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, SCRATCH));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes old archives, and what a killed backup left; never any other file. */
async function pruneArchives(folder: string, purpose: Purpose) {
  const names = await readdir(folder);
  const archives = names.filter((name) => timeIn(name, purpose)).toSorted();
  const lastOfDays = new Map(archives.map((name) => [timeIn(name, purpose)?.slice(0, 8), name]));
  const kept = [...archives.slice(-MAX_ARCHIVES), ...[...lastOfDays.values()].slice(-MAX_DAYS)];
  for (const name of archives)
    if (!kept.includes(name)) await rm(join(folder, name), { force: true });
  for (const name of names.filter((name) => name.startsWith(SCRATCH))) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > ABANDONED_AFTER_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/** Returns the time in the name of an archive, as `fileTime` writes it. */
const timeIn = (name: string, purpose: Purpose) =>
  new RegExp(`^${purpose}-(\\d{8}T\\d{9}Z)\\.tar\\.gz$`).exec(name)?.[1];

/** Whether the folder has an archive of the site from a time or later. */
export async function hasBackupSince(folder: string, time: Date) {
  const names = await readdir(folder).catch(() => []);
  return names.some((name) => (timeIn(name, 'site') ?? '') >= fileTime(time));
}

/** 20261231T235959999Z */
const fileTime = (time: Date) => time.toISOString().replaceAll(/[-:.]/g, '');

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
