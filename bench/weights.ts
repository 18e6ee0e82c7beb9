import type { Browser, Request } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { publicPaths } from '../src/shared/paths.ts';
import { openSite } from './servers/site.ts';

/**
 * What a phone transfers for the first page of a visit, compressed as it comes, until nothing more
 * is fetched and without scrolling. Styles inside the HTML count as CSS.
 */

const KILO = 1024;
const budgets = { js: 130, css: 18, all: 300 };
/** The quiz and the whiteboard are programs. */
const programs = ['/quiz', '/whiteboard'];
const PROGRAM_JS = 150;
const POST = '/blog/podcast-metrics-that-matter';

type Weights = Record<'html' | 'css' | 'js' | 'fonts' | 'images' | 'other', number>;

await using site = await openSite();
const rows = [];
for (const path of [...publicPaths, POST]) rows.push(await weigh(site.browser, site.url, path));
console.table(rows);
console.info(
  `KB of ${KILO} bytes; budgets: ${JSON.stringify(budgets)}, JavaScript of ${programs.join(' and ')} ${PROGRAM_JS}`,
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
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const weights = { html: 0, css: 0, js: 0, fonts: 0, images: 0, other: 0 };
  for (const request of requests) await add(weights, request);
  await context.close();
  return row(path, requests.length, weights);
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

function row(path: string, requests: number, weights: Weights) {
  const all = Object.values(weights).reduce((sum, bytes) => sum + bytes, 0);
  const { js, css, html, fonts, images, other } = weights;
  const limits = programs.includes(path) ? { ...budgets, js: PROGRAM_JS } : budgets;
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
    verdict: over.length > 0 ? `too heavy: ${over.join(', ')}` : 'within',
  };
}
