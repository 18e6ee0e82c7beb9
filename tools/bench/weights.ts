import type { Browser, Request } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { publicPaths } from '../../src/shared/paths.ts';
import { budgets } from './budgets.ts';
import { type Budget, type Options, type Row, row } from './row.ts';
import { openSite } from './servers/site.ts';

/**
 * Measures the compressed bytes that a phone transfers for the first page of a visit, until the
 * network is idle and without scroll or input. Styles inside the HTML count as CSS. Failed requests and
 * pages that never hydrate are counted, because such a page looks light.
 */

const KILO = 1024;
/** Interactive tools may load more JavaScript than pages. */
const tools = ['/quiz', '/whiteboard'];
const HYDRATION_TIMEOUT_MS = 10_000;
const IDLE_MS = 500;
const IDLE_TIMEOUT_MS = 10_000;
const POST = '/blog/podcast-metrics-that-matter';

type Weights = Record<'html' | 'css' | 'js' | 'fonts' | 'images' | 'other', number>;

/** Returns the heaviest page of each kind, and prints all pages. */
export async function weights({ isQuick }: Options): Promise<Row[]> {
  await using site = await openSite();
  const paths = [...publicPaths, POST];
  const visits: Awaited<ReturnType<typeof weigh>>[] = [];
  for (const path of isQuick ? paths.slice(0, 2) : paths)
    visits.push(await weigh(site.browser, site.url, path));
  console.table(visits.map((visit) => ({ ...visit, failures: visit.failures.length })));
  for (const { path, failures } of visits)
    if (failures.length > 0) console.error(`${path}: ${failures.join(', ')}`);
  const failures = visits.reduce((sum, visit) => sum + visit.failures.length, 0);
  const most = (
    name: string,
    kind: 'js' | 'css' | 'all',
    isTool: boolean | undefined,
    budget: Budget,
  ) => {
    const some = visits.filter(
      ({ path }) => isTool === undefined || tools.includes(path) === isTool,
    );
    const [heaviest] = some.toSorted((a, b) => b[kind] - a[kind]);
    if (!heaviest) return [];
    return [
      row({ what: `${name} (${heaviest.path})`, measured: heaviest[kind], unit: 'KB', budget }),
    ];
  };
  return [
    ...most('most JavaScript of a page', 'js', false, budgets.pageJavaScript),
    ...most('most JavaScript of a tool', 'js', true, budgets.toolJavaScript),
    ...most('most CSS', 'css', undefined, budgets.pageCss),
    ...most('largest first load', 'all', undefined, budgets.pageBytes),
    row({
      what: `failed requests of ${visits.length} pages`,
      measured: failures,
      unit: '',
      budget: budgets.failures,
    }),
  ];
}

async function weigh(browser: Browser, origin: string, path: string) {
  // A separate context has an empty cache.
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const pending = new Set<Request>();
  const requests: Request[] = [];
  const failures: string[] = [];
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    requests.push(request);
  });
  page.on('requestfailed', (request) => {
    pending.delete(request);
    failures.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()} ${response.status()}`);
  });
  await page.goto(origin + path);
  await page
    .locator('html[data-hydrated]')
    .waitFor({ state: 'attached', timeout: HYDRATION_TIMEOUT_MS })
    .catch(() => failures.push('not hydrated'));
  await untilIdle(pending).catch((error: Error) => failures.push(error.message));
  const weights = { html: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0 };
  for (const request of requests) await add(weights, request);
  await context.close();
  return { path, ...inKilobytes(weights), failures };
}

/** Waits until no request has been pending for `IDLE_MS`. @throws Error that names those that remain */
async function untilIdle(pending: ReadonlySet<Request>) {
  const end = performance.now() + IDLE_TIMEOUT_MS;
  for (let idleSince = performance.now(); performance.now() - idleSince < IDLE_MS;) {
    if (performance.now() > end)
      throw new Error(`never idle: ${Array.from(pending, (request) => request.url()).join(', ')}`);
    await wait(20);
    if (pending.size > 0) idleSince = performance.now();
  }
}

async function add(weights: Weights, request: Request) {
  const { responseBodySize } = await request.sizes();
  const kind = kindOf(request.resourceType());
  weights[kind] += responseBodySize;
  if (kind !== 'html') return;
  const html = await (await request.response())?.text();
  const inline = inlineStyles(html ?? '', responseBodySize);
  weights.html -= inline;
  weights.css += inline;
}

function kindOf(type: string): keyof Weights {
  if (type === 'document') return 'html';
  if (type === 'stylesheet') return 'css';
  if (type === 'script') return 'js';
  if (type === 'font') return 'fonts';
  return type === 'image' || type === 'media' ? 'images' : 'other';
}

/** What the page's style elements add to its compressed size. */
function inlineStyles(html: string, transferred: number) {
  const bare = html.replace(/<style[^>]*>.*?<\/style>/gs, '');
  return Math.round(
    transferred * (1 - brotliCompressSync(bare).length / brotliCompressSync(html).length),
  );
}

function inKilobytes({ js, css, html, fonts, images, other }: Weights) {
  const kilo = (bytes: number) => Number((bytes / KILO).toFixed(1));
  const all = js + css + html + fonts + images + other;
  return {
    js: kilo(js),
    css: kilo(css),
    html: kilo(html),
    fonts: kilo(fonts),
    images: kilo(images),
    other: kilo(other),
    all: kilo(all),
  };
}
