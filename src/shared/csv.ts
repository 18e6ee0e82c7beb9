/** CSV according to RFC 4180. */

/** Without it, spreadsheets use the local code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Returns a line with its line break. */
export const csvLine = (values: readonly unknown[]) => `${values.map(csvCell).join(',')}\r\n`;

const NEEDS_QUOTES = /[",\r\n]/;
/** The start of a formula in a spreadsheet; an apostrophe turns it into text. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const CHANGED = new RegExp(`${FORMULA.source}|${NEEDS_QUOTES.source}`);

function csvCell(value: unknown) {
  const plain = typeof value === 'string' ? value : plainText(value);
  // Few texts need a change, and this is most of what an export does.
  if (!CHANGED.test(plain)) return plain;
  const text = FORMULA.test(plain) ? `'${plain}` : plain;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function plainText(value: unknown) {
  if (value instanceof Date) return value.toISOString();
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
