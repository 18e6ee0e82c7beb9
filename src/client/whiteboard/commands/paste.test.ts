import { expect, test } from 'vitest';
import { note as noteOf } from '../../../../test/whiteboard/note.ts';
import { MAX_NOTE_LENGTH } from '../../../shared/whiteboard/constants.ts';
import { linesOf, MAX_LINES, notesFrom, textsOf, toClipboard } from './paste.ts';

const middle = { x: 0, y: 0 };
const notesFromText = (text: string) => notesFrom(linesOf(text), middle);
const contents = (text: string) => notesFromText(text).map(({ content }) => content);

test('makes a note of every non-empty line, without its bullet', () => {
  expect(contents('- One\r\n\n * Two\n• Three\n2025 was good\n')).toEqual([
    'One',
    'Two',
    'Three',
    '2025 was good',
  ]);
});

test('removes numbers that count up from 1, and keeps those that are text', () => {
  expect(contents('1. One\n  1) Inner\n  2) Next\n2. Two\n2025. A year to remember')).toEqual([
    'One',
    'Inner',
    'Next',
    'Two',
    '2025. A year to remember',
  ]);
  expect(contents('5. Mai Feiertag\n6. Mai frei')).toEqual(['5. Mai Feiertag', '6. Mai frei']);
  expect(contents('1. Mai Feiertag')).toEqual(['1. Mai Feiertag']);
});

test('places notes around the point without overlap', () => {
  const places = notesFromText('a\nb\nc\nd').map(({ position }) => position);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  expect(places[0]).toEqual({ x: -170, y: -120 });
  expect(places[3]).toEqual({ x: 0, y: 0 });
});

test('continues a line that is too long on the next note, and limits the number of notes', () => {
  const fits = 'x'.repeat(MAX_NOTE_LENGTH);
  expect(contents(`- a\n- ${fits}yz\n- b`)).toEqual(['a', fits, 'yz', 'b']);
  expect(contents('x\n'.repeat(MAX_LINES + 5))).toHaveLength(MAX_LINES);
});

test('copies notes from top to bottom, as text one per line, for another board with their lines', () => {
  const note = (content: string, y: number) => noteOf(content, { content, position: { x: 0, y } });
  const { text, data } = toClipboard([note('low', 9), note('- high\n\n- up', 1)]);
  expect(text).toBe('- high  - up\nlow');
  expect(textsOf(data)).toEqual(['- high\n\n- up', 'low']);
  for (const other of ['', 'low', '{}', '[1]']) expect(textsOf(other)).toBeUndefined();
});
