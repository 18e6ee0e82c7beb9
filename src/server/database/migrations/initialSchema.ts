import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../config.ts';
import { columnDefaults, type DatabaseKind } from '../columnDefaults.ts';

/**
 * Returns the statements of `initial.sql`, which are separated by an empty line; `$id` and `$time`
 * stand for the defaults of ids and times.
 */
export function initialSchema(kind: DatabaseKind) {
  const { id, time } = columnDefaults[kind];
  const file = join(root, `src/server/database/migrations/${kind}/initial.sql`);
  return readFileSync(file, 'utf8')
    .trim()
    .split(/;\n\n/)
    .map((sql) => sql.replaceAll('$id', () => id).replaceAll('$time', () => time));
}
