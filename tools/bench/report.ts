import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** A measured value, with the least or the most that the budget allows. */
export type Figure = { name: string; value: number; unit?: string; least?: number; most?: number };
/** A line of the table. */
export type Row = { what: string; figures: Figure[] };
export type Section = () => Promise<Row[]>;

const DOCUMENT = 'docs/benchmarks.md';
const introduction = `# Benchmarks

Written by \`npm run bench\`, after \`npm ci --prefix tools/bench\`; \`npm run bench -- http\` measures one section. Budgets are in brackets, and ✗ marks a value outside its budget, which fails the run. Client and servers share the machine, in the last run ${cpus().length} cores of ${cpus()[0]?.model.trim()}, with Node ${process.version}.

“÷” and “above” compare the site with a peer that is measured in the same run, in turns; the median of the rounds counts. The peers are Fastify that sends one ready buffer; Express with drizzle, with the site's schema, indexes and validation; a relay on \`ws\` that stores nothing; and hocuspocus, which keeps boards in memory. Compare these values between runs, not times: virtual machines of one type differ in speed by up to a factor of two.

| section | what | measured | run |
| --- | --- | --- | --- |
`;
const number = (value: number) => value.toLocaleString('en-US', { maximumSignificantDigits: 3 });

/** Returns false outside a budget, and for what could not be measured. */
const isInBudget = ({ value, least = value, most = value }: Figure) =>
  value >= least && value <= most;
export const isWithin = ({ figures }: Row) => figures.every(isInBudget);

export const textOf = ({ figures }: Row) => figures.map(textOfFigure).join('; ');

function textOfFigure(figure: Figure) {
  const { name, value, unit = '', least, most } = figure;
  const text = `${isInBudget(figure) ? '' : '✗ '}${name} ${number(value)} ${unit}`.trim();
  if (least !== undefined) return `${text} (≥ ${number(least)})`;
  return most === undefined ? text : `${text} (≤ ${number(most)})`;
}

/** Replaces the lines of one of the sections in the document. */
export function writeRows(sections: string[], section: string, rows: Row[]) {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changes = git('status', '--porcelain', 'src', 'tools') && ' with changes';
  const commit = git('rev-parse', '--short', 'HEAD') + changes;
  const run = `${new Date().toISOString().slice(0, 10)}, ${commit}`;
  const before = readFileSync(DOCUMENT, 'utf8').split('\n');
  const lines = sections.flatMap((name) => {
    const start = `| \`${name}\``;
    if (name !== section) return before.filter((line) => line.startsWith(start));
    return rows.map((row) => [start, row.what, textOf(row), run].join(' | '));
  });
  writeFileSync(DOCUMENT, `${introduction}${lines.join('\n')}\n`);
  execFileSync('node_modules/.bin/oxfmt', [DOCUMENT]);
}

export function percentile(values: readonly number[], share: number) {
  return values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Returns the highest of several values with its budget. */
export function worstOf(all: Figure[], unit: string, most: number): Figure {
  const [worst] = all.toSorted((a, b) => b.value - a.value);
  return { name: 'nothing', value: Number.NaN, ...worst, unit, most };
}
