import { expect, test } from 'vitest';
import { leftOut, pastedHtml } from './pastedHtml.ts';

const nothing = { pictures: [], embeds: [], formulas: [], numbers: [] };

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
    { ...nothing, pictures: ['A 😀', ''] },
  ],
  [
    'a picture with a relative address, or with none, is not on this site',
    '<p>A<img src="images/a.png" alt="B"><img src="../c.png" alt="D"><img data-src="/e.png" alt=" F "><img src="/g.png" alt="G"></p>',
    '<p>A<img src="/g.png" alt="G"></p>',
    { ...nothing, pictures: ['B', 'D', 'F'] },
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
    { ...nothing, embeds: ['/a.mp4', 'audio', '/b.pdf', '/c.swf'] },
  ],
  [
    'emoji of Slack are characters, and those of a team keep their names',
    '<p>A <img data-stringify-emoji=":smile:" alt=":smile:" src="https://a.slack-edge.com/x/1f604.png"> <img data-stringify-emoji=":wave:" src="https://a.slack-edge.com/x/1f44b-1f3fd@2x.png"> <img data-stringify-emoji=":ours:" src="https://emoji.slack-edge.com/T1/ours/0a.png"></p>',
    '<p>A 😄 👋🏽 :ours:</p>',
    nothing,
  ],
  [
    'quotations have their marks',
    '<p>It is <q>the <q>old</q> city</q>.</p>',
    '<p>It is “the ‘old’ city”.</p>',
    nothing,
  ],
  [
    'formulas are their source',
    '<p>F: <span class="katex"><span class="katex-mathml"><math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span></p>',
    '<p>F: <code>x^2</code></p>',
    nothing,
  ],
  [
    'the first number of a list stays; others, and formulas without a source, are told',
    '<ol><li value="5">Five</li></ol><ol reversed="" start="3"><li>Three</li></ol><ol><li>One</li><li value="7">Seven</li></ol><math><mi>y</mi></math>',
    '<ol start="5"><li>Five</li></ol><ol reversed="" start="3"><li>Three</li></ol><ol><li>One</li><li value="7">Seven</li></ol><math><mi>y</mi></math>',
    { ...nothing, formulas: ['y'], numbers: ['Three', 'Seven'] },
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
