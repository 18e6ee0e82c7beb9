import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { freePort } from '../../test/process.ts';
import { budgets } from './budgets.ts';
import { type Options, type Row, row } from './row.ts';
import { openSite } from './servers/site.ts';

/** Runs Lighthouse as a phone on a slow network and reports the run with the median performance per page. */

// Run as a command, because the code must compile without the packages of bench/package.json.
const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const RUNS = 5;
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
const others = ['accessibility', 'best-practices', 'seo'];

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

/** Returns the lowest scores of all pages, and prints every page. */
export async function lighthouse({ isQuick }: Options): Promise<Row[]> {
  if (!existsSync(LIGHTHOUSE))
    throw new Error('Lighthouse is not installed: run "npm ci --prefix tools/bench".');
  const port = await freePort();
  await using site = await openSite({ args: [`--remote-debugging-port=${port}`] });
  const reports: Record<string, number>[] = [];
  for (const path of isQuick ? paths.slice(0, 1) : paths)
    reports.push(await medianReport(site.url + path, port, isQuick ? 1 : RUNS));
  console.table(reports);
  const pages = `${reports.length} pages`;
  const lowest = (name: string) => Math.min(...reports.map((report) => report[name] ?? 0));
  const shift = Math.max(...reports.map(({ CLS }) => CLS ?? Number.NaN));
  const scores = others.map((name) =>
    row({
      what: `lowest ${name} of ${pages}`,
      measured: lowest(name),
      unit: '',
      budget: budgets.lighthouseOther,
    }),
  );
  return [
    row({
      what: `lowest mobile performance of ${pages}`,
      measured: lowest('performance'),
      unit: '',
      budget: budgets.lighthousePerformance,
    }),
    ...scores,
    row({
      what: `largest layout shift of ${pages}`,
      measured: shift,
      unit: '',
      budget: budgets.layoutShift,
    }),
  ];
}

/** Audits a page several times and returns the figures of the run with the median performance. */
async function medianReport(url: string, port: number, count: number) {
  const runs = [];
  for (let run = 0; run < count; run++) runs.push(await audit(url, port));
  runs.sort((a, b) => score(a, 'performance') - score(b, 'performance'));
  const median = runs[count >> 1];
  if (!median) throw new Error(`${url} was not measured`);
  const value = (name: string) => median.audits[name]?.numericValue ?? Number.NaN;
  const failed = others.flatMap((name) => failures(median, name));
  if (failed.length > 0) console.error(`${url}: ${failed.join(', ')}`);
  const report: Record<string, number> = {
    ...Object.fromEntries(['performance', ...others].map((name) => [name, score(median, name)])),
    FCP: Math.round(value('first-contentful-paint')),
    LCP: Math.round(value('largest-contentful-paint')),
    SI: Math.round(value('speed-index')),
    TBT: Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
  };
  return report;
}

async function audit(url: string, port: number): Promise<Result> {
  const options = [`--port=${port}`, '--output=json', '--quiet', '--no-enable-error-reporting'];
  // Lighthouse reports errors of a page itself.
  const child = spawn(process.execPath, [LIGHTHOUSE, url, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [report, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error(`Lighthouse exited with ${code} for ${url}`);
  return Result.parse(JSON.parse(report));
}

function score(result: Result, name: string) {
  return Math.round((result.categories[name]?.score ?? 0) * 100);
}

/** Returns the ids of failed audits. */
function failures(result: Result, category: string) {
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && result.audits[id]?.score !== 1)
    .filter(({ id }) => result.audits[id]?.scoreDisplayMode !== 'notApplicable')
    .map(({ id }) => id);
}
