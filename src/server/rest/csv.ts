import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine } from '../../shared/csv.ts';
import { EXPORT_BATCH } from '../../shared/paging.ts';
import { isObject } from '../../shared/isObject.ts';

type Row = Record<string, unknown>;
type Batch = { rows: Row[]; nextCursor?: string | null | undefined };

/** Narrows the output of an export procedure, which its own schema has validated. */
export function parseBatch(output: unknown): Batch {
  if (!isBatch(output)) throw new Error('The procedure returned no rows');
  return output;
}

const isBatch = (output: unknown): output is Batch =>
  isObject(output) && Array.isArray(output.rows);

/** Rows of the first batch; the size of later batches depends on the length of the rows. */
export const FIRST_BATCH_ROWS = 100;
/** Characters per batch; a slow client keeps about two batches in memory. */
const TARGET_CHARACTERS = 768 * 1024;

/** Reads the next batch after a cursor. */
type ReadBatch<T> = (cursor: string, limit: number) => Promise<T>;
type CsvBatch = { text: string; nextCursor: Batch['nextCursor']; limit: number };

/** Streams CSV (RFC 4180) batch by batch, so memory does not grow with the number of rows. */
export function csvStream(columns: string[], first: Batch, read: ReadBatch<Batch>) {
  // Keeps only the text in memory while a slow client reads.
  const toCsv = ({ rows, nextCursor }: Batch): CsvBatch => {
    const text = rows.map((row) => csvLine(columns.map((column) => row[column]))).join('');
    return { text, nextCursor, limit: nextLimit(rows.length, text.length) };
  };
  const start = toCsv(first);
  start.text = BYTE_ORDER_MARK + csvLine(columns) + start.text;
  const readNext: ReadBatch<CsvBatch> = async (cursor, limit) => toCsv(await read(cursor, limit));
  return Readable.from(csvTexts(start, readNext), { objectMode: false, highWaterMark: 1 });
}

async function* csvTexts(first: CsvBatch, read: ReadBatch<CsvBatch>) {
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
