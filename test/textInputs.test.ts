import { expect, test } from 'vitest';
import { cleanLine, cleanText } from '../src/shared/cleanText.ts';
import { DIRTY, exactPlaces, inputPlaces } from './inputPlaces.ts';

/** The places that keep something which `clean` removes. */
function without(clean: (text: string) => string) {
  const dirty = inputPlaces.filter(({ read }) => {
    const text = read(DIRTY) ?? '';
    return clean(text) !== text;
  });
  return [...new Set(dirty.map(({ path }) => path))].toSorted();
}

test('every text that comes in is cleaned, but passwords, secrets and cursors', () => {
  expect(inputPlaces.length).toBeGreaterThan(200);
  expect(without(cleanText)).toEqual(exactPlaces);
});

test('a text has one line, but for those that people write in several', () => {
  const severalLines = without(cleanLine).filter(
    (path) => !exactPlaces.includes(path) && !/^(quiz.guideEditor|admin.person.brief)/.test(path),
  );
  expect(severalLines).toEqual([
    'add_note.note.content',
    'blog.create.content',
    'blog.create.excerpt',
    'blog.update.content',
    'blog.update.excerpt',
    'leads.addNote.note',
    'leads.create.message',
    'privacy.requestCorrection.message',
    'quiz.start.resultDescription',
    'quiz.submit.resultDescription',
    'site.publish.fields{}',
    'update_note.ifContent',
    'update_note.updates.content',
  ]);
});
