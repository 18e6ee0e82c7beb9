import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Contents, tableFile } from './manifest.ts';

/**
 * Tables that are in no backup, because the migrations and triggers of each database fill them in
 * their own way: a count is split on Postgres, and the search of SQLite has numbers for its words.
 */
const REBUILT = ['mikro_orm_migrations', 'lead_counts', 'lead_numbers', 'response_numbers'];
/** Filled last, because loading the others adds rows to it. */
const FILLED_BY_OTHERS = 'changed_days';

/** Some rows of a table, each as a line. */
type Lines = Iterable<string[]> | AsyncIterable<string[]>;
/** What both databases do with a table in a backup. */
export type Tables = {
  /** The names of the stored columns of each table, in alphabetical order. */
  columns: Record<string, string[]>;
  read: (table: string) => Lines;
  fill: (table: string, lines: AsyncIterable<string[]>) => Promise<void>;
};

export const isInBackups = (table: string) => !REBUILT.includes(table);

const fileOf = (folder: string, table: string) => join(folder, tableFile(table));

/** Writes every table to a file. */
export async function writeTables(folder: string, { columns, read }: Omit<Tables, 'fill'>) {
  await mkdir(join(folder, 'tables'));
  const tables: Contents['tables'] = {};
  for (const [table, names] of Object.entries(columns)) {
    const sum = new Checksum();
    await pipeline(
      read(table),
      (all: Lines) => joined(sum.of(all)),
      createWriteStream(fileOf(folder, table), { flags: 'wx', mode: 0o600 }),
    );
    tables[table] = { columns: names, ...sum.result() };
  }
  return tables;
}

/**
 * Fills the tables that the migrations created, and compares them with the backup.
 * @throws an Error for the operator if they differ.
 */
export async function readTables(folder: string, expected: Contents['tables'], tables: Tables) {
  for (const table of Object.keys(tables.columns))
    if (!Object.hasOwn(expected, table))
      throw new Error(`The backup lacks the table ${table}, which its migrations create.`);
  const isLast = (table: string) => Number(table === FILLED_BY_OTHERS);
  const names = Object.keys(expected).toSorted((a, b) => isLast(a) - isLast(b));
  for (const table of names) {
    if (!isDeepStrictEqual(expected[table]?.columns, tables.columns[table]))
      throw new Error(`The table ${table} of the backup has other columns than its migrations.`);
    await tables.fill(table, linesOf(createReadStream(fileOf(folder, table))));
  }
  for (const table of names) {
    const sum = new Checksum();
    for await (const _ of sum.of(tables.read(table)));
    const { rows, checksum } = sum.result();
    if (rows !== expected[table]?.rows || checksum !== expected[table].checksum)
      throw new Error(`The restored table ${table} differs from the backup.`);
  }
}

/** Splits a stream at its line breaks. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>) {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}

async function* joined(all: AsyncIterable<string[]>) {
  for await (const lines of all) yield `${lines.join('\n')}\n`;
}

/** The number of rows, and a checksum that does not depend on their order. */
class Checksum {
  #rows = 0;
  readonly #sum = new Uint8Array(32);

  async *of(all: Lines) {
    for await (const lines of all) {
      for (const line of lines) this.#add(line);
      yield lines;
    }
  }

  #add(line: string) {
    this.#rows++;
    // Postgres stores UUIDs in lower case, SQLite as they were sent.
    const hash = createHash('sha256').update(line.toLowerCase()).digest();
    for (const [index, byte] of hash.entries()) this.#sum[index] = (this.#sum[index] ?? 0) ^ byte;
  }

  result() {
    return { rows: this.#rows, checksum: Buffer.from(this.#sum).toString('hex') };
  }
}

// Lines are in the text format of COPY, with values as SQLite stores them: times in milliseconds,
// booleans as 0 or 1, JSON as text.

const NULL = '\\N';
const escapes: Record<string, string> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};
const escaped = Object.fromEntries(Object.entries(escapes).map(([raw, code]) => [code, raw]));

export type Value = string | number | bigint | null;

export const toLine = (values: Value[]) =>
  values
    .map((value) =>
      value === null
        ? NULL
        : String(value).replace(/[\\\b\f\n\r\t\v]/g, (raw) => escapes[raw] ?? ''),
    )
    .join('\t');

export const fromLine = (line: string) =>
  line
    .split('\t')
    .map((text) =>
      text === NULL ? null : text.replace(/\\[\\bfnrtv]/g, (code) => escaped[code] ?? ''),
    );
