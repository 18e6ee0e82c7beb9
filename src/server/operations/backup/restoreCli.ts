import { parseArgs } from 'node:util';
import { readEnvironment } from '../../config.ts';
import { restoreBackup } from './restore.ts';

process.umask(0o077);
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [archive, ...rest] = positionals;
  if (!archive || rest.length > 0)
    throw new Error('Usage: npm run restore -- ARCHIVE.tar.gz [--replace]');
  const isReplacing = values.replace;
  const { manifest, pictures, previous, erased, hasRecord } = await restoreBackup(
    readEnvironment(),
    archive,
    { isReplacing },
  );
  if (previous) console.info(`The previous database and uploads are in ${previous}.`);
  console.info(
    `Restored the state of ${manifest.createdAt} with ${pictures} uploaded files. Start the server; it migrates an older database.`,
  );
  if (erased > 0)
    console.info(
      `Erased ${erased === 1 ? '1 person' : `${erased} people`} again who had been erased after the backup.`,
    );
  if (!hasRecord)
    console.info(
      'There is no file "erasures" beside the archive. If anybody was erased after this backup, put it there and restore again.',
    );
} catch (error) {
  console.error(`The restore failed. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
