import type { Browser, Request } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { publicPaths } from '../src/shared/paths.ts';
import { openSite } from './servers/site.ts';

/**
 * Measures the compressed bytes that a phone transfers for the first page of a visit, until the
 * network is idle and without scroll or input. Styles inside the HTML count as CSS. A failed request
 * or a page that never hydrates fails the run, because such a page looks light.
 */

const KILO = 1024;
const budgets = { js: 130, css: 18, all: 300 };
/** Interactive tools may load more JavaScript than pages. */
const tools = ['/quiz', '/whiteboard'];
const TOOL_JS = 150;
const HYDRATION_TIMEOUT_MS = 10_000;
const POST = '/blog/podcast-metrics-that-matter';

type Weights = Record<'html' | 'css' | 'js' | 'fonts' | 'images' | 'other', number>;

await using site = await openSite();
const rows = [];
for (const path of [...publicPaths, POST]) rows.push(await weigh(site.browser, site.url, path));
console.table(rows);
console.info(
  `KB of ${KILO} bytes; budgets: ${JSON.stringify(budgets)}, JavaScript of ${tools.join(' and ')} ${TOOL_JS}`,
);
if (rows.some(({ verdict }) => verdict !== 'within')) process.exitCode = 1;

async function weigh(browser: Browser, origin: string, path: string) {
  // A context of its own has an empty cache.
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const requests: Request[] = [];
  const failures: string[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  page.on('requestfailed', (request) =>
    failures.push(`${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.url()} ${response.status()}`);
  });
  await page.goto(origin + path);
  await page
    .locator('html[data-hydrated]')
    .waitFor({ state: 'attached', timeout: HYDRATION_TIMEOUT_MS })
    .catch(() => failures.push('not hydrated'));
  await page.waitForLoadState('networkidle');
  const weights = { html: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0 };
  for (const request of requests) await add(weights, request);
  await context.close();
  return row({ path, requests: requests.length, weights, failures });
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

type Visit = { path: string; requests: number; weights: Weights; failures: string[] };

function row({ path, requests, weights, failures }: Visit) {
  const all = Object.values(weights).reduce((sum, bytes) => sum + bytes, 0);
  const { js, css, html, fonts, images, other } = weights;
  const limits = tools.includes(path) ? { ...budgets, js: TOOL_JS } : budgets;
  const over = (['js', 'css', 'all'] as const).filter(
    (kind) => ({ js, css, all })[kind] > limits[kind] * KILO,
  );
  const kilobytes = Object.entries({ js, css, html, fonts, images, other, all }).map(
    ([kind, bytes]) => [kind, Number((bytes / KILO).toFixed(1))],
  );
  return {
    path,
    requests,
    ...Object.fromEntries(kilobytes),
    verdict: verdict(failures, over),
  };
}

function verdict(failures: string[], over: string[]) {
  if (failures.length > 0) return `failed: ${failures.join(', ')}`;
  return over.length > 0 ? `too heavy: ${over.join(', ')}` : 'within';
}
