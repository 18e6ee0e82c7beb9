import { expect, test, vi } from 'vitest';
import { reduceToasts, type Toast, toast } from './toasts.ts';

const saved: Toast = { id: 1, title: 'Saved', isOpen: true };
const failed: Toast = { id: 2, title: 'Error', variant: 'destructive', isOpen: true };

test('a new toast takes the place of the one before', () => {
  const first = reduceToasts([], { type: 'added', toast: saved });
  expect(reduceToasts(first, { type: 'added', toast: failed })).toEqual([failed]);
});

test('an update changes what it names and nothing else', () => {
  const toasts = reduceToasts([saved], {
    type: 'updated',
    id: 1,
    text: { description: 'All of it' },
  });
  expect(toasts).toEqual([{ ...saved, description: 'All of it' }]);
});

test('a dismissed toast closes first and is removed later', () => {
  const closed = reduceToasts([saved], { type: 'dismissed', id: 1 });
  expect(closed).toEqual([{ ...saved, isOpen: false }]);
  expect(reduceToasts(closed, { type: 'removed', id: 1 })).toEqual([]);
});

test('what happens to a toast that was replaced leaves the new one alone', () => {
  for (const type of ['dismissed', 'removed'] as const)
    expect(reduceToasts([failed], { type, id: 1 })).toEqual([failed]);
});

test('a dismissed toast is known for 1,000,000 ms', () => {
  vi.useFakeTimers();
  toast({ title: 'Saved' }).dismiss();
  vi.advanceTimersByTime(999_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
