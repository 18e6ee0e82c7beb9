import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../test/databases.ts';
import { openSite } from './servers/site.ts';

/** Lighthouse as a phone on a slow network; of each page the run with the median performance. */

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
const budgets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const port = await freePort();
await using site = await openSite({ args: [`--remote-debugging-port=${port}`] });
const rows = [];
// Named paths are looked at instead of the usual ones.
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
  const result = await lighthouse(site.url + path, { port, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
  if (result.lhr.runtimeError) throw new Error(`${path}: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}

function score(result: Result, name: string) {
  return Math.round((result.categories[name]?.score ?? 0) * 100);
}

/** What costs points, save for performance, where it is the figures beside. */
function failures(result: Result, category: string) {
  if (category === 'performance') return [];
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && result.audits[id]?.score !== 1)
    .filter(({ id }) => result.audits[id]?.scoreDisplayMode !== 'notApplicable')
    .map(({ id }) => `(${id})`);
}
