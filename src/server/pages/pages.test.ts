import { globSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { adminPaths, postPath } from '../../../test/paths.ts';
import { readXml } from '../../../test/xml.ts';
import { publicPaths } from '../../shared/paths.ts';
import { parseTags, topicPath } from '../../shared/topics.ts';
import { BlogPostEntity } from '../blog/entity.ts';
import { readSeedArticles } from '../blog/seedArticles.ts';

// Pages with a secret address are never cached, and have their own tests.
const paths: string[] = [...publicPaths, postPath, ...adminPaths];
const articles = readSeedArticles();
const published = articles.filter((article) => article.published === 'published');
const publicUrl = 'https://www.example.com';
const server = await testApp({ isSeeded: true, environment: { PUBLIC_URL: publicUrl } });
afterAll(() => server[Symbol.asyncDispose]());

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

test('only the HTML blocks the first paint, and one script starts the others after it', async () => {
  const { body } = await server.inject('/services');
  expect(body).toMatch(/<style>.*--mantine-color-body:.*--tone-ground.*<\/style>/s);
  const links = [...body.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  // Disabled links tell the loader of the bundle which styles are inlined.
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((link) => !link.includes(' media="not all" disabled'))).toEqual([]);
  const tags = (html = '') => html.match(/<(?:script|link)[^>]*\.js"[^>]*>/g) ?? [];
  const [before, scripts, after] = body.split(/<template id="scripts">(.*?)<\/template>/s);
  expect([...tags(before), ...tags(after)]).toEqual([
    expect.stringMatching(/^<script type="module" src="\/assets\/start-/),
  ]);
  expect(tags(scripts).length).toBeGreaterThan(2);
});

describe('every screen', () => {
  test('redirects a trailing slash and other capitals to its canonical URL', async () => {
    for (const url of paths.filter((path) => path !== '/')) {
      // A later part may be a slug, whose capitals count.
      const capitals = url.replace(/^\/[^/]+/, (first) => first.toUpperCase());
      const wrong = [`${url}/`, `${url}//`, capitals];
      for (const address of wrong) {
        const response = await server.inject(`${address}?utm_source=a%20b&c`);
        expect([address, response.statusCode]).toEqual([address, 301]);
        expect(response.headers.location).toBe(`${url}?utm_source=a%20b&c`);
      }
    }
  });

  test('is sent once: 304 while the visitor has it', async () => {
    for (const url of [...publicPaths, postPath]) {
      const { etag } = (await server.inject(url)).headers;
      const again = await server.inject({ url, headers: { 'if-none-match': String(etag) } });
      expect([url, again.statusCode, again.body]).toEqual([url, 304, '']);
    }
  });

  test('loads scripts of this site alone, none of them inline', async () => {
    for (const path of paths) {
      const { body, headers } = await server.inject(path);
      for (const script of scripts(body)) {
        if (/^application\/(ld\+)?json$/.test(script.type ?? ''))
          expect(() => JSON.parse(script.content)).not.toThrow();
        else {
          expect([path, script.content]).toEqual([path, '']);
          expect(script.src).toMatch(/^\/assets\//);
        }
      }
      const policy = String(headers['content-security-policy']);
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });
});

describe('unknown addresses', () => {
  test('an unknown address is the 404 page, and never leads elsewhere', async () => {
    const urls = `
      /nope /services/nope /offers/nope/ /index.html /blog/a/b /.env /.git/config
      /.vite/manifest.json /assets/nope.js /assets/ // /// //evil.example/
      //evil.example/services/ //[ //a:99999 /..%2f..%2fetc%2fpasswd /%2e%2e/package.json /a%00b
      /services%00
    `;
    for (const url of [...urls.trim().split(/\s+/), `/${'a'.repeat(5000)}`]) {
      const { statusCode, headers, body } = await server.inject(url);
      expect([url, statusCode]).toEqual([url, 404]);
      expect([url, headers.location]).toEqual([url, undefined]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('404 Page Not Found');
      expect(body).toContain('<meta name="robots" content="noindex">');
    }
  });

  test('an address that cannot be decoded is 400, and other methods are rejected in JSON', async () => {
    for (const url of ['/%', '/%ff', '/blog/%', '/blog/%ff%fe', '/assets/%zz'])
      expect([url, (await server.inject(url)).statusCode]).toEqual([url, 400]);
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect((await server.inject({ method, url: '/services' })).json().statusCode).toBe(404);
  });

  test('an unknown post is a 404 page', async () => {
    const draft = articles.find((article) => article.published === 'draft')?.slug;
    for (const name of ['nope', '%00', 'a%2Fb', 'a'.repeat(300), '%25', draft]) {
      const response = await server.inject(`/blog/${name}`);
      expect([name, response.statusCode]).toEqual([name, 404]);
      expect(response.body).toContain('Post Not Found');
    }
  });

  test('an unknown topic is a 404 page, and a known one has one address', async () => {
    for (const name of ['nope', '%00', '%26', 'a'.repeat(300)])
      expect([name, (await server.inject(`/blog/topics/${name}`)).statusCode]).toEqual([name, 404]);
    const { statusCode, headers } = await server.inject('/blog/topics/Lead%20Generation?a=b');
    expect([statusCode, headers.location]).toEqual([301, '/blog/topics/lead-generation?a=b']);
    for (const former of ['lead-gen-eration', 'L%C3%A9ad-generation'])
      expect((await server.inject(`/blog/topics/${former}`)).headers.location).toBe(
        '/blog/topics/lead-generation',
      );
    const { body } = await server.inject('/blog/topics/equipment');
    expect(body).toContain('One article on this topic.');
  });
});

describe('files for crawlers', () => {
  const xml = async (url: string) => {
    const response = await server.inject(url);
    expect(response.headers['content-type']).toContain('xml');
    readXml(response.body);
    return response.body;
  };

  test('the sitemap lists every public page and published post, and nothing else', async () => {
    const found = [...(await xml('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, text = '']) => text,
    );
    const posts = published.map((article) => `/blog/${article.slug}`);
    const topics = new Set(published.flatMap(({ tags }) => parseTags(tags).map(topicPath)));
    expect(found.toSorted()).toEqual(
      [...publicPaths, ...posts, ...topics].map((path) => publicUrl + path).toSorted(),
    );
  });

  test('the feed holds the published posts, newest first', async () => {
    const feed = await xml('/blog/rss.xml');
    const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, text = '']) => text);
    expect(links).toEqual(
      published.map((article) => `${publicUrl}/blog/${article.slug}`).toReversed(),
    );
    expect(feed).toContain('&lt;h2&gt;What a download is&lt;/h2&gt;');
    expect(feed).not.toMatch(/(href|src)=&quot;\//);
    const [date] = /<pubDate>.*?<\/pubDate>/.exec(feed) ?? [];
    expect(date).toMatch(/^<pubDate>\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>$/);
  });

  test('robots.txt disallows private paths and names the sitemap', async () => {
    const { body, headers } = await server.inject('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    for (const line of [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /newsletter/',
      'Disallow: /quiz/guide/',
      'Disallow: /blog/preview/',
      'Disallow: /privacy/me/',
      'Disallow: /whiteboard?*board=',
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ])
      expect(body.split('\n')).toContain(line);
  });
});

test('a post without a picture has a cover, and an unknown one has none', async () => {
  const { posts } = (await server.inject('/api/blog')).json();
  const covers = await Promise.all(
    posts.map(({ id }: { id: string }) => server.inject(`/blog/covers/${id}.svg`)),
  );
  for (const { statusCode, headers, body } of covers) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toMatch(/^<svg /);
  }
  expect(new Set(covers.map(({ body }) => body)).size).toBe(posts.length);
  for (const [id, status] of [
    ['00000000-0000-4000-8000-00000000dead', 404],
    ['x', 400],
  ])
    expect((await server.inject(`/blog/covers/${id}.svg`)).statusCode).toBe(status);
});

test('a post cannot break out of its element in the page, its state, the sitemap and the feed', async () => {
  const nasty = `</script><script>alert(1)</script><!--"'&$1]]>`;
  await using server = await testApp();
  await server.orm.em.fork().insert(BlogPostEntity, {
    id: '00000000-0000-4000-8000-000000000001',
    // As an earlier version stored it.
    title: `${nasty}\u000b\uffff`,
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
  for (const url of ['/blog', address]) {
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
    const texts = readXml(body).map(({ text }) => text);
    expect(texts.some((text) => text.endsWith(address))).toBe(true);
    if (url.endsWith('rss.xml')) expect(texts).toContain(nasty);
  }
});

describe('files', () => {
  const [script = ''] = globSync('dist/client/assets/*.js.br').map((file) =>
    file.replace(/^dist\/client|\.br$/g, ''),
  );

  test('that carry a hash never change and are sent as they were compressed', async () => {
    for (const encoding of ['br', 'gzip', undefined]) {
      const headers = encoding ? { 'accept-encoding': encoding } : {};
      const response = await server.inject({ url: script, headers });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('javascript');
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers.vary).toMatch(/accept-encoding/i);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('of public/ are cached for a day', async () => {
    const { statusCode, headers } = await server.inject('/favicon.svg');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });
});
