import { expect, test } from 'vitest';
import { note as newNote } from '../../../../test/whiteboard/note.ts';
import { section } from '../../../../test/whiteboard/section.ts';
import { boardFile, fileName, readBoardFile } from './boardFile.ts';

const plan = section('plan', { title: 'Plan' });
const note = newNote('a', { sectionId: 'plan' });
const now = new Date(2026, 0, 5, 23, 59);

test('exports session, notes and date, reads them again, and names the file by the day in the visitor’s time zone', () => {
  const info = { title: 'Plan', seq: 1, access: 'write' as const };
  const file = boardFile({
    boardId: 'b',
    info,
    participants: [],
    notes: [note],
    sections: [plan],
    now,
  });
  expect(file).toMatchObject({
    session: { id: 'b', title: 'Plan', duration: '45 min' },
    exportDate: now.toISOString(),
  });
  expect(readBoardFile(JSON.stringify(file))).toEqual({
    notes: [note],
    sections: [plan],
  });
  expect(fileName(now, 'json')).toBe('podcast-brainstorm-2026-01-05.json');
});

test('explains what is wrong with a file', () => {
  expect(readBoardFile('{')).toMatchObject({ problem: expect.stringContaining('not JSON') });
  const wrong = JSON.stringify({ notes: [note, { ...note, color: 'red' }] });
  expect(readBoardFile(wrong)).toMatchObject({
    problem: expect.stringMatching(
      /^This is not an exported board: Must be one of .*\(notes › 2 › color\)\.$/,
    ),
  });
  expect(readBoardFile('{"a":1}')).toMatchObject({ problem: expect.stringContaining('notes') });
});
