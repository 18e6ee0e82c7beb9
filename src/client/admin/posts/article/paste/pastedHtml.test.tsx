import { expect, test } from 'vitest';
import { leftOut, pastedHtml } from './pastedHtml.ts';

const nothing = { pictures: [], embeds: [] };

test.each([
  [
    'emoji of WhatsApp are characters',
    '<p>Hi <img src="data:image/gif;base64,R0lGOD" alt="😀" class="emoji"> and <img alt="👍🏽" src="https://web.example/x.png"><img alt="❤" src="x:y"> ok</p>',
    '<p>Hi 😀 and 👍🏽❤ ok</p>',
    nothing,
  ],
  [
    'a picture is none',
    '<p>A<img src="https://other.example/a.png" alt="A 😀"><img src="https://other.example/b.png"></p>',
    '<p>A</p>',
    { pictures: ['A 😀', ''], embeds: [] },
  ],
  [
    'a picture with a relative address, or with none, is not on this site',
    '<p>A<img src="images/a.png" alt="B"><img src="../c.png" alt="D"><img data-src="/e.png" alt=" F "><img src="/g.png" alt="G"></p>',
    '<p>A<img src="/g.png" alt="G"></p>',
    { pictures: ['B', 'D', 'F'], embeds: [] },
  ],
  [
    'boxes of Google Docs are characters',
    '<b id="docs-internal-guid-1" style="font-weight:normal"><ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,iVBORw0KGgo=" alt="checked"><p>Done</p></li>' +
      '<li role="checkbox" aria-checked="false"><img src="data:image/png;base64,iVBORw0KGgo=" alt="unchecked"><p>Open</p></li></ul></b>',
    '<ul><li role="checkbox"><p>☑ Done</p></li><li role="checkbox"><p>☐ Open</p></li></ul>',
    nothing,
  ],
  [
    'videos and embedded pages are left out, with what they show in older browsers',
    '<p>A</p><video><source src="/a.mp4">Old browser</video>' +
      '<audio></audio><object data="/b.pdf"><embed src="/b.pdf"></object><embed src="/c.swf">',
    '<p>A</p>',
    { pictures: [], embeds: ['/a.mp4', 'audio', '/b.pdf', '/c.swf'] },
  ],
  [
    'what is hidden is neither pasted nor told of',
    '<table><tbody><tr><td>A</td><td style="display:none;mso-ignore:colspan">Salary</td></tr></tbody></table>' +
      '<img style="display: none" src="https://track.example/x.gif"><p><span style="mso-hide:all">B</span>C</p>',
    '<table><tbody><tr><td>A</td></tr></tbody></table><p>C</p>',
    nothing,
  ],
])('%s', (_what, html, pasted, left) => {
  expect(pastedHtml(html)).toBe(pasted);
  expect(leftOut(html)).toEqual(left);
});
