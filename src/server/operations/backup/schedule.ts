import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '../../config.ts';
import { HOUR_MS } from '../../../shared/durations.ts';
import { listPastArchives } from './archives.ts';

/** Housekeeping runs hourly, so the nearest run to the time counts. */
const TOLERANCE_MS = HOUR_MS / 2;

type Settings = Pick<Config, 'DATABASE_URL' | 'UPLOADS_DIR' | 'BACKUP_DIR' | 'BACKUP_EVERY_HOURS'>;

/**
 * Backs up the site if the newest archive is older than `BACKUP_EVERY_HOURS`, in a thread of its own.
 * Calls `pause` meanwhile, and gives up when that throws an error. Returns the number of archives.
 */
export async function backUpWhenDue(config: Settings, pause: () => Promise<void>) {
  const { BACKUP_EVERY_HOURS: hours, DATABASE_URL, UPLOADS_DIR, BACKUP_DIR } = config;
  if (!hours) return 0;
  const due = new Date(Date.now() - hours * HOUR_MS + TOLERANCE_MS);
  const newest = (await listPastArchives(BACKUP_DIR, 'site')).at(-1);
  if (newest && newest.createdAt >= due) return 0;
  // The build writes it as a file of its own beside this one.
  const file = new URL(`backupWorker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: { DATABASE_URL, UPLOADS_DIR, BACKUP_DIR } });
  const state: { isRunning: boolean; error?: unknown } = { isRunning: true };
  worker.once('error', (error: unknown) => (state.error = error));
  worker.once('exit', () => (state.isRunning = false));
  try {
    while (state.isRunning) await pause();
  } finally {
    await worker.terminate();
  }
  if (state.error) throw state.error;
  return 1;
}
