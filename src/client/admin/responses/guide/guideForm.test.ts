import { expect, test } from 'vitest';
import { aiGuide } from '../../../../../test/gemini.ts';
import { Guide } from '../../../../shared/quiz/guide.ts';
import {
  emptyValue,
  type Field,
  fromFields,
  guideField,
  toFields,
  ValidatedFields,
} from './guideForm.ts';
import { fieldLabel } from './guideLabels.ts';
import { compareSection, sectionLines } from './guideLines.ts';

const copy = () => structuredClone(aiGuide);

/** The paths of all fields, without numbers. */
function pathsOf(field: Field, path: string): string[] {
  if (field.kind === 'list') return [path, ...(field.isPlain ? [] : pathsOf(field.item, path))];
  if (field.kind !== 'object') return [path];
  return field.fields.flatMap(([key, one]) => pathsOf(one, path ? `${path}.${key}` : key));
}

test('the form holds a whole guide, and every field has a label', () => {
  expect(fromFields(toFields(aiGuide))).toEqual(aiGuide);
  const paths = pathsOf(guideField, '');
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => fieldLabel(path) === path)).toEqual([]);
});

test('an error is shown at the field that has it; a damaged draft does not break the form', () => {
  const guide = copy();
  const [task] = guide.calendar.weeks[0]?.tasks ?? [];
  if (task) Object.assign(task, { minutes: NaN, episodes: [31] });
  guide.copy.questions[1] = ' ';
  guide.names[1] = { name: guide.names[0]?.name ?? '', reason: 'x'.repeat(401) };
  const issues = ValidatedFields.safeParse(toFields(guide)).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['names.1.reason', 'Must have at most 400 characters'],
    ['names.1.name', 'Must differ from the others'],
    ['calendar.weeks.0.tasks.0.minutes', 'Must be a whole number from 5 to 240'],
    ['calendar.weeks.0.tasks.0.episodes', 'Must be a whole number from 1 to 30'],
    ['copy.questions.1.value', 'Required'],
  ]);
  const valid = toFields(aiGuide);
  expect(ValidatedFields.safeParse(valid)).toEqual({ success: true, data: valid });
  for (const damaged of [{}, { names: null, calendar: 'x' }, { copy: { questions: ['a'] } }])
    expect(ValidatedFields.safeParse(damaged).success).toBe(false);
});

test('episodes of a task are typed as numbers with commas or spaces', () => {
  const fields = toFields(aiGuide);
  const typed = JSON.parse(JSON.stringify(fields).replace('"episodes":""', '"episodes":"1,2 3"'));
  expect(Guide.parse(fromFields(typed)).calendar.weeks[0]?.tasks[0]?.episodes).toEqual([1, 2, 3]);
  const wrong = JSON.parse(JSON.stringify(fields).replace('"episodes":""', '"episodes":"one"'));
  expect(Guide.safeParse(fromFields(wrong)).success).toBe(false);
});

test('a new entry is empty, and as long as its lists must be', () => {
  const week =
    guideField.kind === 'object' && guideField.fields.find(([key]) => key === 'calendar');
  expect(week && emptyValue(week[1])).toMatchObject({
    intro: '',
    weeks: expect.arrayContaining([
      {
        title: '',
        tasks: [{ day: 'Mon', minutes: 5, kind: 'setup', episodes: '', what: '' }],
      },
    ]),
  });
});

test('marks the texts of a section that another guide does not have', () => {
  const other = copy();
  const [first] = other.names;
  if (first) first.name = 'Another name';
  expect(sectionLines(other, 'names')[0]).toEqual({ place: 'Name 1, Name', text: 'Another name' });
  const lines = compareSection(other, aiGuide, 'names');
  expect(lines.filter(({ isInBoth }) => !isInBoth).map(({ text }) => text)).toEqual([
    'Another name',
  ]);
  expect(sectionLines(aiGuide, 'positioning')[1]?.place).toBe('Paragraph 1');
});
