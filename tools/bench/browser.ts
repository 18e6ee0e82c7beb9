import { type Browser, chromium, type Request } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { publicPaths } from '../../src/shared/paths.ts';
import { findChromium } from '../../test/e2e/chromium.ts';
import { median, type Row, worstOf } from './report.ts';
import { isQuick, openWorkspace } from './workspace.ts';

const IDLE_MS = 500;
const POST = '/blog/podcast-metrics-that-matter';
/** `tool` are the scripts of interactive tools, which may load more than pages. */
type Kind = 'script' | 'tool' | 'style' | 'all';
const tools = ['/quiz', '/whiteboard'];

/**
 * The compressed bytes that a phone transfers for the first page of a visit, until the network is
 * idle and without scroll or input. Prints all pages; the row has the heaviest.
 */
export async function weights(): Promise<Row[]> {
  await using work = openWorkspace();
  const { url } = await work.startSite(await work.newDatabase('sqlite'));
  await using browser = await chromium.launch({ ...findChromium(), args: ['--no-sandbox'] });
  const pages: Awaited<ReturnType<typeof weigh>>[] = [];
  for (const path of isQuick ? ['/', '/quiz'] : [...publicPaths, POST])
    pages.push(await weigh(browser, url, path));
  console.table(pages);
  const heaviest = (kind: Kind, most: number) => {
    const all = pages.map((page) => ({ name: `${kind} of ${page.path}`, value: page[kind] }));
    return worstOf(all, 'KB', most);
  };
  const scripts = [heaviest('script', 125), heaviest('tool', 150)];
  const figures = [...scripts, heaviest('style', 18), heaviest('all', 300)];
  return [{ what: `first load, heaviest of ${pages.length} pages`, figures }];
}

/** @throws Error if a request fails or the page never hydrates, because such a page looks light */
async function weigh(browser: Browser, origin: string, path: string) {
  const viewport = { width: 375, height: 812 };
  // A context of its own has an empty cache.
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  const [requests, pending] = [new Set<Request>(), new Set<Request>()];
  page.on('request', (request) => [requests, pending].forEach((set) => set.add(request)));
  page.on('requestfinished', (request) => void pending.delete(request));
  await page.goto(origin + path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  for (let idle = 0; idle < IDLE_MS; idle = pending.size > 0 ? 0 : idle + 20) await wait(20);
  const kilobytes = { script: 0, tool: 0, style: 0, all: 0 };
  for (const request of requests) {
    const response = await request.response();
    if (!response?.ok()) throw new Error(`${path}: ${request.url()} ${response?.status()}`);
    const size = (await request.sizes()).responseBodySize / 1024;
    const type = request.resourceType();
    kilobytes.all += size;
    if (type === 'script') kilobytes[tools.includes(path) ? 'tool' : 'script'] += size;
    if (type === 'stylesheet') kilobytes.style += size;
    if (type === 'document') kilobytes.style += size * shareOfStyles(await response.text());
  }
  await context.close();
  return { path, ...kilobytes };
}

/** What the page's style elements add to its compressed size. */
function shareOfStyles(html: string) {
  const bare = html.replace(/<style[^>]*>.*?<\/style>/gs, '');
  return 1 - brotliCompressSync(bare).length / brotliCompressSync(html).length;
}

// Run as a command, because the code must compile without the packages of this folder.
const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const flags =
  '--output=json|--quiet|--no-enable-error-reporting|--chrome-flags=--headless --no-sandbox';
const audited = `/ /services /offers/roi-guarantee /services/podcast-production /blog ${POST} /process /contact`;
const leastScores = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const Report = z.object({
  audits: z.object({ 'cumulative-layout-shift': z.object({ numericValue: z.number() }) }),
  categories: z.record(z.string(), z.object({ score: z.number() })),
});

/** Lighthouse as a phone on a slow network. Prints the medians; the row has the worst. */
export async function lighthouse(): Promise<Row[]> {
  await using work = openWorkspace();
  const { url } = await work.startSite(await work.newDatabase('sqlite'));
  const names = [...Object.keys(leastScores), 'layout shift'];
  const pages = (isQuick ? ['/'] : audited.split(' ')).map((path) => {
    const runs = Array.from({ length: isQuick ? 1 : 5 }, () => audit(url + path));
    const medianOf = (name: string) => median(runs.map((run) => run.get(name) ?? Number.NaN));
    return new Map(names.map((name) => [name, medianOf(name)]));
  });
  console.table(pages.map((page) => Object.fromEntries(page)));
  const all = (name: string) => pages.map((page) => page.get(name) ?? Number.NaN);
  const scores = Object.entries(leastScores).map(([name, least]) => {
    return { name, value: Math.min(...all(name)), least };
  });
  const shift = { name: 'layout shift', value: Math.max(...all('layout shift')), most: 0.02 };
  return [{ what: `Lighthouse, worst of ${pages.length} pages`, figures: [...scores, shift] }];
}

function audit(url: string) {
  const { executablePath, env = process.env } = findChromium();
  const options = { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 };
  const output = execFileSync(process.execPath, [LIGHTHOUSE, url, ...flags.split('|')], options);
  const { audits, categories } = Report.parse(JSON.parse(output.toString()));
  const scores = new Map([['layout shift', audits['cumulative-layout-shift'].numericValue]]);
  for (const [name, { score }] of Object.entries(categories))
    scores.set(name, Math.round(score * 100));
  return scores;
}
