import { readEnvironment } from '../../config.ts';
import { createBackup } from './backup.ts';

process.umask(0o077);
try {
  const { archive, manifest, pictures, bytes } = await createBackup(readEnvironment(), 'site');
  const tables = Object.values(manifest.tables);
  const count = tables.reduce((sum, { rows }) => sum + rows, 0);
  console.info(
    `Wrote ${archive}: ${count} rows of ${tables.length} tables, ${pictures} uploaded files, ${(bytes / 1e6).toFixed(1)} MB.`,
  );
  console.info('Checked by restoring it to a scratch database.');
} catch (error) {
  console.error(`The backup failed. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
