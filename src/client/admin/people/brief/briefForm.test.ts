import { expect, test } from 'vitest';
import { aiBrief } from '../../../../../test/gemini.ts';
import { differences, fromFields, toFields, ValidatedFields } from './briefForm.ts';

test('the form holds a whole brief, with every line that is not empty as a question', () => {
  expect(fromFields(toFields(aiBrief))).toEqual(aiBrief);
  expect(ValidatedFields.safeParse(toFields(aiBrief)).success).toBe(true);
  const fields = { ...toFields(aiBrief), questions: ' One?\n\n Two? \nThree?\n' };
  expect(fromFields(fields).questions).toEqual(['One?', 'Two?', 'Three?']);
});

test('an error is shown at its field', () => {
  const fields = toFields(aiBrief);
  const [first, ...others] = fields.episodes;
  const wrong = {
    ...fields,
    market: ' ',
    questions: `One?\nTwo?\n${'x'.repeat(241)}`,
    episodes: [{ note: '', title: first?.title ?? '' }, ...others],
  };
  const issues = ValidatedFields.safeParse(wrong).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['market', 'Required'],
    ['questions', 'Question 3: Must have at most 240 characters'],
    ['episodes.0.note', 'Required'],
  ]);
});

test('compares two briefs line by line', () => {
  const edited = { ...aiBrief, questions: ['Why now?', ...aiBrief.questions.slice(1)] };
  expect(differences(aiBrief, edited)).toMatchObject([
    {
      title: 'Questions to ask',
      one: [{ isInBoth: false }, { isInBoth: true }, { isInBoth: true }],
      other: [{ text: 'Why now?', isInBoth: false }, { isInBoth: true }, { isInBoth: true }],
    },
  ]);
  expect(differences(aiBrief, aiBrief)).toEqual([]);
});
