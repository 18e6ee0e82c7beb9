import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';

type Row = Record<string, unknown>;
type Batch = { rows: Row[]; nextCursor?: string | null | undefined };

/** Spreadsheets read a file without it in the local code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** RFC 4180 text, read and sent batch by batch: memory stays the same for any number of rows. */
export function csvStream(columns: string[], batch: (cursor?: string) => Promise<Batch>) {
  return Readable.from(chunks(columns, batch), { objectMode: false, highWaterMark: 1 });
}

async function* chunks(columns: string[], batch: (cursor?: string) => Promise<Batch>) {
  yield BYTE_ORDER_MARK + lines([columns]);
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await batch(cursor);
    cursor = nextCursor ?? undefined;
    if (rows.length > 0) yield lines(rows.map((row) => columns.map((column) => cell(row[column]))));
  } while (cursor);
}

// A cell that a spreadsheet would run as a formula gets an apostrophe in front.
const lines = (rows: string[][]) =>
  stringify(rows, { record_delimiter: 'windows', escape_formulas: true });

function cell(value: unknown) {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
