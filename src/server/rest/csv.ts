import { Readable } from 'node:stream';
import { EXPORT_BATCH } from '../../shared/paging.ts';
import { isObject } from '../../shared/isObject.ts';

type Row = Record<string, unknown>;
type Batch = { rows: Row[]; nextCursor?: string | null | undefined };

/** Narrows the output of an export procedure, which its own schema has validated. */
export function batchOf(output: unknown): Batch {
  if (!isBatch(output)) throw new Error('The procedure returned no rows');
  return output;
}

const isBatch = (output: unknown): output is Batch =>
  isObject(output) && Array.isArray(output.rows);

/** Without it, spreadsheets use the local code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows of the first batch; the size of later batches depends on the length of the rows. */
export const FIRST_BATCH_ROWS = 100;
/** Characters per batch; a slow client keeps about two batches in memory. */
const TARGET_CHARACTERS = 768 * 1024;

type Read<T> = (cursor: string, limit: number) => Promise<T>;
type Text = { text: string; nextCursor: Batch['nextCursor']; limit: number };

/** Streams CSV (RFC 4180) batch by batch, so memory does not grow with the number of rows. */
export function csvStream(columns: string[], first: Batch, read: Read<Batch>) {
  // Keeps only the text in memory while a slow client reads.
  const toText = ({ rows, nextCursor }: Batch): Text => {
    const text = rows.map((row) => line(columns.map((column) => row[column]))).join('');
    return { text, nextCursor, limit: nextLimit(rows.length, text.length) };
  };
  const start = toText(first);
  start.text = BYTE_ORDER_MARK + line(columns) + start.text;
  const readNext: Read<Text> = async (cursor, limit) => toText(await read(cursor, limit));
  return Readable.from(texts(start, readNext), { objectMode: false, highWaterMark: 1 });
}

async function* texts(first: Text, read: Read<Text>) {
  let current = first;
  for (;;) {
    const { text, nextCursor, limit } = current;
    // Reads the next batch while this one is sent.
    const next = nextCursor ? read(nextCursor, limit) : undefined;
    // Avoids an unhandled rejection when the client disconnects.
    next?.catch(() => {});
    if (text) yield text;
    if (!next) return;
    current = await next;
  }
}

/** Aims at the target size, but at most doubles the batch, because the next rows may be longer. */
const nextLimit = (rows: number, length: number) =>
  Math.max(1, Math.min(rows * 2, Math.floor((rows * TARGET_CHARACTERS) / length), EXPORT_BATCH));

const line = (values: unknown[]) => `${values.map(cell).join(',')}\r\n`;

const NEEDS_QUOTES = /[",\r\n]/;
/** The start of a formula in a spreadsheet; an apostrophe turns it into text. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

function cell(value: unknown) {
  const plain = textOf(value);
  const text = FORMULA.test(plain) ? `'${plain}` : plain;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function textOf(value: unknown) {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
