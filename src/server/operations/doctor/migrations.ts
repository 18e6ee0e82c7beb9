import { z } from 'zod';
import { errorText } from '../../../shared/errorText.ts';
import type { Orm } from '../../database/database.ts';
import { presentNames } from '../../database/migrations/former.ts';
import { migrations } from '../../database/migrations/list.ts';
import { failure, type Finding, ok, warning } from './check.ts';

const TABLE = 'mikro_orm_migrations';
const Rows = z.array(z.object({ name: z.string() }));

/** Compares the applied migrations with those of this code. */
export async function migrationsFinding(orm: Orm, kind: 'sqlite' | 'postgres'): Promise<Finding> {
  const migrationNames = migrations[kind].map(({ name }) => name);
  let applied: string[];
  try {
    applied = presentNames(await readAppliedMigrations(orm), 'database');
  } catch (error) {
    return failure('Migrations', errorText(error), 'Do so, or restore a later backup.');
  }
  const unknown = applied.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0)
    return failure(
      'Migrations',
      `the database is newer than this code: it has ${unknown.join(', ')}`,
      'Start the version that created it, or restore an earlier backup.',
    );
  if (applied.length === 0) return ok('Migrations', 'the first start applies them');
  const pending = migrationNames.filter((name) => !applied.includes(name));
  if (pending.length > 0)
    return warning(
      'Migrations',
      `${pending.length} pending: ${pending.join(', ')}`,
      'Take a backup, then start the server, which applies them.',
    );
  return ok('Migrations', 'all are applied');
}

/** Reads the table itself, because the migrator would create it. */
async function readAppliedMigrations(orm: Orm) {
  const tables = await orm.em.getKysely().introspection.getTables();
  if (!tables.some(({ name }) => name === TABLE)) return [];
  const rows = await orm.em.getConnection().execute(`select name from ${TABLE}`);
  return Rows.parse(rows).map(({ name }) => name);
}
