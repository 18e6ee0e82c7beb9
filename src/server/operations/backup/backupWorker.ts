import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import { createBackup } from './backup.ts';

const Settings = z.object({
  DATABASE_URL: z.string(),
  UPLOADS_DIR: z.string(),
  BACKUP_DIR: z.string(),
});

await createBackup(Settings.parse(workerData), 'site');
