import { Readable } from 'node:stream';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
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
/** Bytes of CSV per batch. A slow client keeps one batch and the rows of the next in memory. */
const TARGET_BYTES = 384 * 1024;
/**
 * Rows per text. V8 keeps longer texts in a separate space until a full garbage collection, so an
 * export would take its whole size in memory.
 */
const ROWS_PER_TEXT = 50;

/** Reads the next batch after a cursor. */
type ReadBatch = (cursor: string, limit: number) => Promise<Batch>;

/** Streams CSV (RFC 4180) batch by batch, so memory does not grow with the number of rows. */
export const csvStream = (columns: string[], first: Batch, read: ReadBatch) =>
  Readable.from(csvBatches(columns, first, read), { objectMode: false, highWaterMark: 1 });

async function* csvBatches(columns: string[], first: Batch, read: ReadBatch) {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(columns));
  let batch = first;
  // The length of the first rows limits the second batch. They are few, so formatting them twice is
  // cheap.
  let limit = nextLimit(first.rows.length, (await toCsv(columns, first.rows)).length);
  for (;;) {
    const { rows, nextCursor } = batch;
    // Reads the next batch while this one is formatted and sent.
    const next = nextCursor ? read(nextCursor, limit) : undefined;
    // Avoids an unhandled rejection when the client disconnects.
    next?.catch(() => {});
    const csv = await toCsv(columns, rows);
    limit = nextLimit(rows.length, csv.length);
    if (csv.length > 0) yield csv;
    if (!next) return;
    batch = await next;
  }
}

/** Formats a few rows at a time, so that other requests and the next query are not delayed. */
async function toCsv(columns: string[], rows: Row[]) {
  const parts: Buffer[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_TEXT) {
    let text = '';
    for (const row of rows.slice(from, from + ROWS_PER_TEXT))
      text += csvLine(columns.map((column) => row[column]));
    parts.push(Buffer.from(text));
    await yieldToOthers();
  }
  return Buffer.concat(parts);
}

/** Aims at the target size, but at most doubles the batch, because the next rows may be longer. */
const nextLimit = (rows: number, length: number) =>
  Math.max(1, Math.min(rows * 2, Math.floor((rows * TARGET_BYTES) / length), EXPORT_BATCH));
