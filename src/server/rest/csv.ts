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
  yield BYTE_ORDER_MARK + line(columns);
  // The rows are let go before their text waits for a slow reader.
  const read = async (from?: string) => {
    const { rows, nextCursor } = await batch(from);
    const lines = rows.map((row) => line(columns.map((column) => row[column])));
    return { text: lines.join(''), nextCursor };
  };
  let coming: ReturnType<typeof read> | undefined = read();
  while (coming) {
    const { text, nextCursor }: Awaited<typeof coming> = await coming;
    // The database reads one batch ahead, while this one is sent.
    coming = nextCursor ? read(nextCursor) : undefined;
    // Whoever leaves in between awaits it no more.
    coming?.catch(() => {});
    if (text) yield text;
  }
}

const line = (values: unknown[]) => `${values.map(cell).join(',')}\r\n`;

const NEEDS_QUOTES = /[",\r\n]/;
/** With what a spreadsheet begins a formula; such a cell gets an apostrophe in front. */
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
