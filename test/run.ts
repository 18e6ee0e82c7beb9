import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

/**
 * Runs checks and tests and prints the totals. `node test/run.ts` runs everything, `node test/run.ts
 * check` what needs no test runner, `node test/run.ts soak --seconds 60 [FILE]` the long tests.
 * `soak --faults` runs only faults and attacks, at full length, and prints their effect on visitors.
 */

const REPORTS = '.cache/test';
const FAILURE_LENGTH = 1000;
const isCi = process.env.CI === 'true';
type Count = { passed: number; failed: number; skipped: number; failures?: string[] };
/** The result of a part and how long it took. */
type Part = Count & { seconds: number };
type Parts = Record<string, Part>;
/** A suite of Playwright's report. */
const Suite = z.object({
  get suites() {
    return z.array(Suite).optional();
  },
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(
            z.object({ errors: z.array(z.object({ message: z.string().optional() })) }),
          ),
        }),
      ),
    }),
  ),
});
const nothingRan: Count = { passed: 0, failed: 1, skipped: 0 };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' }, faults: { type: 'boolean', default: false } },
});
const suites: Record<string, () => Promise<Parts>> = { all, check, soak };
const suite = suites[positionals[0] ?? 'all'];
if (!suite) throw new Error(`Unknown suite. Known: ${Object.keys(suites).join(', ')}`);

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
report(await suite());

async function all(): Promise<Parts> {
  const [checks, built] = await Promise.all([check(), build()]);
  return {
    ...checks,
    ...built,
    Unit: await timed(vitest(['unit'])),
    Component: await timed(vitest(['component'])),
    Server: await timed(vitest(['sqlite', 'postgres'])),
    'End to end': await timed(playwright('e2e')),
  };
}

/** Runs all checks in parallel, because a single one does not use every core. */
async function check(): Promise<Parts> {
  const [types, lint, format, unused, migrations, content] = await Promise.all([
    // Several checkers would repeat part of the work.
    tool('tsc', '--checkers', '1'),
    tool('oxlint', '--type-aware'),
    tool('oxfmt', '--check'),
    tool('knip'),
    tool('node', 'src/server/operations/databaseCli.ts', 'check'),
    tool('node', 'src/server/operations/contentCli.ts'),
  ]);
  return {
    Types: types,
    Lint: lint,
    Format: format,
    'Unused code': unused,
    Migrations: migrations,
    Content: content,
  };
}

async function soak(): Promise<Parts> {
  const { faults: isFaultsOnly, seconds = isFaultsOnly ? '600' : '60' } = values;
  process.env.SOAK_SECONDS = seconds;
  if (isFaultsOnly) {
    const built = await build();
    const counts = await timed(soakServer('test/soak/faults'));
    const memory = await tool('node', 'test/soak/memory.ts', '--seconds', seconds);
    printFaults();
    return { ...built, Faults: counts, Memory: memory };
  }
  const [, ...files] = positionals;
  return {
    ...(await build()),
    Server: await timed(soakServer(...files)),
    Browser: await timed(playwright('soak', '--pass-with-no-tests', ...files)),
  };
}

async function timed(counting: Promise<Count>): Promise<Part> {
  const start = performance.now();
  const count = await counting;
  return { ...count, seconds: (performance.now() - start) / 1000 };
}

/** Runs files one after the other, because a parallel load would distort measurements. */
function soakServer(...files: string[]) {
  return vitest(
    ['soak-sqlite', 'soak-postgres'],
    '--no-file-parallelism',
    '--passWithNoTests',
    ...files,
  );
}

async function build(): Promise<Parts> {
  return { Build: await tool('node', 'tools/build.ts', '--if-stale') };
}

function tool(command: string, ...args: string[]): Promise<Part> {
  const running = run(command, args, { isBuffered: true });
  return timed(
    running.then((status) => ({
      passed: status === 0 ? 1 : 0,
      failed: status === 0 ? 0 : 1,
      skipped: 0,
    })),
  );
}

async function vitest(projects: string[], ...more: string[]): Promise<Count> {
  const file = `${REPORTS}/${projects.join('-')}.json`;
  const args = [
    'run',
    ...more,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const status = await run('vitest', args);
  const Test = z.object({
    status: z.string(),
    fullName: z.string(),
    failureMessages: z.array(z.string()).nullish(),
  });
  const File = z.object({
    name: z.string(),
    message: z.string(),
    assertionResults: z.array(Test),
  });
  const Report = z.object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    numTodoTests: z.int(),
    testResults: z.array(File),
  });
  const tests = readReport(file, Report);
  if (!tests) return nothingRan;
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = tests;
  // A file that cannot be loaded fails the run without failing a test.
  const failed = status === 0 ? numFailedTests : Math.max(numFailedTests, 1);
  const failures = tests.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${relative('.', name)}: ${message}`] : []),
    ...assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${relative('.', name)} > ${test.fullName}: ${test.failureMessages?.[0]}`),
  ]);
  return { passed, failed, skipped: numPendingTests + numTodoTests, failures };
}

async function playwright(project: string, ...more: string[]): Promise<Count> {
  const status = await run('playwright', ['test', `--project=${project}`, ...more]);
  const stats = z.object({ expected: z.int(), unexpected: z.int(), skipped: z.int() });
  const Report = z.object({ stats, suites: z.array(Suite) });
  const tests = readReport(`${REPORTS}/playwright.json`, Report);
  if (!tests) return nothingRan;
  const { expected: passed, unexpected, skipped } = tests.stats;
  return {
    passed,
    failed: status === 0 ? unexpected : Math.max(unexpected, 1),
    skipped,
    failures: tests.suites.flatMap(failuresIn),
  };
}

function failuresIn({ suites = [], specs }: z.output<typeof Suite>): string[] {
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return `${file} > ${title}: ${error?.message}`;
    });
  return [...failures, ...suites.flatMap(failuresIn)];
}

/** Runs a command and returns its exit code; buffered output is printed in one piece at the end. */
function run(command: string, args: string[], { isBuffered = false } = {}) {
  const title = `\n> ${command} ${args.join(' ')}\n`;
  if (!isBuffered) process.stdout.write(title);
  const child = spawn(command, args, {
    stdio: ['ignore', isBuffered ? 'pipe' : 'inherit', isBuffered ? 'pipe' : 'inherit'],
    // On Windows, package binaries are scripts.
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      console.error(error);
      resolve(1);
    });
    child.on('close', (code) => {
      if (isBuffered) process.stdout.write(title + Buffer.concat(output).toString());
      resolve(code);
    });
  });
}

function readReport<Schema extends z.ZodType>(file: string, schema: Schema) {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report in ${file}:`, error);
    return undefined;
  }
}

/** Prints what the fault tests recorded with `test/soak/faults/table.ts`. */
function printFaults() {
  const Line = z.object({
    fault: z.string(),
    database: z.string(),
    figures: z.record(z.string(), z.unknown()),
  });
  const lines = readFileSync(`${REPORTS}/faults.jsonl`, 'utf8').trim().split('\n');
  const rows = lines.map((line) => Line.parse(JSON.parse(line)));
  const widths = [0, 1].map((column) =>
    Math.max(...rows.map(({ fault, database }) => [fault, database][column]?.length ?? 0)),
  );
  console.info('\nEffect of each fault on visitors:');
  for (const { fault, database, figures } of rows) {
    const noticed = Object.entries(figures).map(
      ([name, value]) => `${name} ${JSON.stringify(value)}`,
    );
    const [first = 0, second = 0] = widths;
    console.info(`  ${fault.padEnd(first)}  ${database.padEnd(second)}  ${noticed.join(', ')}`);
  }
}

function report(parts: Parts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  console.info('\nWhat ran:');
  for (const [name, { passed, failed, skipped, seconds }] of Object.entries(parts)) {
    const time = `${Math.round(seconds)} s`.padStart(6);
    console.info(
      `  ${name.padEnd(14)}${time}   ${passed} passed, ${failed} failed, ${skipped} skipped`,
    );
    total.passed += passed;
    // In CI a skipped test counts as failed.
    total.failed += isCi ? failed + skipped : failed;
    total.skipped += isCi ? 0 : skipped;
  }
  if (total.skipped > 0) console.info('\nSome tests were skipped; the reasons are above.');
  // The end is what is left of a long log.
  for (const failure of Object.values(parts).flatMap(({ failures = [] }) => failures))
    console.error(`\nFailed: ${failure.slice(0, FAILURE_LENGTH)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.info(`\n${total.passed} passed, ${total.failed} failed`);
}
