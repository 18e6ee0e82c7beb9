import fc from 'fast-check';
import { parseHTML } from 'linkedom/worker';
import { Marked } from 'marked';
import { expect, test } from 'vitest';
import { note } from '../../../../test/whiteboard/note.ts';
import { section } from '../../../../test/whiteboard/section.ts';
import { toCsv, toMarkdown } from './boardText.ts';
import { svgOf } from './drawPicture.ts';
import { pictureOf } from './picture.ts';
import { stretch } from './stretch.ts';

const guests = section('g', { title: 'Guests' });
const content = {
  title: 'Q1 *plan*',
  date: 'Jan 5, 2026',
  sections: [guests, section('e', { title: 'Empty' })],
  notes: [
    note('few', { content: '=1+1', sectionId: 'g', category: 'guest' }),
    note('many', { content: 'Ann, "the CFO"\n# of Acme', sectionId: 'g', votes: ['a', 'b'] }),
    note('loose', { content: 'Pricing', sectionId: 'gone' }),
  ],
};

test('writes Markdown by section, most votes first, with its own marks escaped', () => {
  expect(toMarkdown(content)).toBe(`# Q1 \\*plan\\*

Jan 5, 2026

## Results of the vote

1. Ann, "the CFO" (2 votes)

## Guests (2)

- Ann, "the CFO"  
  \\# of Acme  
  _Episode Ideas · You · 2 votes_
- =1+1  
  _Guest Ideas · You_

## Empty (0)

_No notes_

## Without a section (1)

- Pricing  
  _Episode Ideas · You_
`);
});

/** Reads a board with one note as Markdown, and returns the words of its title and of the note. */
function readBack(text: string) {
  const [title = ''] = text.trim().split('\n');
  const notes = [note('a', { content: text, author: '' })];
  const markdown = toMarkdown({ ...content, title, notes, sections: [] });
  const html = new Marked({ gfm: true }).parse(markdown, { async: false });
  const { document } = parseHTML(
    `<!doctype html><html><body>${html.replaceAll('<br>', '<br> ')}</body></html>`,
  );
  const textOf = (selector: string) => words(document.querySelector(selector)?.textContent ?? '');
  return { title: textOf('h1'), note: textOf('li') };
}
const words = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
const written = (text: string) => ({
  title: words(text.trim().split('\n')[0]),
  note: words(`${text} Episode Ideas`),
});

test.each([
  '1986. A year\n1) One\n2. Two',
  'https://a.example/b_c*d_(e) and *f* (see https://a.example/_g_).',
  'ada_b@example.com, <first name>, a<b>c</b>',
  '&amp; &copy; &#38; Q&A ?a=1&copy=2',
  '~~a~~ ~b~ a\n~~~\nb',
  'a\n===\nb\n---\nc\n***\nd',
  'a | b\n--|--\nc | d',
  'a\n:-:\nb',
  'C# #tag #',
  '- [ ] a\n+ b\n> c\n\n    d\n\t- e',
  'www.a.example/_b_ https://a.example/&lt;b',
  '[a]: /b\n![c](d)',
  'a\\\nb\\*c`d`',
])('Markdown reads back as %j', (text) => {
  expect(readBack(text)).toEqual(written(text));
});

test('every text survives Markdown', () => {
  const signs = [
    ...'\\`*_~|[]()<>&;#+-=.!:@/1a \n'.split(''),
    'https://a.b/',
    'www.',
    '---',
    'a@b.co',
    '&lt;',
  ];
  const texts = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(texts, (parts) => {
      for (const text of [`x${parts.join('')}`, `${parts.join('')}x`.trim()])
        expect(readBack(text)).toEqual(written(text));
    }),
    { numRuns: 1000, seed: 1 },
  );
});

test('writes CSV by section as RFC 4180 and defuses formulas', () => {
  expect(toCsv(content).split('\r\n')).toEqual([
    '\uFEFFSection,Note,Category,Color,Author,Created,Votes',
    'Guests,"Ann, ""the CFO""\n# of Acme",Episode Ideas,Yellow,You,2025-01-31T09:30:00.000Z,2',
    "Guests,'=1+1,Guest Ideas,Yellow,You,2025-01-31T09:30:00.000Z,0",
    ',Pricing,Episode Ideas,Yellow,You,2025-01-31T09:30:00.000Z,0',
    '',
  ]);
});

test('writes Markdown by category on a board without sections', () => {
  expect(toMarkdown({ ...content, sections: [] })).toContain('## Guest Ideas (1)\n\n- =1+1');
});

test('draws whole texts, headings, title and date', () => {
  const words = Array.from({ length: 120 }, (_, index) => `word${index}`);
  const long = note('long', { content: `${words.join(' ')} <end> & "more"` });
  const picture = pictureOf(
    { ...content, notes: [long] },
    (text, { size }) => text.length * size * 0.5,
  );
  const texts = picture.shapes.flatMap((shape) => (shape.type === 'text' ? [shape.text] : []));
  expect(texts.join(' ')).toContain(words.join(' '));
  expect(texts).toEqual(expect.arrayContaining(['Q1 *plan*', 'Jan 5, 2026', 'Guests (0)']));
  for (const shape of picture.shapes) {
    expect(shape.x).toBeGreaterThanOrEqual(0);
    expect(shape.y).toBeLessThanOrEqual(picture.height);
  }
  expect(svgOf(picture)).toContain('&lt;end&gt; &amp;');
});

test('moves down what is below a note with a long text, once for notes beside each other', () => {
  const moved = stretch([
    { top: 0, bottom: 100, needed: 150 },
    { top: 0, bottom: 110, needed: 140 },
    { top: 200, bottom: 300, needed: 100 },
    { top: 200, bottom: 300, needed: 120 },
  ]);
  expect([0, 99, 100, 200, 300].map(moved)).toEqual([0, 99, 150, 250, 370]);
});
