import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { freePort } from '../test/process.ts';
import { openSite } from './servers/site.ts';

/** Runs Lighthouse as a phone on a slow network and reports the run with the median performance per page. */

// Started as a command, because it is a package of bench/package.json, without which everything must compile.
const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const RUNS = 5;
const CLS = 0.02;
const paths = [
  '/',
  '/services',
  '/offers/roi-guarantee',
  '/services/podcast-production',
  '/blog',
  '/blog/podcast-metrics-that-matter',
  '/process',
  '/contact',
];
const budgets = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The parts of a report that are read. */
const Result = z.object({
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      numericValue: z.number().optional(),
    }),
  ),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
});
type Result = z.infer<typeof Result>;

if (!existsSync(LIGHTHOUSE)) {
  console.error('Lighthouse is not installed: run "npm ci --prefix bench".');
  process.exit(1);
}

const port = await freePort();
await using site = await openSite({ args: [`--remote-debugging-port=${port}`] });
const rows = [];
// Paths on the command line replace the default ones.
const wanted = process.argv.slice(2);
for (const path of wanted.length > 0 ? wanted : paths) rows.push(await look(path));
console.table(rows);
if (rows.some(({ verdict }) => verdict !== 'within')) process.exitCode = 1;

async function look(path: string) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await audit(path));
  runs.sort((a, b) => score(a, 'performance') - score(b, 'performance'));
  const median = runs[RUNS >> 1];
  if (!median) throw new Error(`${path} was not measured`);
  const value = (name: string) => median.audits[name]?.numericValue ?? Number.NaN;
  const scores = Object.keys(budgets).map((name) => [name, score(median, name)] as const);
  const seconds = (name: string) => Number((value(name) / 1000).toFixed(2));
  const short = Object.entries(budgets).flatMap(([name, least]) =>
    score(median, name) < least ? [name, ...failures(median, name)] : [],
  );
  const shift = Number(value('cumulative-layout-shift').toFixed(3));
  if (shift > CLS) short.push('CLS');
  return {
    path,
    ...Object.fromEntries(scores),
    FCP: seconds('first-contentful-paint'),
    LCP: seconds('largest-contentful-paint'),
    SI: seconds('speed-index'),
    TBT: Math.round(value('total-blocking-time')),
    CLS: shift,
    verdict: short.join(' ') || 'within',
  };
}

async function audit(path: string): Promise<Result> {
  const options = [`--port=${port}`, '--output=json', '--quiet', '--no-enable-error-reporting'];
  // Lighthouse reports errors of a page itself.
  const child = spawn(process.execPath, [LIGHTHOUSE, site.url + path, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [report, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`Lighthouse says nothing of ${path}`);
  return Result.parse(JSON.parse(report));
}

function score(result: Result, name: string) {
  return Math.round((result.categories[name]?.score ?? 0) * 100);
}

/** Returns the ids of failed audits. Performance has none, because the table shows its figures. */
function failures(result: Result, category: string) {
  if (category === 'performance') return [];
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && result.audits[id]?.score !== 1)
    .filter(({ id }) => result.audits[id]?.scoreDisplayMode !== 'notApplicable')
    .map(({ id }) => `(${id})`);
}
