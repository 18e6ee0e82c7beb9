import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WRITING_INTERVAL_MS, WRITING_TIMEOUT_MS } from '../../shared/whiteboard/constants.ts';
import { Writers } from './writers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const peer = {
  send: () => {},
  bufferedAmount: () => 0,
  drop: () => {},
  close: () => {},
};

function start() {
  const told: (string | undefined)[] = [];
  const published: (string | undefined)[] = [];
  const writers = new Writers({
    tell: (_userId, noteId) => told.push(noteId),
    publish: (_userId, noteId) => published.push(noteId),
  });
  return { writers, told, published };
}

test('W37 tells only changes: another note at most once per interval, the end immediately', () => {
  const { writers, told } = start();
  for (const noteId of ['a', 'a', 'b', undefined, 'c', undefined, 'c', 'd'])
    writers.set('ann', noteId, peer);
  expect(told).toEqual(['a', undefined]);
  vi.advanceTimersByTime(WRITING_INTERVAL_MS);
  expect(told).toEqual(['a', undefined, 'd']);
  writers.end(peer);
  expect(told).toEqual(['a', undefined, 'd', undefined]);
  expect([...writers]).toEqual([]);
});

test('W37 ends when nothing is reported for too long; repeating extends it', () => {
  const { writers, told } = start();
  writers.set('ann', 'a', peer);
  vi.advanceTimersByTime(WRITING_TIMEOUT_MS - 1);
  writers.set('ann', 'a', peer);
  vi.advanceTimersByTime(WRITING_TIMEOUT_MS - 1);
  expect([...writers]).toEqual([{ userId: 'ann', noteId: 'a' }]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['a', undefined]);
  expect(vi.getTimerCount()).toBe(0);
});

test('W37 repeats to other processes only who writes here', () => {
  const { writers, published } = start();
  writers.set('ann', 'a', peer);
  writers.set('ben', 'b');
  writers.repeat();
  expect(published).toEqual(['a', 'a']);
  writers.stop();
  expect(vi.getTimerCount()).toBe(0);
});
