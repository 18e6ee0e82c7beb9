/** CSV according to RFC 4180. */

/** Without it, spreadsheets use the local code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Returns a line with its line break. */
export const csvLine = (values: readonly unknown[]) => `${values.map(csvCell).join(',')}\r\n`;

const NEEDS_QUOTES = /[",\r\n]/;
const FORMULA = String.raw`[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]`;
const CHANGED = new RegExp(String.raw`^["\s]*${FORMULA}|[",;\t\r\n]`);
/**
 * Where a cell begins: at the start, and for a spreadsheet whose separator is a semicolon, which
 * also reads our quotes as text, after each semicolon and line break.
 */
const CELL_START = new RegExp(String.raw`(?:^|[;\t\r\n])["\s;]*${FORMULA}?`, 'g');
const LAST_FORMULA = new RegExp(`${FORMULA}$`);

/** An apostrophe turns a formula into text. */
const defused = (text: string) =>
  text.replaceAll(CELL_START, (start) => start.replace(LAST_FORMULA, `'$&`));

function csvCell(value: unknown) {
  const plain = typeof value === 'string' ? value : plainText(value);
  // Few texts need a change, and this is most of what an export does.
  if (!CHANGED.test(plain)) return plain;
  const text = defused(plain);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function plainText(value: unknown) {
  if (value instanceof Date) return value.toISOString();
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
