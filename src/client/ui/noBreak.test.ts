import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noBreak } from './noBreak.tsx';

test.each([
  ['A 30-day guarantee', 'A [30-day] guarantee'],
  ['Month 1-2: the first 4-6 episodes', 'Month [1-2]: the first [4-6] episodes'],
  ['Our 6-Phase System', 'Our [6-Phase] System'],
  [
    'Done-for-you podcasts and done-for-you clips',
    '[Done-for-you] podcasts and [done-for-you] clips',
  ],
  ['Fees of $75-110K', 'Fees of [$75-110K]'],
  ['Write to hello@agency.example.', 'Write to [hello@agency.example].'],
  ['Call (212) 555-0142 now', 'Call [(212) 555-0142] now'],
  ['Live on 15+ platforms within 48 hours', 'Live on [15+ platforms] within [48 hours]'],
  ['A one-page brief', 'A [one-page] brief'],
  ['A follow-up in $1,500 - or 2 weeks', 'A [follow-up] in $1,500 - or [2 weeks]'],
  ['The second-generation owner of 2 shows', 'The second-generation owner of 2 shows'],
])('%s', (text, marked) => {
  const html = renderToStaticMarkup(noBreak(text));
  expect(html.replaceAll(/<span class="no-break">(.*?)<\/span>/g, '[$1]')).toBe(marked);
  expect(html.replaceAll(/<.*?>/g, '')).toBe(text);
});
