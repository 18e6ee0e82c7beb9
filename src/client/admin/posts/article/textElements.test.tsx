import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from './extensions.ts';
import { missingParts } from './missingParts.ts';
import { articleToEditorHtml, editorToArticleHtml } from './tables.ts';

/** Loads an article into the editor and returns what it saves. */
function saved(html: string) {
  const editor = new Editor({ element: null, extensions, content: articleToEditorHtml(html) });
  const article = editorToArticleHtml(editor.getHTML());
  editor.destroy();
  return article;
}

test.each([
  '<h2 id="part-costs">Costs</h2><p id="part-a">H<sub>2</sub>O, 10<sup>6</sup>, <del>old</del></p>',
  '<p>See <a href="#part-costs">costs</a> <a id="part-b"></a>and <a id="part-c" href="/x">x</a></p>',
  '<dl><dt>Term</dt><dd>What it is</dd><dt id="part-t">Two</dt><dd><p>A</p><p>B</p></dd></dl>',
  '<details id="part-d"><summary>More <strong>text</strong></summary><p>Hidden</p><ul><li>A</li></ul></details>',
  '<ul id="part-l"><li id="part-i">A</li></ul><blockquote id="part-q"><p>B</p></blockquote>',
  '<table id="part-table"><tbody><tr><td id="part-cell">A</td></tr></tbody></table>',
  '<p dir="rtl">A <a dir="ltr" href="/x">x</a></p><h2 dir="auto">B</h2><ul dir="rtl"><li>C</li></ul>',
  '<ul><li><p dir="rtl">A</p></li></ul><table dir="rtl"><tbody><tr><td dir="rtl">B</td></tr></tbody></table>',
  '<figure id="part-f" dir="rtl"><img src="/a.png" alt="A"><figcaption dir="rtl">B</figcaption></figure>',
  '<aside id="part-n" data-callout="tip"><p>C</p></aside>',
  '<p>A <a href="/x"><strong><em><code>b</code></em></strong></a> <a href="/y"><code>c</code></a></p>',
  '<pre><code>A <a href="/x"><strong>b</strong></a></code></pre>',
  '<a href="/x" title="A"><img id="part-x" src="/a.png" alt="A"></a><p>B</p>',
  '<figure><a href="/x"><img src="/a.png" alt="A"></a><figcaption>B</figcaption></figure>',
  '<figure><img src="/a.png" alt="A"><img src="/b.png" alt="B"><figcaption>C</figcaption></figure>',
  '<figure><blockquote><p>A</p></blockquote><figcaption>B</figcaption></figure>',
  '<figure><pre><code>A</code></pre><figcaption>B</figcaption></figure>',
  '<table><caption>C</caption><tbody><tr><td>A</td></tr></tbody></table>',
  '<figure><table><tbody><tr><td>A</td></tr></tbody></table><img src="/a.png" alt="A"><figcaption>B</figcaption></figure>',
  '<aside data-callout="warning"><h3>A</h3><p>B</p><pre><code>C</code></pre></aside>',
  '<ul><li><img src="/a.png" alt="A"></li><li><h3>B</h3><p>C</p></li><li><ul><li>D</li></ul></li></ul>',
  '<ul><li><table><tbody><tr><td>A</td></tr></tbody></table></li><li><pre><code>B</code></pre></li></ul>',
  '<ul><li><a href="/x"><img src="/a.png" alt="A"></a></li><li></li></ul>',
])('the editor keeps %s', (html) => {
  const body = (text: string) => new DOMParser().parseFromString(text, 'text/html').body;
  expect(body(saved(html)).isEqualNode(body(html))).toBe(true);
  expect(missingParts(html, saved(html))).toEqual([]);
});

test.each([
  ['<pre>A<br>B</pre>', '<pre><code>A\nB</code></pre>'],
  ['<p><img src="/a.png" alt="A"></p>', '<img src="/a.png" alt="A">'],
])('the editor keeps what %j shows', (html, article) => {
  expect(saved(html)).toBe(article);
  expect(missingParts(html, saved(html))).toEqual([]);
});

test.each([
  ['<p>A <a href="/x"><img src="/a.png" alt="B"></a> C</p>', ['<img alt="B" src="/a.png"> in <p>']],
  ['<h2>A <img src="/a.png" alt="B"></h2>', ['<img alt="B" src="/a.png"> in <h2>']],
  [
    '<figure><figcaption>A</figcaption><img src="/a.png" alt="B"></figure>',
    ['<img alt="B" src="/a.png"> in <figure>'],
  ],
  [
    '<p><a href="/x">A <img src="/a.png" alt="B"></a></p>',
    ['<img alt="B" src="/a.png"> in <p>', '<a href="/x">: A [picture]'],
  ],
  ['<pre>A <del>B</del></pre><ul><li>A<p>B</p></li></ul>', []],
  ['<p>A <sup>2<em>3</em></sup></p><blockquote>B</blockquote>', []],
  ['<table>\n<thead><tr><th>A</th></tr></thead>\n<tr><td>B  C</td></tr></table>', []],
])('what the editor does not keep of %s is told', (html, parts) => {
  expect(missingParts(html, saved(html))).toEqual(parts);
});

test('the editor moves an anchor around text before it', () => {
  expect(saved('<p><a id="part-a">Text</a></p>')).toBe('<p><a id="part-a"></a>Text</p>');
});

/** Types a text into an empty article, key by key. */
function typed(text: string) {
  const editor = new Editor({ element: document.createElement('div'), extensions });
  const { view } = editor;
  for (const key of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(key, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, key, insert)))
      view.dispatch(insert());
  }
  const html = editor.getHTML();
  editor.destroy();
  return html;
}

test.each([
  ['A *b c* d', '<p>A <em>b c</em> d</p>'],
  ['_a_b', '<p><em>a</em>b</p>'],
  ['**a *b', '<p>**a *b</p>'],
  ['A **b c** __d__', '<p>A <strong>b c</strong> <strong>d</strong></p>'],
  ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
  ['2 ** 3 ** 4', '<p>2 ** 3 ** 4</p>'],
  ['snake _ x _ y', '<p>snake _ x _ y</p>'],
  ['*args, **kw', '<p>*args, **kw</p>'],
  ['a_b_c 5*3*2', '<p>a_b_c 5*3*2</p>'],
])('typing %j results in %s', (text, html) => {
  expect(typed(text)).toBe(html);
});

test('pasted text keeps characters that mean emphasis in Markdown', () => {
  const editor = new Editor({ element: document.createElement('div'), extensions });
  editor.view.pasteText('A *b c* __d__', new ClipboardEvent('paste'));
  expect(editor.getHTML()).toBe('<p>A *b c* __d__</p>');
  editor.destroy();
});
