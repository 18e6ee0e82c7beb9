import type { Migration } from '@mikro-orm/migrations';
import { foldText, searchWords } from '../../../shared/fold.ts';

const BATCH_SIZE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Execute = Migration['execute'];
/** Returns the text in a column of a row. */
type Read = (column: string) => string;
type Table = {
  name: 'leads' | 'quiz_responses' | 'subscribers';
  /** The columns that `keysOf` reads. */
  columns: readonly string[];
  /** Computes the columns that are written. */
  keysOf: (read: Read) => Record<string, string>;
};

/** The keys as they are at this migration. */
const sortKey = (text: string) => foldText(text).slice(0, 100).toWellFormed();

const tables: readonly Table[] = [
  {
    name: 'leads',
    columns: ['first_name', 'last_name', 'email', 'company'],
    keysOf: (read) => {
      const name = `${read('first_name')} ${read('last_name')}`;
      const company = read('company');
      return {
        name_key: sortKey(name),
        company_key: company ? `a${sortKey(company)}` : 'z',
        search_words: searchWords(`${name} ${read('email')} ${company}`),
      };
    },
  },
  {
    name: 'quiz_responses',
    columns: ['name', 'email'],
    keysOf: (read) => ({ search_words: searchWords(`${read('name')} ${read('email')}`) }),
  },
  {
    name: 'subscribers',
    columns: ['email'],
    keysOf: (read) => ({ search_key: foldText(read('email')) }),
  },
];

/**
 * Recomputes the stored keys of `foldText`, for migrations that change how it folds non-ASCII
 * characters.
 */
export async function foldAgain(execute: Execute, idType: 'text' | 'uuid') {
  for (const table of tables) await foldTable(execute, idType, table);
}

/** Reads and writes a batch at a time, so that memory holds few rows. Writes only what changes. */
async function foldTable(execute: Execute, idType: 'text' | 'uuid', table: Table) {
  const { name, columns, keysOf } = table;
  const all = columns.join(' || ');
  const batchAfter = (id: string) =>
    execute(
      `select id, ${columns.join(', ')} from ${name}
       where octet_length(${all}) <> length(${all}) and id > ? order by id limit ${BATCH_SIZE}`,
      [id],
    );
  for (let rows = await batchAfter(FIRST); rows.length > 0;) {
    const computed = rows.map((row) => keysOf((column) => String(row[column])));
    const keys = Object.keys(computed[0] ?? {});
    const row = `(cast(? as ${idType}), ${keys.map(() => 'cast(? as text)').join(', ')})`;
    await execute(
      `with computed (id, ${keys.join(', ')}) as (values ${computed.map(() => row).join(', ')})
       update ${name} set ${keys.map((key) => `${key} = computed.${key}`).join(', ')}
       from computed where computed.id = ${name}.id
         and (${keys.map((key) => `${name}.${key} <> computed.${key}`).join(' or ')})`,
      rows.flatMap(({ id }, index) => [id, ...Object.values(computed[index] ?? {})]),
    );
    rows = await batchAfter(String(rows.at(-1)?.id));
  }
}
