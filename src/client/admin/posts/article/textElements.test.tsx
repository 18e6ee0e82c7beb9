import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from './extensions.ts';
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
])('the editor keeps %s', (html) => {
  const body = (text: string) => new DOMParser().parseFromString(text, 'text/html').body;
  expect(body(saved(html)).isEqualNode(body(html))).toBe(true);
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
