import { parseHTML } from 'linkedom/worker';
import { expect, test } from 'vitest';
import { cleanClipboard, isFromClipboard } from './cleanClipboard.ts';

function cleaned(html: string) {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  document.body.innerHTML = html;
  cleanClipboard(document.body);
  return document.body.innerHTML;
}

const item = (marker: string, text: string, level = 1) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;
const items = (markers: string[]) => markers.map((marker) => item(marker, 'x')).join('');
const withoutComments = (html: string) => html.replaceAll(/<!(--)?\[.*?\](--)?>/g, '');

test.each([
  ['bullets, then numbers', ['·', '1.', '2.'], '<ul>x</ul><ol>xx</ol>'],
  ['numbers, then bullets', ['1.', '2.', '·'], '<ol>xx</ol><ul>x</ul>'],
  ['a list that starts at 3', ['3.', '4.'], '<ol start="3">xx</ol>'],
  ['a list that starts again', ['1.', '2.', '1.'], '<ol>xx</ol><ol>x</ol>'],
  ['letters', ['a)', 'b)'], '<ol type="a">xx</ol>'],
  ['letters past h', ['h.', 'i.', 'j.'], '<ol type="a" start="8">xxx</ol>'],
  ['capitals', ['(C)', '(D)'], '<ol type="A" start="3">xx</ol>'],
  ['Roman numerals', ['i.', 'ii.', 'iii.', 'iv.', 'v.'], '<ol type="i">xxxxx</ol>'],
  ['Roman numerals from IX', ['IX.', 'X.', 'XI.'], '<ol type="I" start="9">xxx</ol>'],
  ['numbers with those above them', ['2.1', '2.2', '2.3.'], '<ol>xxx</ol>'],
  ['bullets that look different', ['·', 'o', '§'], '<ul>xxx</ul>'],
  ['an item without a marker', ['1.', '', '2.'], '<ol>xxx</ol>'],
])('reads a list of Word: %s', (_what, markers, lists) => {
  expect(withoutComments(cleaned(items(markers))).replaceAll(/<\/?li>/g, '')).toBe(lists);
});

test('reads lists of Word within each other', () => {
  const nested = [
    item('1.', 'A'),
    item('b)', 'B', 2),
    item('c)', 'C', 2),
    item('·', 'D', 2),
    item('2.', 'E'),
    item('a)', 'F', 2),
  ].join('');
  expect(withoutComments(cleaned(nested))).toBe(
    '<ol><li>A<ol type="a" start="2"><li>B</li><li>C</li></ol><ul><li>D</li></ul></li>' +
      '<li>E<ol type="a"><li>F</li></ol></li></ol>',
  );
});

test.each([
  [
    'Word',
    `<p class=MsoNormal>The <a style='mso-comment-reference:AL_1;mso-comment-date:20270101T1000'>price</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AL1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span> is 100.</p>` +
      `<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1><![endif]><div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt language=JavaScript onmouseover="msoCommentShow('_anchor_1','_com_1')"><![endif]><span style='mso-comment-author:"Ada"'><![if !supportAnnotations]><a name="_msocom_1"></a><![endif]><p class=MsoCommentText><span class=MsoCommentReference><a href="#_msoanchor_1">[AL1]</a></span>Our margin is 70%</p></span></div></div></div>`,
    '<p class="MsoNormal">The price is 100.</p>',
  ],
  [
    'Word, without its list of comments',
    '<p class=MsoNormal>The price<a href="file:///C:/a.htm#_msocom_1">[AL1]</a>.</p><p class=MsoCommentText>Our margin</p>',
    '<p class="MsoNormal">The price.</p>',
  ],
  [
    'Google Docs',
    '<p>The <span>price</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> is 100.</p><div style="border:1px solid black"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Our margin</span></p><p>is 70%</p></div>',
    '<p>The <span>price</span> is 100.</p>',
  ],
])('leaves out the comments of %s', (_program, html, text) => {
  expect(isFromClipboard(html)).toBe(true);
  expect(withoutComments(cleaned(html))).toBe(text);
});

test.each([
  [
    'lines of a browser',
    'a<br><span>b</span><br><br><b>c</b>',
    'a<br><span>b</span><br><br><b>c</b>',
  ],
  [
    'a selection of lines',
    '<!--StartFragment--><span>a</span>\n<br>\n<i>b</i><!--EndFragment--><br class="Apple-interchange-newline">',
    '<!--StartFragment--><span>a</span>\n<br>\n<i>b</i><!--EndFragment-->',
  ],
  [
    'breaks between blocks',
    '<br><p>a</p><br><br><ul><li>b</li></ul><br>',
    '<p>a</p><ul><li>b</li></ul>',
  ],
  ['breaks beside blocks', 'a<br><p>b</p><br>c<br>d', 'a<p>b</p>c<br>d'],
  ['text beside a box', 'a<div>b<div>c</div></div>d', 'a<br>b<div>c</div>d'],
  ['boxes', '<div><p>a</p>b</div><div>c<p>d</p></div>', '<p>a</p>b<br>c<p>d</p>'],
  [
    'a box in a cell',
    '<table><td>a<div>b<p>c</p></div></td></table>',
    '<table><td>a<br>b<p>c</p></td></table>',
  ],
])('keeps lines apart: %s', (_what, html, lines) => {
  expect(cleaned(html)).toBe(lines);
});

test('tasks are characters', () => {
  expect(cleaned('<li role="checkbox" aria-checked="true"><img><p>A</p></li>')).toBe(
    '<li role="checkbox"><p>☑ A</p></li>',
  );
  expect(
    cleaned(
      '<ul><li><input type="checkbox" checked disabled> A</li><li><input type=checkbox>B</li></ul>',
    ),
  ).toBe('<ul><li>☑  A</li><li>☐ B</li></ul>');
});
