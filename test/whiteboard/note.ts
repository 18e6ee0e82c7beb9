import type { Note } from '../../src/shared/whiteboard/note.ts';

/** Returns a note with default fields, except for those given. */
export const note = (id: string, more: Partial<Note> = {}): Note => ({
  id,
  content: 'New idea...',
  color: '#FFE066',
  position: { x: 10, y: 20 },
  size: { width: 150, height: 100 },
  author: 'You',
  timestamp: '2025-01-31T09:30:00.000Z',
  category: 'idea',
  ...more,
});
