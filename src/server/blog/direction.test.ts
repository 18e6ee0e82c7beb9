import { expect, test } from 'vitest';
import { editorApp, published } from '../../../test/writing.ts';
import { sanitizeArticle } from './sanitize.ts';

test('keeps the direction of a text, also below a callout and in the feed', async () => {
  await using app = await editorApp();
  const content =
    '<h2 dir="rtl">عنوان</h2><p dir="auto">نص <a dir="ltr" href="/blog">Blog</a></p><table><tr><td dir="rtl">خلية</td></tr></table>' +
    '<aside dir="rtl" data-callout="tip"><p>تنبيه</p></aside>';
  const written = `${content.replace('<aside', '<h1 DIR="RTL">ب</h1><aside')}<p dir="up">ا</p>`;
  const { removed, ...saved } = sanitizeArticle(written, []);
  expect(removed).toEqual(['dir="up" of <p>']);
  expect(saved.content).toBe(`${content.replace('<aside', '<h2 dir="RTL">ب</h2><aside')}<p>ا</p>`);
  await app.createPost({ ...published, content });
  const feed = (await app.inject('/blog/rss.xml')).body;
  expect(feed).toContain('role=&quot;note&quot;&gt;&lt;p&gt;&lt;strong&gt;Tip&lt;');
});
