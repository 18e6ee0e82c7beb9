import { readEnvironment } from '../config.ts';
import { createBackup } from './backup.ts';

process.umask(0o077);
try {
  const { archive, manifest, pictures, bytes, isRestorable } = await createBackup(
    readEnvironment(),
    'site',
  );
  const tables = Object.values(manifest.rows);
  const rows = tables.reduce((sum, count) => sum + count, 0);
  console.info(
    `Wrote ${archive}: ${rows} rows of ${tables.length} tables, ${pictures} files of pictures, ${(bytes / 1e6).toFixed(1)} MB.`,
  );
  console.info(
    isRestorable
      ? 'Checked by restoring it to a scratch database.'
      : 'Its checksums are correct. It was not restored as a test, because the database user may not create schemas.',
  );
} catch (error) {
  console.error(`The backup failed. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
