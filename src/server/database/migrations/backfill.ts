import type { Migration } from '@mikro-orm/migrations';
import { foldText } from '../../../shared/fold.ts';
import { searchKeys } from '../../leads/search/searchKeys.ts';
import { normalizeEmail, searchWords } from '../textKeys.ts';

const BATCH_SIZE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Execute = Migration['execute'];
type IdType = 'text' | 'uuid';
/** Returns the text in a column of a row. */
type Read = (column: string) => string;
type Backfill = {
  table: 'leads' | 'quiz_responses' | 'subscribers';
  /** The columns that `derive` reads. */
  read: string;
  /** Computes the columns that are written. */
  derive: (read: Read) => Record<string, string | number>;
  /** Selects the rows. */
  where?: string;
};

const LEAD = 'first_name, last_name, email, company, revenue';
const keysOf = (read: Read) =>
  searchKeys({
    firstName: read('first_name'),
    lastName: read('last_name'),
    email: read('email'),
    company: read('company'),
    revenue: read('revenue'),
  });
const foldedKeysOf = (read: Read) => {
  const keys = keysOf(read);
  return { name_key: keys.nameKey, company_key: keys.companyKey, search_words: keys.searchWords };
};
const emailKeyOf = (read: Read) => normalizeEmail(read('email'));
const wordsOf = (read: Read) => searchWords(`${read('name')} ${read('email')}`);

/** Fills the derived columns of leads that were stored before the columns existed. */
export async function backfillLeads(execute: Execute, idType: IdType) {
  await fill(execute, idType, {
    table: 'leads',
    read: LEAD,
    derive: (read) => ({ tier: keysOf(read).tier, ...foldedKeysOf(read) }),
  });
  await execute(`update leads set status = 'spam' where suspected_spam`);
}

/** The databases lowercase ASCII the same way, but differ for other letters. */
const hasOtherLetters = (text: string) => `octet_length(${text}) <> length(${text})`;

/**
 * Fills the key columns of existing rows. Where the migration computed the keys in SQL, only rows with
 * other letters than ASCII remain.
 */
export async function backfillPeople(execute: Execute, idType: IdType) {
  for (const [table, column] of [
    ['leads', 'email_key'],
    ['subscribers', 'address_key'],
  ] as const)
    await fill(execute, idType, {
      table,
      read: 'email',
      derive: (read) => ({ [column]: emailKeyOf(read) }),
      where: hasOtherLetters('email'),
    });
  await fill(execute, idType, {
    table: 'quiz_responses',
    read: 'name, email',
    derive: (read) => ({ email_key: emailKeyOf(read), search_words: wordsOf(read) }),
  });
}

/** Computes what a search compares again, in the rows whose folded letters can have changed. */
export async function foldAgain(execute: Execute, idType: IdType) {
  const canChange = (text: string) =>
    `(${hasOtherLetters(text)} or ${text} like '%''%' or ${text} like '%\`%')`;
  await fill(execute, idType, {
    table: 'leads',
    read: LEAD,
    derive: foldedKeysOf,
    where: canChange('(first_name || last_name || email || company)'),
  });
  await fill(execute, idType, {
    table: 'quiz_responses',
    read: 'name, email',
    derive: (read) => ({ search_words: wordsOf(read) }),
    where: canChange('(name || email)'),
  });
  await execute('update subscribers set search_key = address_key');
  await fill(execute, idType, {
    table: 'subscribers',
    read: 'email',
    derive: (read) => ({ search_key: foldText(read('email')) }),
    where: canChange('email'),
  });
}

/** Reads and writes a batch at a time, so that memory holds few rows. Writes only what changes. */
async function fill(execute: Execute, idType: IdType, { table, read, derive, where }: Backfill) {
  const batchAfter = (id: string) =>
    execute(
      `select id, ${read} from ${table} where ${where ?? '1 = 1'} and id > ?
       order by id limit ${BATCH_SIZE}`,
      [id],
    );
  for (let rows = await batchAfter(FIRST); rows.length > 0;) {
    const derived = rows.map((row) => derive((column) => String(row[column])));
    const names = Object.keys(derived[0] ?? {});
    const list = derived.map((row) => {
      const values = Object.values(row).map((value) => `cast(? as ${typeOf(value)})`);
      return `(cast(? as ${idType}), ${values.join(', ')})`;
    });
    await execute(
      `with derived (id, ${names.join(', ')}) as (values ${list.join(', ')})
       update ${table} set ${names.map((name) => `${name} = derived.${name}`).join(', ')}
       from derived where derived.id = ${table}.id
         and (${names.map((name) => `${table}.${name} <> derived.${name}`).join(' or ')})`,
      rows.flatMap((row, index) => [row.id, ...Object.values(derived[index] ?? {})]),
    );
    rows = await batchAfter(String(rows.at(-1)?.id));
  }
}

const typeOf = (value: string | number) => (typeof value === 'number' ? 'smallint' : 'text');
