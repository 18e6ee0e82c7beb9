import { dirname } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Config } from '../../config.ts';
import { unpack } from './archive.ts';
import { createBackup, databaseAt } from './backup.ts';
import { eraseAgain, erasuresAfter } from './eraseAgain.ts';
import { hasErasures, keepErasures } from '../../people/erasures.ts';
import { isKnownSchema, type Manifest } from './manifest.ts';
import { withScratchFolder } from './scratch.ts';
import { restoreUploads } from './uploads.ts';

type Settings = Pick<Config, 'DATABASE_URL' | 'UPLOADS_DIR' | 'BACKUP_DIR'>;
type Options = { isReplacing: boolean };

/**
 * Restores an archive to the configured database and the uploads. With `isReplacing`, a database
 * that is not empty is backed up and replaced. Erases again who was erased after the backup.
 * @throws an Error for the operator; the database is then unchanged.
 */
export async function restoreBackup(config: Settings, archive: string, { isReplacing }: Options) {
  const database = databaseAt(config.DATABASE_URL);
  return withScratchFolder(config.BACKUP_DIR, async (folder) => {
    const manifest = await unpack(archive, folder);
    rejectNewer(manifest);
    return database.exclusively(async () => {
      const isEmpty = await database.isEmpty();
      if (!isEmpty && !isReplacing)
        throw new Error(
          'The database is not empty. Add --replace to back it up and replace it with the archive.',
        );
      const previous = isEmpty ? undefined : await backUpCurrent(config);
      const pictures = await restoreUploads(
        { folder, manifest, archives: [dirname(archive), config.BACKUP_DIR] },
        config.UPLOADS_DIR,
      );
      const erasures = await erasuresAfter({ archive, manifest }, config.BACKUP_DIR);
      let erased = 0;
      const erase = async (em: SqlEntityManager) => {
        erased = await eraseAgain(em, erasures);
      };
      await database.restore(folder, manifest, erasures.length > 0 ? erase : undefined);
      await keepErasures(config.BACKUP_DIR, erasures);
      const hasRecord = hasErasures(dirname(archive));
      return { manifest, pictures, previous, erased, hasRecord };
    });
  });
}

function rejectNewer({ schema, version, database }: Manifest) {
  if (!isKnownSchema(database, schema))
    throw new Error(
      `The archive is newer than this program: version ${version} wrote it after the migration ${schema}. Restore it with that version or a later one.`,
    );
}

async function backUpCurrent(config: Settings) {
  try {
    return (await createBackup(config, 'before-restore')).archive;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The current database could not be backed up, so it was not replaced: ${reason} To restore anyway, move its files away or set DATABASE_URL to an empty database.`,
      { cause: error },
    );
  }
}
