import { randomBytes } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quiz, testApp } from '../../../test/app.ts';
import { attributes, type HtmlPage, mainOf, one, pageAt, words } from '../../../test/html.ts';
import { adminPaths, postPath, topicPath } from '../../../test/paths.ts';
import { publicPaths } from '../../shared/paths.ts';

const indexed = [...publicPaths, postPath, topicPath];
const unlisted = adminPaths;
const missing = [
  '/no/such/page',
  '/blog/no-such-post',
  '/case-studies/no-such-story',
  '/case-studies/constructor',
  '/newsletter/confirm/unknown',
  '/newsletter/unsubscribe/unknown',
];

const server = await testApp({ isSeeded: true });
afterAll(() => server[Symbol.asyncDispose]());
const pages: HtmlPage[] = [];
beforeAll(async () => {
  const { guideUrl } = (await server.post('/api/quiz', quiz)).json();
  for (const path of [...indexed, ...unlisted, ...missing, guideUrl])
    pages.push(await pageAt(server, path));
});

const meta = ({ root }: HtmlPage, name: string) =>
  one(root, `meta[name="${name}"], meta[property="${name}"]`).getAttribute('content') ?? '';
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

/** The page header; in the admin, that of its shell. */
const HEADER = '#root > header, .mantine-AppShell-root > header';

/** Returns the paths of pages with faults, and the faults. */
const wrong = (check: (page: HtmlPage) => unknown[]) =>
  pages.flatMap((page) => {
    const faults = check(page);
    return faults.length > 0 ? [[page.path, ...faults]] : [];
  });

describe('every page', () => {
  test('is HTML with status 200, or 404 where nothing exists', () => {
    const types = pages.map(({ headers }) => headers['content-type']);
    expect(new Set(types)).toEqual(new Set(['text/html; charset=utf-8']));
    const statuses = pages.filter(({ status }) => status !== 200);
    expect(statuses.map(({ path, status }) => [path, status])).toEqual(
      missing.map((path) => [path, 404]),
    );
  });

  test('has a language, a title, one heading of the first level, and one of each landmark', () => {
    const count = ({ root }: HtmlPage, selector: string) => root.querySelectorAll(selector).length;
    const landmarks = ['h1', 'main', HEADER];
    expect(
      wrong((page) => [
        ...landmarks.filter((selector) => count(page, selector) !== 1),
        ...(one(page.root, 'html').getAttribute('lang') === 'en' ? [] : ['lang']),
        ...(/\S.{8,}/.test(one(page.root, 'title').text) ? [] : ['title']),
      ]),
    ).toEqual([]);
  });

  test("has the site's header and footer, except for the whiteboard and the admin", () => {
    const isTool = ({ path }: HtmlPage) => /^\/(admin|whiteboard)/.test(path);
    const links = ({ root }: HtmlPage) =>
      root.querySelectorAll(`:is(${HEADER}) a`).map((link) => link.getAttribute('href'));
    expect(
      wrong((page) => {
        const hasFooter = page.root.querySelector('#root > footer') !== null;
        const leadsHomeOnly = links(page).join() === '/';
        return isTool(page) === leadsHomeOnly && isTool(page) !== hasFooter ? [] : [links(page)];
      }),
    ).toEqual([]);
  });

  test('has a unique title and description', () => {
    const own = pages.filter(({ path }) => [...indexed, ...adminPaths].includes(path));
    expect(repeated(own.map(({ root }) => one(root, 'title').text))).toEqual([]);
    const descriptions = own.map((page) => meta(page, 'description'));
    expect(repeated(descriptions)).toEqual([]);
    expect(descriptions.filter((text) => text.length < 20)).toEqual([]);
  });

  test('has unique ids and references only existing ones', () => {
    expect(
      wrong(({ root }) => {
        const ids = attributes(root, '*', 'id');
        const named = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap(
          (name) => attributes(root, '*', name).flatMap((list) => list.split(/\s+/)),
        );
        return [...repeated(ids), ...named.filter((id) => !ids.includes(id))];
      }),
    ).toEqual([]);
  });

  test('skips no heading level', () => {
    const levels = ({ root }: HtmlPage) =>
      root.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    expect(
      wrong((page) =>
        levels(page).filter((level, index, all) => level > (all[index - 1] ?? 0) + 1),
      ),
    ).toEqual([]);
  });

  test('labels every field, names every link and button, and describes every picture', () => {
    expect(
      wrong(({ root }) =>
        [
          ...root.querySelectorAll('input, select, textarea').filter((it) => !isLabeled(it, root)),
          ...root.querySelectorAll('a, button').filter((control) => !isNamed(control)),
          ...root.querySelectorAll('img').filter((image) => !image.hasAttribute('alt')),
          ...root.querySelectorAll('iframe').filter((frame) => !frame.getAttribute('title')),
        ].map(({ outerHTML }) => outerHTML),
      ),
    ).toEqual([]);
  });

  test('links to pages that exist, and to anchors that are on them', async () => {
    const known = new Map(pages.map((page) => [page.path, page]));
    const broken: string[] = [];
    for (const { path, root } of pages)
      for (const link of new Set(attributes(root, 'a', 'href'))) {
        const url = new URL(link, `http://site.example${path}`);
        if (url.host !== 'site.example') continue;
        const target = known.get(url.pathname) ?? (await pageAt(server, url.pathname));
        known.set(url.pathname, target);
        const hasAnchor = !url.hash || !!target.root.querySelector(url.hash);
        // The 404 page may link to itself.
        if ((target.status !== 200 && url.pathname !== path) || !hasAnchor)
          broken.push(`${path} links to ${link}`);
      }
    expect(broken).toEqual([]);
    expect(known.size).toBeGreaterThan(pages.length);
  });
});

describe('every page that search engines list', () => {
  const listed = () => pages.filter(({ path }) => indexed.includes(path));

  test('names its own address as canonical, and shows its content without scripts', () => {
    const short = listed().filter((page) => words(mainOf(page)).length < 200);
    expect(short.map(({ path }) => path)).toEqual([]);
    const canonical = listed().map(({ root }) =>
      one(root, 'link[rel="canonical"]').getAttribute('href'),
    );
    expect(canonical.map((href) => new URL(href ?? '').pathname)).toEqual(indexed);
  });

  test('has a card for social networks', async () => {
    for (const page of listed()) {
      const { pathname } = new URL(meta(page, 'og:image'));
      const { statusCode, headers } = await server.inject(pathname);
      expect([pathname, statusCode, headers['content-type']]).toEqual([pathname, 200, 'image/png']);
    }
  });
});

/** Only cached responses have an ETag. */
test.each([
  ['/quiz/guide/', 404],
  ['/case-studies/', 404],
  ['/blog/preview/', 404],
  ['/privacy/me/', 404],
  ['/whiteboard?board=', 200],
])('unknown links to %s share one cached page', async (path, status) => {
  const bodies = new Set<string>();
  for (let n = 0; n < 5; n++) {
    const token = randomBytes(24).toString('base64url');
    const response = await server.inject(path + token);
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toContain(token);
    bodies.add(response.body);
  }
  expect(bodies.size).toBe(1);
});

// Players seek with range requests; Safari does not play files without them.
test.each([
  ['/media/testimonial-home.mp4', 'video/mp4'],
  ['/media/testimonial-home.webm', 'video/webm'],
  ['/media/testimonial-home.vtt', 'text/vtt; charset=utf-8'],
])('recordings are sent in parts, uncompressed and cached for a day: %s', async (url, type) => {
  const { statusCode, headers, rawPayload } = await server.inject({
    url,
    headers: { range: 'bytes=100-299', 'accept-encoding': 'br, gzip' },
  });
  expect([statusCode, headers['content-type'], rawPayload.length]).toEqual([206, type, 200]);
  expect(headers['content-range']).toMatch(/^bytes 100-299\/\d+$/);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  expect(headers['content-encoding']).toBeUndefined();
  const whole = await server.inject(url);
  expect([whole.statusCode, whole.headers['accept-ranges']]).toEqual([200, 'bytes']);
});

test('every recording and video that a page names exists, and the policy allows them', async () => {
  const named = new Set<string>();
  for (const path of ['/', '/Free-Podcast-Launch']) {
    const { body, headers } = await server.inject(path);
    expect(headers['content-security-policy']).toMatch(/media-src [^;]*'self'/);
    for (const file of body.match(/\/media\/[\w/-]+\.(?:m4a|weba|mp4|webm|vtt)/g) ?? [])
      named.add(file);
  }
  // Two videos in two formats, with captions.
  expect(named.size).toBe(6);
  for (const url of named)
    expect((await server.inject({ method: 'HEAD', url })).statusCode).toBe(200);
});

/** Whether a field has a label, a wrapping label or an aria-label; hidden fields need none. */
function isLabeled(field: HTMLElement, root: HTMLElement) {
  const id = field.getAttribute('id');
  const labels = [
    field.getAttribute('aria-label'),
    id && root.querySelector(`label[for="${id}"]`)?.text,
    field.closest('label')?.text,
  ];
  return field.getAttribute('type') === 'hidden' || labels.some((label) => label?.trim());
}

const isNamed = (control: HTMLElement) =>
  !!(control.getAttribute('aria-label') ?? words(control)) ||
  control.querySelectorAll('img').some((image) => image.getAttribute('alt'));
