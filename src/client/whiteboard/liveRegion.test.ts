import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { note as noteOf } from '../../../test/whiteboard/note.ts';
import { createLiveRegion } from './liveRegion.ts';

const note = noteOf('a', { content: 'Pricing', author: 'Ben' });
const moved = (x: number) =>
  ({ type: 'note_updated', noteId: 'a', updates: { position: { x, y: 0 } } }) as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('announces changes of others after a delay, and a drag once', () => {
  const liveRegion = createLiveRegion();
  liveRegion.announce({ type: 'note_added', note }, undefined);
  for (let x = 0; x < 20; x++) liveRegion.announce(moved(x), note);
  expect(liveRegion.text.get()).toBe('');
  vi.advanceTimersByTime(1500);
  expect(liveRegion.text.get()).toBe('Ben added to Episode Ideas: Pricing. Moved: Pricing.');
});

test('counts many changes instead of reading them out', () => {
  const liveRegion = createLiveRegion();
  for (let index = 0; index < 5; index++)
    liveRegion.announce({ type: 'note_added', note }, undefined);
  liveRegion.announce({ type: 'note_deleted', noteId: 'a' }, note);
  vi.advanceTimersByTime(1500);
  expect(liveRegion.text.get()).toBe('Others added 5 notes, deleted 1 note.');
});

test('announces the same text twice', () => {
  const liveRegion = createLiveRegion();
  liveRegion.announceNow('Note deleted.');
  const first = liveRegion.text.get();
  liveRegion.announceNow('Note deleted.');
  expect(liveRegion.text.get()).not.toBe(first);
  expect(liveRegion.text.get().trim()).toBe(first);
});

test('announces neither cursors nor acks', () => {
  const liveRegion = createLiveRegion();
  liveRegion.announce({ type: 'cursor_moved', userId: 'b', position: { x: 0, y: 0 } }, undefined);
  liveRegion.announce({ type: 'ack', opId: '1', seq: 1 }, undefined);
  vi.advanceTimersByTime(5000);
  expect(liveRegion.text.get()).toBe('');
});
