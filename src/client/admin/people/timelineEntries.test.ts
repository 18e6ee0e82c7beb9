import { expect, test } from 'vitest';
import { toDays } from './timelineEntries.ts';

const page = (at: string) => ({
  kind: 'page' as const,
  id: `page ${at}`,
  at,
  path: '/',
  title: null,
  source: null,
});
const step = (at: string) => ({ kind: 'quizStep' as const, id: `step ${at}`, at, step: 'x' });

test('groups events by day and joins the steps of a quiz', () => {
  const events = [
    page('2026-11-22T12:03:00'),
    step('2026-11-22T12:02:00'),
    step('2026-11-22T12:01:00'),
    step('2026-11-21T12:01:00'),
    page('2026-11-21T12:00:00'),
    step('2026-11-21T11:00:00'),
  ];
  const days = toDays(events).map(({ day, entries }) => [
    day,
    entries.map((entry) => (entry.kind === 'quizSteps' ? entry.steps : entry.kind)),
  ]);
  expect(days).toEqual([
    ['2026-11-22', ['page', 2]],
    ['2026-11-21', [1, 'page', 1]],
  ]);
});
