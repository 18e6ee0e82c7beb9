import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { screens } from '../../client/pages.tsx';
import { publicPaths } from '../../shared/paths.ts';
import { BlogPostEntity } from '../blog/entity.ts';
import { articles } from '../blog/articles/index.ts';

const slug = 'podcast-metrics-that-matter';
const isBuilt = (module: string) => existsSync(join('src/client', module));
const addressOf = (path: string) =>
  path.replace(':slug', slug).replace(':token', 'a-token').replace(':id', 'new');
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const published = articles.filter((article) => article.published === 'published');
const open = (environment = {}) => testApp({ isSeeded: true, environment });

/** The scripts a browser would find, as `type` and content. */
const scripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)].map(
    ([, attributes = '', content = '']) => ({
      type: /type="(.*?)"/.exec(attributes)?.[1],
      id: /id="(.*?)"/.exec(attributes)?.[1],
      src: /src="(.*?)"/.exec(attributes)?.[1],
      content,
    }),
  );

test('nothing but the HTML is waited for before the first paint', async () => {
  await using server = await open();
  const { body } = await server.inject('/services');
  expect(body).toMatch(/<style>.*--mantine-color-body:.*--tone-ground.*<\/style>/s);
  const links = [...body.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  // They only tell the bundler's loader what is here already.
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((link) => !link.includes(' media="not all" disabled'))).toEqual([]);
  const scripts = [...body.matchAll(/<(?:script|link)[^>]*\.js"[^>]*>/g)].map(([tag]) => tag);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);
});

describe('every screen', () => {
  // Whose address is a secret has no fixed one, and is sent anew each time.
  const isSecret = (path: string) => path.endsWith('/:token');
  const built = screens.filter(({ path, module }) => isBuilt(module) && !isSecret(path));

  test('answers 200 with a title and a description of its own', async () => {
    await using server = await open();
    const titles = new Map<string, string>();
    for (const { path } of built) {
      const url = addressOf(path);
      const answer = await server.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      const title = titleOf(answer.body) ?? '';
      expect([url, title]).toEqual([url, expect.stringMatching(/./)]);
      expect([url, titles.get(title)]).toEqual([url, undefined]);
      titles.set(title, url);
      expect(answer.body).toMatch(/<meta name="description" content="[^"]+">/);
    }
  });

  test('has one right address: a slash at the end and other capitals lead there', async () => {
    await using server = await open();
    for (const { path } of built.filter(({ path }) => path !== '/')) {
      const url = addressOf(path);
      const wrong = [
        `${url}/`,
        `${url}//`,
        addressOf(path.replace(/^[^:]+/, (fixed) => fixed.toUpperCase())),
      ];
      for (const address of wrong) {
        const answer = await server.inject(`${address}?utm_source=a%20b&c`);
        expect([address, answer.statusCode]).toEqual([address, 301]);
        expect(answer.headers.location).toBe(`${url}?utm_source=a%20b&c`);
      }
    }
  });

  test('is sent once: 304 while the visitor has it, but for addresses that are a secret', async () => {
    await using server = await open();
    for (const { path } of built.filter(({ path }) => !path.includes(':token'))) {
      const url = addressOf(path);
      const { etag } = (await server.inject(url)).headers;
      const again = await server.inject({ url, headers: { 'if-none-match': String(etag) } });
      expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
    }
  });

  test('loads scripts of this site alone, none of them inline', async () => {
    await using server = await open();
    for (const { path } of built) {
      const { body, headers } = await server.inject(addressOf(path));
      for (const script of scripts(body)) {
        if (script.type === 'application/json' || script.type === 'application/ld+json') {
          expect(() => JSON.parse(script.content)).not.toThrow();
          continue;
        }
        expect([path, script.content, script.src]).toEqual([
          path,
          '',
          expect.stringMatching(/^\/assets\//),
        ]);
      }
      const policy = String(headers['content-security-policy']);
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });
});

describe('what does not exist', () => {
  test('an unknown address is the 404 page, and never leads elsewhere', async () => {
    await using server = await testApp();
    for (const url of [
      '/nope',
      '/services/nope',
      '/offers/nope/',
      '/index.html',
      '/blog/a/b',
      '/.env',
      '/.git/config',
      '/.vite/manifest.json',
      '/assets/nope.js',
      '/assets/',
      '//',
      '///',
      '//evil.example/',
      '//evil.example/services/',
      '//[',
      '//a:99999',
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e/package.json',
      '/a%00b',
      '/services%00',
      `/${'a'.repeat(5000)}`,
    ]) {
      const { statusCode, headers, body } = await server.inject(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect([url, headers.location]).toEqual([url, undefined]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('404 Page Not Found');
      expect(body).toContain('<meta name="robots" content="noindex">');
    }
  });

  test('an address that cannot be decoded is 400', async () => {
    await using server = await testApp();
    for (const url of ['/%', '/%ff', '/blog/%', '/blog/%ff%fe', '/assets/%zz'])
      expect([url, (await server.inject(url)).statusCode]).toEqual([url, 400]);
  });

  test.runIf(isBuilt('./blog/PostPage.tsx'))('a post that is none is a 404 page', async () => {
    await using server = await open();
    const draft = articles.find((article) => article.published === 'draft')?.slug;
    for (const name of ['nope', '%00', 'a%2Fb', 'a'.repeat(300), '%25', draft]) {
      const answer = await server.inject(`/blog/${name}`);
      expect([name, answer.statusCode]).toEqual([name, 404]);
      expect(answer.body).toContain('Post Not Found');
    }
  });

  test('other methods are refused in JSON', async () => {
    await using server = await testApp();
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await server.inject({ method, url: '/services' })).json().statusCode).toBe(404);
  });
});

describe('what robots read', () => {
  const site = { PUBLIC_URL: 'https://www.example.com' };
  const xml = async (url: string) => {
    await using server = await open(site);
    const answer = await server.inject(url);
    expect(answer.headers['content-type']).toContain('xml');
    expect(wellFormed(answer.body)).toBe(true);
    return answer.body;
  };

  test('the sitemap lists every public page and published post, and nothing else', async () => {
    const found = [...(await xml('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, text = '']) => text,
    );
    const posts = published.map((article) => `/blog/${article.slug}`);
    expect(found.toSorted()).toEqual(
      [...publicPaths, ...posts].map((path) => site.PUBLIC_URL + path).toSorted(),
    );
  });

  test('every page of the sitemap is a screen, and every screen but the private is in it', () => {
    const paths = screens.map(({ path }) => path);
    const isPublic = (path: string) => !path.startsWith('/admin') && !path.includes(':');
    expect(new Set<string>(publicPaths)).toEqual(new Set(paths.filter(isPublic)));
  });

  test('the feed holds the published posts, newest first', async () => {
    const feed = await xml('/blog/rss.xml');
    const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, text = '']) => text);
    expect(links).toEqual(
      published.map((article) => `${site.PUBLIC_URL}/blog/${article.slug}`).toReversed(),
    );
    const [date] = /<pubDate>.*?<\/pubDate>/.exec(feed) ?? [];
    expect(date).toMatch(/^<pubDate>\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>$/);
  });

  test('robots.txt closes what is private and names the sitemap', async () => {
    await using server = await open(site);
    const { body, headers } = await server.inject('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    for (const line of [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /newsletter/',
      `Sitemap: ${site.PUBLIC_URL}/sitemap.xml`,
    ])
      expect(body.split('\n')).toContain(line);
  });
});

describe('a post cannot break out of where it stands', () => {
  const nasty = `</script><script>alert(1)</script><!--"'&$1]]>`;

  test('in the page, its state, the sitemap and the feed', async () => {
    await using server = await testApp();
    await server.orm.em.fork().insert(BlogPostEntity, {
      id: '00000000-0000-4000-8000-000000000001',
      title: nasty,
      slug: 'a&b?c#d e/é',
      excerpt: nasty,
      content: '<p>Text</p>',
      author: nasty,
      tags: nasty,
      imageUrl: null,
      published: 'published',
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    const address = '/blog/a%26b%3Fc%23d%20e%2F%C3%A9';
    for (const url of ['/blog', ...(isBuilt('./blog/PostPage.tsx') ? [address] : [])]) {
      const { body, statusCode } = await server.inject(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).not.toContain('<script>alert');
      const [state] = scripts(body).filter(({ id }) => id === 'state');
      expect(JSON.stringify(JSON.parse(state?.content ?? ''))).toContain(
        JSON.stringify(nasty).slice(1, -1),
      );
    }
    for (const url of ['/sitemap.xml', '/blog/rss.xml']) {
      const { body } = await server.inject(url);
      expect(wellFormed(body)).toBe(true);
      expect(body).toContain(address);
    }
  });
});

describe('files', () => {
  const [script = ''] = globSync('dist/client/assets/*.js.br').map((file) =>
    file.replace(/^dist\/client|\.br$/g, ''),
  );

  test('that carry a hash never change and are sent as they were compressed', async () => {
    await using server = await testApp();
    for (const encoding of ['br', 'gzip', undefined]) {
      const headers = encoding ? { 'accept-encoding': encoding } : {};
      const answer = await server.inject({ url: script, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('javascript');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
    }
  });

  test('of public/ are kept a day', async () => {
    await using server = await testApp();
    const { statusCode, headers } = await server.inject('/favicon.svg');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });
});

/** Whether every element is closed and every `<` and `&` belongs to the markup. */
function wellFormed(xml: string) {
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml[^>]*\?>\s*/, '')
    .replace(
      /<(\/?)([\w:]+)(?:\s[\w:]+="[^"<&]*")*\s*(\/?)>/g,
      (_tag, end, name: string, single) => {
        if (end) return open.pop() === name ? '' : '<';
        if (!single) open.push(name);
        return '';
      },
    );
  return open.length === 0 && !/<|&(?!(#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);)/i.test(rest);
}
