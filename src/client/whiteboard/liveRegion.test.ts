import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Note } from '../../shared/whiteboard/note.ts';
import { noteDefaults } from '../../shared/whiteboard/limits.ts';
import { createAnnouncer } from './liveRegion.ts';

const note: Note = {
  ...noteDefaults,
  id: 'a',
  content: 'Pricing',
  position: { x: 0, y: 0 },
  author: 'Ben',
  timestamp: '',
};
const moved = (x: number) =>
  ({ type: 'note_updated', noteId: 'a', updates: { position: { x, y: 0 } } }) as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what others do is said once they pause, a whole drag as one thing', () => {
  const announcer = createAnnouncer();
  announcer.hear({ type: 'note_added', note }, undefined);
  for (let x = 0; x < 20; x++) announcer.hear(moved(x), note);
  expect(announcer.said.get()).toBe('');
  vi.advanceTimersByTime(1500);
  expect(announcer.said.get()).toBe('Ben added to Episode Ideas: Pricing. Moved: Pricing.');
});

test('many changes are counted instead of read out', () => {
  const announcer = createAnnouncer();
  for (let index = 0; index < 5; index++) announcer.hear({ type: 'note_added', note }, undefined);
  announcer.hear({ type: 'note_deleted', noteId: 'a' }, note);
  vi.advanceTimersByTime(1500);
  expect(announcer.said.get()).toBe('Notes of others: 5 added, 1 deleted.');
});

test('the same words twice are two announcements', () => {
  const announcer = createAnnouncer();
  announcer.say('Note deleted.');
  const first = announcer.said.get();
  announcer.say('Note deleted.');
  expect(announcer.said.get()).not.toBe(first);
  expect(announcer.said.get().trim()).toBe(first);
});

test('cursors and acks are no news', () => {
  const announcer = createAnnouncer();
  announcer.hear({ type: 'cursor_moved', userId: 'b', position: { x: 0, y: 0 } }, undefined);
  announcer.hear({ type: 'ack', opId: '1', seq: 1 }, undefined);
  vi.advanceTimersByTime(5000);
  expect(announcer.said.get()).toBe('');
});
