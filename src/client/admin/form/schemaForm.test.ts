import { expect, test } from 'vitest';
import { aiGuide } from '../../../../test/gemini.ts';
import { readFiles } from '../../../server/content/compose.ts';
import { Content, ContentKey } from '../../../shared/content/documents.ts';
import { Guide } from '../../../shared/quiz/guide.ts';
import { guideForm } from '../responses/guide/guideForm.ts';
import { compareLines, linesOf } from './documentLines.ts';
import type { Field } from './fieldOf.ts';
import { emptyValue, schemaForm } from './schemaForm.ts';

const copy = () => structuredClone(aiGuide);
const { toValues, fromValues, Validated } = guideForm;

const sectionOf = (key: string) => {
  const found = guideForm.sections.find(([name]) => name === key);
  if (!found) throw new Error(`No section ${key}`);
  return found[1];
};

/** The titles of all fields with their paths, without numbers. */
function titlesOf(field: Field, path: string): [string, string][] {
  if (field.kind === 'list') return [[path, field.title], ...titlesOf(field.item, path)];
  if (field.kind === 'object')
    return field.fields.flatMap(([key, one]) => titlesOf(one, `${path}.${key}`));
  return [[path, field.title]];
}

test('the form holds a whole guide, and every field has a label', () => {
  expect(fromValues(toValues(aiGuide))).toEqual(aiGuide);
  const titles = guideForm.sections.flatMap(([key, field]) => titlesOf(field, key));
  expect(titles.length).toBeGreaterThan(50);
  expect(titles.filter(([, title]) => !/^[A-Z]/.test(title))).toEqual([]);
});

test.each(ContentKey.options)('the form holds the whole document %s', (key) => {
  const files = readFiles();
  const form = schemaForm(Content.shape[key]);
  const values = form.toValues(files[key]);
  expect(form.fromValues(values)).toEqual(files[key]);
  expect(form.Validated.safeParse(values)).toEqual({ success: true, data: values });
});

test('an error is shown at the field that has it; a damaged draft does not break the form', () => {
  const guide = copy();
  const [task] = guide.calendar.weeks[0]?.tasks ?? [];
  if (task) Object.assign(task, { minutes: NaN, episodes: [31] });
  guide.copy.questions[1] = ' ';
  guide.names[1] = { name: guide.names[0]?.name ?? '', reason: 'x'.repeat(401) };
  const issues = Validated.safeParse(toValues(guide)).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['names.1.reason', 'Must have at most 400 characters'],
    ['names.1.name', 'Must differ from the others'],
    ['calendar.weeks.0.tasks.0.minutes', 'Must be a whole number from 5 to 240'],
    ['calendar.weeks.0.tasks.0.episodes', 'Must be a whole number from 1 to 30'],
    ['copy.questions.1.value', 'Required'],
  ]);
  const valid = toValues(aiGuide);
  expect(Validated.safeParse(valid)).toEqual({ success: true, data: valid });
  for (const damaged of [{}, { names: null, calendar: 'x' }, { copy: { questions: ['a'] } }])
    expect(Validated.safeParse(damaged).success).toBe(false);
});

test('a document says what a field takes', () => {
  const form = schemaForm(Content.shape.prices);
  const wrong = {
    ...Object(readFiles().prices),
    smartSaver: -5,
    skoolCourse: 1.5,
    equipmentKit: '',
  };
  const issues = form.Validated.safeParse(wrong).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['smartSaver', 'Takes a number of at least 1'],
    ['skoolCourse', 'Takes a whole number'],
    ['equipmentKit', 'Takes a number'],
  ]);
});

test('of a union, the errors are those of the chosen kind', () => {
  const form = schemaForm(Content.shape.site);
  const site = structuredClone(Object(readFiles().site));
  site.footer.columns[0].links = [{ label: 'Call us', href: 'not a link' }];
  const issues = form.Validated.safeParse(form.toValues(site)).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual([
    'footer.columns.0.links.0.options.1.href',
  ]);
});

test('episodes of a task are typed as numbers with commas or spaces', () => {
  const values = toValues(aiGuide);
  const typed = JSON.parse(JSON.stringify(values).replace('"episodes":""', '"episodes":"1,2 3"'));
  expect(Guide.parse(fromValues(typed)).calendar.weeks[0]?.tasks[0]?.episodes).toEqual([1, 2, 3]);
  const wrong = JSON.parse(JSON.stringify(values).replace('"episodes":""', '"episodes":"one"'));
  expect(Guide.safeParse(fromValues(wrong)).success).toBe(false);
});

test('a new entry is empty, and as long as its lists must be', () => {
  expect(emptyValue(sectionOf('calendar'))).toMatchObject({
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
  const names = sectionOf('names');
  expect(linesOf(names, other.names)[0]).toEqual({ place: 'Name 1, Name', text: 'Another name' });
  const lines = compareLines(names, other.names, aiGuide.names);
  expect(lines.filter(({ isInBoth }) => !isInBoth).map(({ text }) => text)).toEqual([
    'Another name',
  ]);
  const { positioning } = aiGuide;
  expect(linesOf(sectionOf('positioning'), positioning)[1]?.place).toBe('Paragraph 1');
});
