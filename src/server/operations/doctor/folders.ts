import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { type Check, failure, type Finding, ok, reasonOf, warning } from './check.ts';

const GIGABYTE = 1e9;
const WARN_BELOW = { bytes: GIGABYTE, inodes: 10_000 };
const FAIL_BELOW = { bytes: GIGABYTE / 10, inodes: 1000 };

/** Folders that the server writes to: existing ones, or ones that it can create, with free space. */
export const folderChecks = (config: Config): Check[] =>
  foldersOf(config).map(([name, folder]) => ({
    name,
    advice: 'Correct the path, or the permissions of the folder.',
    run: async () => [await folderFinding(name, folder)],
  }));

/** @throws an Error for the operator when a setting names a file instead of a folder. */
export async function rejectFiles(config: Pick<Config, 'UPLOADS_DIR' | 'BACKUP_DIR'>) {
  for (const name of ['UPLOADS_DIR', 'BACKUP_DIR'] as const) {
    const existing = await nearestExisting(resolve(config[name]));
    // The checks of what can be written report a folder that cannot be read.
    const stats = await stat(existing).catch(() => undefined);
    if (stats?.isDirectory() === false)
      throw new Error(
        `${name} is "${config[name]}", but ${existing} is a file. It takes the path of a folder, which is created if it is missing.`,
      );
  }
}

/** The folders that the server writes to, with their names. */
export function foldersOf({ DATABASE_URL, UPLOADS_DIR, BACKUP_DIR }: Config) {
  const path = /^sqlite:(.+)$/.exec(DATABASE_URL)?.[1];
  return [
    ...(path ? [['Database folder', dirname(path)] as const] : []),
    ['Uploads folder', UPLOADS_DIR] as const,
    ['Backup folder', BACKUP_DIR] as const,
  ];
}

async function folderFinding(name: string, folder: string): Promise<Finding> {
  const existing = await nearestExisting(resolve(folder));
  const stats = await stat(existing);
  if (!stats.isDirectory())
    return failure(name, `${existing} is not a folder`, 'Move the file, or correct the path.');
  try {
    // As root, this detects only a read-only file system.
    await access(existing, constants.W_OK | constants.X_OK);
  } catch (error) {
    return failure(name, reasonOf(error), `Give the server's user write access to ${existing}.`);
  }
  const self = process.getuid?.();
  if (self !== undefined && stats.uid !== self && existing === resolve(folder))
    return warning(
      name,
      `${folder} belongs to user ${stats.uid}, but this is user ${self}`,
      `Run the doctor as the server's user, or make that user the owner of the folder.`,
    );
  return freeSpaceFinding(
    name,
    existing === resolve(folder) ? folder : `${folder} (not created yet)`,
    existing,
  );
}

/** Returns the folder or the nearest one above it that exists: the server creates missing folders. */
export async function nearestExisting(folder: string): Promise<string> {
  const isMissing = await stat(folder).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT' || error.code === 'ENOTDIR',
  );
  return isMissing ? nearestExisting(dirname(folder)) : folder;
}

/** Free bytes and inodes; some file systems have no limit of inodes and report none. */
export async function freeSpace(folder: string) {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  return { bytes: bavail * bsize, inodes: files === 0 ? Infinity : ffree };
}

async function freeSpaceFinding(name: string, folder: string, existing: string): Promise<Finding> {
  const free = await freeSpace(existing);
  const inodes =
    free.inodes === Infinity ? '' : ` and ${free.inodes.toLocaleString('en-US')} inodes`;
  const text = `${folder}: ${(free.bytes / GIGABYTE).toFixed(1)} GB${inodes} free`;
  const advice = 'Free space: with a full disk every write fails.';
  const isBelow = (limit: typeof free) => free.bytes < limit.bytes || free.inodes < limit.inodes;
  if (isBelow(FAIL_BELOW)) return failure(name, text, advice);
  return isBelow(WARN_BELOW) ? warning(name, text, advice) : ok(name, `${text}, writable`);
}
