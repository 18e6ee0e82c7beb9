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
/** Bytes per batch; a slow client keeps about two batches in memory. */
const TARGET_BYTES = 384 * 1024;
/**
 * Rows per text. V8 keeps longer texts apart, where they stay until a full collection: an export would
 * need its own size in memory.
 */
const ROWS_PER_TEXT = 50;

/** Reads the next batch after a cursor. */
type ReadBatch<T> = (cursor: string, limit: number) => Promise<T>;
type CsvBatch = { csv: Buffer; nextCursor: Batch['nextCursor']; limit: number };

/** Streams CSV (RFC 4180) batch by batch, so memory does not grow with the number of rows. */
export function csvStream(columns: string[], first: Batch, read: ReadBatch<Batch>) {
  const toBuffer = (rows: Row[]) =>
    Buffer.from(rows.map((row) => csvLine(columns.map((column) => row[column]))).join(''));
  // Keeps only the bytes in memory while a slow client reads.
  const toCsv = ({ rows, nextCursor }: Batch): CsvBatch => {
    const csv = Buffer.concat(inParts(rows).map(toBuffer));
    return { csv, nextCursor, limit: nextLimit(rows.length, csv.length) };
  };
  const start = toCsv(first);
  start.csv = Buffer.concat([Buffer.from(BYTE_ORDER_MARK + csvLine(columns)), start.csv]);
  const readNext: ReadBatch<CsvBatch> = async (cursor, limit) => toCsv(await read(cursor, limit));
  return Readable.from(csvBatches(start, readNext), { objectMode: false, highWaterMark: 1 });
}

const inParts = (rows: Row[]) =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_TEXT) }, (_, index) =>
    rows.slice(index * ROWS_PER_TEXT, (index + 1) * ROWS_PER_TEXT),
  );

async function* csvBatches(first: CsvBatch, read: ReadBatch<CsvBatch>) {
  let current = first;
  for (;;) {
    const { csv, nextCursor, limit } = current;
    // Reads the next batch while this one is sent.
    const next = nextCursor ? read(nextCursor, limit) : undefined;
    // Avoids an unhandled rejection when the client disconnects.
    next?.catch(() => {});
    if (csv.length > 0) yield csv;
    if (!next) return;
    current = await next;
  }
}

/** Aims at the target size, but at most doubles the batch, because the next rows may be longer. */
const nextLimit = (rows: number, length: number) =>
  Math.max(1, Math.min(rows * 2, Math.floor((rows * TARGET_BYTES) / length), EXPORT_BATCH));
