import type { Migration } from '@mikro-orm/migrations';
import { normalizeEmail, tokenize } from '../textKeys.ts';

const BATCH_SIZE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Execute = Migration['execute'];
type Person = { id: string; name: string; email: string };
type Backfill = {
  table: 'leads' | 'quiz_responses' | 'subscribers';
  idType: 'text' | 'uuid';
  /** New columns, and how each is computed. */
  columns: Record<string, (person: Person) => string>;
  /** Selects the rows. */
  where: string;
};

/** The databases lowercase ASCII the same way, but differ for other letters. */
const HAS_OTHER_LETTERS = 'octet_length(email) <> length(email)';

/**
 * Fills the key columns of existing rows. Where the migration computed the keys in SQL, only rows with
 * other letters than ASCII remain.
 */
export async function backfillPeople(execute: Execute, idType: Backfill['idType']) {
  const only = { idType, where: HAS_OTHER_LETTERS };
  const emailKey = ({ email }: Person) => normalizeEmail(email);
  await fill(execute, { table: 'leads', columns: { email_key: emailKey }, ...only });
  await fill(execute, { table: 'subscribers', columns: { address_key: emailKey }, ...only });
  await fill(execute, {
    table: 'quiz_responses',
    idType,
    columns: {
      email_key: emailKey,
      search_words: ({ name, email }) => tokenize(`${name} ${email}`).join(' '),
    },
    where: '1 = 1',
  });
}

async function fill(execute: Execute, backfill: Backfill) {
  const { table, idType, columns } = backfill;
  const names = Object.keys(columns);
  for (let rows = await batchAfter(execute, FIRST, backfill); rows.length > 0;) {
    const list = rows.map(() => `(cast(? as ${idType}), ${names.map(() => '?').join(', ')})`);
    await execute(
      `with derived (id, ${names.join(', ')}) as (values ${list.join(', ')})
       update ${table} set ${names.map((name) => `${name} = derived.${name}`).join(', ')}
       from derived where derived.id = ${table}.id`,
      rows.flatMap((row) => [row.id, ...Object.values(columns).map((derive) => derive(row))]),
    );
    rows = await batchAfter(execute, rows.at(-1)?.id ?? FIRST, backfill);
  }
}

async function batchAfter(
  execute: Execute,
  id: string,
  { table, where }: Backfill,
): Promise<Person[]> {
  const name = table === 'quiz_responses' ? 'name' : `''`;
  const rows = await execute(
    `select id, ${name} as name, email from ${table} where ${where} and id > ?
     order by id limit ${BATCH_SIZE}`,
    [id],
  );
  return rows.map((row) => ({
    id: String(row.id),
    name: String(row.name),
    email: String(row.email),
  }));
}
