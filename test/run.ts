import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';

/** Runs every check of the project and closes with one line that counts them all. */

const REPORTS = '.cache/test';
const isCi = process.env.CI === 'true';
type Count = { passed: number; failed: number; skipped: number };

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const counts: [name: string, count: Count][] = [
  ['Types', check('tsc')],
  ['Lint', check('oxlint', '--type-aware')],
  ['Format', check('oxfmt', '--check')],
  ['Unused code', check('knip')],
  ['Migrations', check('node', 'src/server/migrations/cli.ts', 'check')],
  ['Build', check('node', 'build.ts', '--if-stale')],
  ['Unit and integration', vitest()],
  ['End to end', playwright()],
];

const total = { passed: 0, failed: 0, skipped: 0 };
console.info('\nWhat ran:');
for (const [name, { passed, failed, skipped }] of counts) {
  console.info(`  ${name.padEnd(22)}${passed} passed, ${failed} failed, ${skipped} skipped`);
  total.passed += passed;
  // Where everything must run, what did not run has failed.
  total.failed += isCi ? failed + skipped : failed;
  total.skipped += isCi ? 0 : skipped;
}
if (total.skipped > 0) console.info('\nNot everything could run here; the reasons stand above.');
process.exitCode = total.failed > 0 ? 1 : 0;
console.info(`\n${total.passed} passed, ${total.failed} failed`);

function run(command: string, args: string[], environment: NodeJS.ProcessEnv = {}) {
  console.info(`\n> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    // On Windows the commands of packages are scripts.
    shell: process.platform === 'win32',
  });
}

function check(command: string, ...args: string[]): Count {
  const isRight = run(command, args).status === 0;
  return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0 };
}

function vitest(): Count {
  const file = `${REPORTS}/vitest.json`;
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = run('vitest', args);
  const Report = z.object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    numTodoTests: z.int(),
  });
  const report = readReport(file, Report);
  if (!report) return nothingRan;
  const { numPassedTests: passed, numPendingTests, numTodoTests } = report;
  // A file that cannot be loaded fails the run without failing a test.
  const failed = status === 0 ? report.numFailedTests : Math.max(report.numFailedTests, 1);
  return { passed, failed, skipped: numPendingTests + numTodoTests };
}

function playwright(): Count {
  const file = `${REPORTS}/playwright.json`;
  const { status } = run('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const stats = z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  });
  const report = readReport(file, z.object({ stats }));
  if (!report) return nothingRan;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = status === 0 ? unexpected : Math.max(unexpected, 1);
  return { passed: expected + flaky, failed, skipped };
}

const nothingRan: Count = { passed: 0, failed: 1, skipped: 0 };

function readReport<Schema extends z.ZodType>(file: string, schema: Schema) {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(`No report in ${file}:`, error);
    return undefined;
  }
}
