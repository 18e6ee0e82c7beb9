import { expect, test } from 'vitest';
import { sanitizeArticle } from './sanitize.ts';

const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span>${text}<o:p></o:p></p>`;
test.each([
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h1 dir="ltr" style="color:red"><span style="font-weight:700">Plan</span></h1>' +
      '<p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> 10</span><span style="vertical-align:super">6</span> <a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D"><span style="text-decoration:underline">a link</span></a></p><br>' +
      '<ul><li dir="ltr"><p>One</p></li><ul><li><p>Inner</p></li></ul></ul><div dir="ltr" align="left"><table><tr><td><p>Cell</p></td></tr></table></div></b>',
    '<h2>Plan</h2><p><strong>Bold</strong> 10<sup>6</sup> <a href="https://example.com/a" rel="noopener noreferrer">a link</a></p>' +
      '<ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li></ul><table><tr><td><p>Cell</p></td></tr></table>',
  ],
  [
    'Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{mso-style-unhide:no}</style></head><body lang=EN-US><!--StartFragment--><p class=MsoTitle>Word<o:p></o:p></p>${item(1, '1.', 'First')}${item(2, 'o', 'Below')}${item(1, '2.', 'Second')}` +
      '<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><a name="_Toc1"></a><span style="mso-bidi-font-weight:normal">A <b>b</b></span><o:p></o:p></p><!--EndFragment--></body></html>',
    '<h2>Word</h2><ol><li>First<ul><li>Below</li></ul></li><li>Second</li></ol><p>A <strong>b</strong></p>',
  ],
  [
    'Word with a footnote and a table of contents',
    '<html><body><!--StartFragment--><p class=MsoToc1><a href="#_Toc7">Plan</a></p><h1><a name="_Toc7"></a><a name="_Hlk1">Plan</a></h1><p class=MsoNormal>Text<a style="mso-footnote-id:ftn1" href="file:///C:/Users/a/clip.htm#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a></p><div style="mso-element:footnote" id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1" title=""><span>[1]</span></a> A note</p></div></body></html>',
    '<p><a href="#part-_Toc7">Plan</a></p><h2 id="part-_Toc7">Plan</h2><p>Text<sup id="part-_ftnref1"><a href="#part-_ftn1">[1]</a></sup></p><p><sup id="part-_ftn1"><a href="#part-_ftnref1">[1]</a></sup> A note</p>',
  ],
  [
    'Notion',
    '<meta charset="utf-8"><!-- notionvc: 1a --><h1 id="01234567-89ab-4cde-8f01-23456789abcd">Plan</h1><p>A <s>b</s></p>',
    '<h2>Plan</h2><p>A <del>b</del></p>',
  ],
  [
    'a browser',
    '<html><body><!--StartFragment--><span>Dear Ada,</span><br><span>thank you</span><!--EndFragment--><br></body></html>',
    'Dear Ada,<br />thank you',
  ],
])('cleans the clipboard of %s like a paste, without a word', (_program, written, stored) => {
  const { content, removed, deadLinks } = sanitizeArticle(written, []);
  expect({ content, removed, deadLinks }).toEqual({ content: stored, removed: [], deadLinks: [] });
});

test('lists what the clipboard of Word links to in vain', () => {
  const links = '<a href="#_ftn1">[1]</a> <a href="file:///C:/plan.docx">plan</a>';
  const { removed, deadLinks } = sanitizeArticle(`<p class=MsoNormal>${links}</p>`, []);
  expect([removed, deadLinks]).toEqual([['href="file:///C:/plan.docx" of <a>'], ['#_ftn1']]);
});
