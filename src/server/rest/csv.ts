import { Readable } from 'node:stream';
import { EXPORT_BATCH } from '../../shared/paging.ts';

type Row = Record<string, unknown>;
type Batch = { rows: Row[]; nextCursor?: string | null | undefined };

/** Returns the output of an export procedure, whose own schema has validated the rows. */
export function batchOf(answer: unknown): Batch {
  if (!isBatch(answer)) throw new Error('An export has no rows');
  return answer;
}

const isBatch = (answer: unknown): answer is Batch =>
  typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows);

/** Spreadsheets read a file without it in the local code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows of the first batch; the size of later batches depends on the length of the rows. */
export const FIRST_BATCH_ROWS = 100;
/** Characters of a batch: a reader that waits holds about two, and two thousand short rows fit in. */
const TARGET_CHARACTERS = 768 * 1024;

type Read<T> = (cursor: string, limit: number) => Promise<T>;
type Text = { text: string; nextCursor: Batch['nextCursor']; limit: number };

/** RFC 4180 text, read and sent batch by batch: memory stays the same for any number of rows. */
export function csvStream(columns: string[], first: Batch, read: Read<Batch>) {
  // The rows are let go before their text waits for a slow reader.
  const written = ({ rows, nextCursor }: Batch): Text => {
    const text = rows.map((row) => line(columns.map((column) => row[column]))).join('');
    return { text, nextCursor, limit: nextLimit(rows.length, text.length) };
  };
  const begun = written(first);
  begun.text = BYTE_ORDER_MARK + line(columns) + begun.text;
  const readOn: Read<Text> = async (cursor, limit) => written(await read(cursor, limit));
  return Readable.from(texts(begun, readOn), { objectMode: false, highWaterMark: 1 });
}

async function* texts(here: Text, read: Read<Text>) {
  for (;;) {
    const { text, nextCursor, limit } = here;
    // The database reads one batch ahead, while this one is sent.
    const next = nextCursor ? read(nextCursor, limit) : undefined;
    // Avoids an unhandled rejection when the client disconnects.
    next?.catch(() => {});
    if (text) yield text;
    if (!next) return;
    here = await next;
  }
}

/** As many rows as are about enough text; no more than twice as many, as the next may be longer. */
const nextLimit = (rows: number, length: number) =>
  Math.max(1, Math.min(rows * 2, Math.floor((rows * TARGET_CHARACTERS) / length), EXPORT_BATCH));

const line = (values: unknown[]) => `${values.map(cell).join(',')}\r\n`;

const NEEDS_QUOTES = /[",\r\n]/;
/** Starts a formula in a spreadsheet; such a cell is prefixed with an apostrophe. */
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
