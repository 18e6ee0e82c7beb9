import { Migration } from '@mikro-orm/migrations';
import { newDefaults } from '../newDefaults.ts';
import { rebuildTables } from '../rebuildTables.ts';

const millis = `cast(unixepoch('subsec') * 1000 as integer)`;
const id = `(lower(format('%08x-%04x-7%03x-%04x-%s', ${millis} >> 16, ${millis} & 65535, abs(random() % 4096), 32768 | abs(random() % 16384), hex(randomblob(6)))))`;
const time = `(cast(round(unixepoch('subsec') * 1000) as integer))`;

/** For a column without a default: `default`, after its type. */
function withDefault(sql: string, column: string, expression: string) {
  const definition = new RegExp(`([(,]\\s*[\`"]?${column}[\`"]?\\s+(?:text|datetime) not null)`);
  if (!definition.test(sql)) throw new Error(`There is no column ${column} in: ${sql}`);
  return sql.replace(definition, (found) => `${found} default ${expression}`);
}

function withDefaults(sql: string, table: string) {
  const { hasId, times } = newDefaults[table] ?? { hasId: false, times: [] };
  const withId = hasId ? withDefault(sql, 'id', id) : sql;
  return times.reduce((changed, column) => withDefault(changed, column, time), withId);
}

export class Migration20261122162625_defaults extends Migration {
  override name = 'Migration20261122162625_defaults';

  override async up() {
    // The last one refers to posts.
    const tables = [...Object.keys(newDefaults), 'blog_old_slugs'];
    await rebuildTables(this.execute.bind(this), tables, withDefaults);
    await this.execute(
      'create index `whiteboard_boards_changed_at_index` on `whiteboard_boards` (`changed_at`)',
    );
  }
}
