import { expect, test } from 'vitest';
import { toDays } from './timelineEntries.ts';

const page = (at: string, path = '/') => ({
  kind: 'page' as const,
  id: `page ${at}`,
  at,
  path,
  title: null,
  source: null,
});
const step = (at: string) => ({ kind: 'quizStep' as const, id: `step ${at}`, at, step: 'x' });

const shown = (events: Parameters<typeof toDays>[0]) =>
  toDays(events).map(({ day, entries }) => [
    day,
    entries.map((entry) => (entry.kind === 'quizSteps' ? entry.steps : entry.kind)),
  ]);

test('groups events by day and joins the steps of a quiz', () => {
  const events = [
    page('2026-11-22T12:03:00'),
    step('2026-11-22T12:02:00'),
    step('2026-11-22T12:01:00'),
    step('2026-11-21T12:01:00'),
    page('2026-11-21T12:00:00'),
    step('2026-11-21T11:00:00'),
  ];
  expect(shown(events)).toEqual([
    ['2026-11-22', ['page', 2]],
    ['2026-11-21', [1, 'page', 1]],
  ]);
});

test('a step that was stored before the page that shows it follows the page', () => {
  const quiz = page('2026-11-22T12:00:00.002', '/quiz');
  const first = step('2026-11-22T12:00:00.001');
  const day = '2026-11-22';
  expect(shown([step('2026-11-22T12:01:00'), quiz, first])).toEqual([[day, [2, 'page']]]);
  expect(shown([quiz, first])).toEqual([[day, [1, 'page']]]);
  // Steps of an earlier visit stay where they are.
  expect(shown([quiz, step('2026-11-22T11:00:00')])).toEqual([[day, ['page', 1]]]);
});
