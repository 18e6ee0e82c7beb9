import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Row } from './row.ts';

const RESULTS = '.cache/bench';
const DOCUMENT = 'docs/benchmarks.md';

type Result = { date: string; commit: string; machine: string; rows: Row[] };

/** Saves the rows of a section, which later runs of other sections write again. */
export function saveResult(section: string, rows: Row[]) {
  const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', 'src', 'bench') && ' with changes'}`;
  const result: Result = { date: new Date().toISOString().slice(0, 10), commit, machine, rows };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(fileOf(section), JSON.stringify(result, null, 2));
}

/** Writes the table of all sections. Those that were not measured here keep their lines. */
export function writeReport(sections: string[]) {
  const before = readFileSync(DOCUMENT, 'utf8').split('\n');
  const lines = sections.flatMap((section) => {
    const result = readResult(section);
    if (!result) return before.filter((text) => text.startsWith(`| ${command(section)} `));
    return result.rows.map((row) => line(cells(section, result, row)));
  });
  writeFileSync(DOCUMENT, `${introduction}\n${table(lines)}\n`);
  execFileSync('node_modules/.bin/oxfmt', [DOCUMENT]);
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Prints the rows of a section. */
export function printRows(rows: Row[]) {
  for (const row of rows) console.info(`  ${row.ok ? ' ' : '✗'} ${figures(row).join(' | ')}`);
}

const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.version}`;

const introduction = `# Benchmarks

Written by \`npm run bench\`, after \`npm ci --prefix tools/bench\`. One section alone: \`npm run bench -- http\`. Client and servers share the machine, in the last run: ${machine}.

A reference is measured in the same run, in turns with the site, and the ratio is the median of the rounds. The budgets are in \`tools/bench/budgets.ts\`; a value outside its budget fails the run. Compare ratios between runs, not times: virtual machines of the same type differ in speed by up to a factor of two.
`;

function cells(section: string, { date, commit }: Result, row: Row) {
  return [command(section), ...figures(row), `${date}, ${commit}`];
}

const command = (section: string) => `\`npm run bench -- ${section}\``;

function figures({ what, measured, unit, reference, ratio, budget, ok }: Row) {
  const limit = budget && `${budget.is} ${number(budget.limit)}`;
  const text = { measured: limit, ratio: `${limit} ×`, difference: `${limit} more` };
  return [
    what,
    `${number(measured)} ${unit}`,
    reference ? `${reference.name}: ${number(reference.measured)}` : '',
    ratio === undefined ? '' : `${ratio < 0.01 ? '< 0.01' : ratio.toFixed(2)} ×`,
    budget ? (text[budget.of] ?? '') : '',
    budget ? (ok ? 'yes' : '**no**') : '',
  ];
}

function table(lines: string[]) {
  const head = ['command', 'what', 'measured', 'reference', 'ratio', 'budget', 'within', 'run'];
  return [line(head), line(head.map(() => '---')), ...lines].join('\n');
}

const line = (values: string[]) => `| ${values.join(' | ')} |`;

const number = (value: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

function readResult(section: string): Result | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(section), 'utf8'));
  } catch {
    return undefined;
  }
}

const fileOf = (section: string) => `${RESULTS}/${section}.json`;
