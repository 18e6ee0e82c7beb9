import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MINUTE_MS } from '../../../shared/durations.ts';

/** Each purpose keeps its own archives, so that failing starts never displace the others. */
export const purposes = ['site', 'before-migration', 'before-restore'] as const;
export type Purpose = (typeof purposes)[number];

/** `site-20261231T235959999Z.tar.gz` */
export const archiveName = (purpose: Purpose, time: Date) =>
  `${purpose}-${time.toISOString().replaceAll(/[-:.]/g, '')}.tar.gz`;

const TIME = /-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.tar\.gz$/;

/** Returns the archives of a purpose in `BACKUP_DIR`, oldest first. */
export async function listArchives(folder: string, purpose: Purpose) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => TIME.exec(name)?.index === purpose.length && name.startsWith(purpose))
    .toSorted()
    .map((name) => ({
      path: join(folder, name),
      createdAt: new Date(name.slice(purpose.length).replace(TIME, '$1-$2-$3T$4:$5:$6.$7Z')),
    }))
    .filter(({ createdAt }) => !Number.isNaN(createdAt.getTime()));
}

/**
 * Returns the archives of a purpose, oldest first, without those whose clock was ahead: they say
 * nothing about when the site was last backed up.
 */
export async function listPastArchives(folder: string, purpose: Purpose) {
  const latest = Date.now() + MAX_CLOCK_DIFFERENCE_MS;
  return (await listArchives(folder, purpose)).filter(
    ({ createdAt }) => createdAt.getTime() <= latest,
  );
}

/** Between the hosts that share the folder. */
const MAX_CLOCK_DIFFERENCE_MS = 5 * MINUTE_MS;
