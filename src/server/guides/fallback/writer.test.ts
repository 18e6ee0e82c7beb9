import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Guide } from '../../../shared/quiz/guide.ts';
import { guideMarkdown } from '../../../shared/quiz/guideMarkdown.ts';
import { questions } from '../../../shared/quiz/questions.ts';
import { results } from '../../../shared/quiz/results.ts';
import { readNiche } from './niche.ts';
import { builtInGuide } from './writer.ts';

type Answers = Record<string, unknown>;

const first: Answers = { personalInfo: { name: 'Ada Lovelace', city: 'London', niche: 'engines' } };
for (const { id, type, options } of questions) {
  if (type === 'single') first[id] = options[0]?.id;
  if (type === 'multiple') first[id] = [options[0]?.id];
}
const generated = (answers: Answers, name = 'Ada Lovelace', result = 'personal_brand') =>
  builtInGuide({ name, answers, result });
const textsOf = (guide: Guide): string[] =>
  JSON.stringify(guide)
    .match(/"(?:[^"\\]|\\.)*"/g)
    ?.filter((text) => text.length > 60) ?? [];
const withInfo = (info: object) => generated({ ...first, personalInfo: info });

test('reads a niche with a long row of punctuation quickly', () => {
  const begin = performance.now();
  expect(readNiche(`x${'.'.repeat(200_000)}x?!`).topic).not.toContain('?');
  expect(performance.now() - begin).toBeLessThan(5000);
});

describe('every answer changes the guide', () => {
  const ofType = (wanted: string) => questions.filter(({ type }) => type === wanted);

  test.each(ofType('single'))('$id', ({ id, options }) => {
    const guides = options.map((option) => generated({ ...first, [id]: option.id }));
    for (const guide of guides) expect(Guide.safeParse(guide).error).toBeUndefined();
    expect(new Set(guides.map((guide) => JSON.stringify(guide))).size).toBe(options.length);
  });

  test.each(ofType('multiple'))('$id', ({ id, options }) => {
    const lists = [[], ...options.map((option) => [option.id]), options.map((one) => one.id)];
    const guides = lists.map((list) => JSON.stringify(generated({ ...first, [id]: list })));
    expect(new Set(guides).size).toBe(lists.length);
  });

  test('and so do name, city, niche and result', () => {
    const info = { name: 'Ada', city: 'London', niche: 'engines' };
    const guides = [
      withInfo(info),
      withInfo({ ...info, name: 'Bob' }),
      withInfo({ ...info, city: 'Leeds' }),
      withInfo({ ...info, niche: 'dentistry' }),
      ...results.map(({ type }) => generated({ ...first, personalInfo: info }, '', type)),
    ].map((guide) => JSON.stringify(guide));
    // Two of the results are other ones than the first guide's.
    expect(new Set(guides).size).toBe(6);
  });
});

test('the same answers give the same guide', () => {
  expect(generated(first)).toEqual(generated({ ...first }));
});

test('people who answered everything differently share hardly a paragraph', () => {
  const other: Answers = {
    personalInfo: { name: 'Tom Reed', city: 'Austin', niche: 'dentistry' },
  };
  for (const { id, type, options } of questions) {
    if (type === 'single') other[id] = options[1]?.id;
    if (type === 'multiple') other[id] = [options[1]?.id];
  }
  const known = new Set(textsOf(generated(first)));
  const texts = textsOf(generated(other, 'Tom Reed', 'business_focused'));
  const shared = texts.filter((text) => known.has(text));
  expect(texts.length).toBeGreaterThan(60);
  expect(shared.length / texts.length).toBeLessThan(0.15);
});

test('ten episodes, six stages and five names differ among themselves', () => {
  const { episodes, launchPlan, names } = generated(first);
  expect(new Set(episodes.map(({ title }) => title)).size).toBe(10);
  expect(new Set(episodes.map(({ angle }) => angle)).size).toBe(10);
  expect(launchPlan.map(({ from, to }) => [from, to])).toEqual([
    [1, 3],
    [4, 8],
    [9, 15],
    [16, 20],
    [21, 25],
    [26, 30],
  ]);
  expect(new Set(names.map(({ name }) => name)).size).toBe(5);
});

describe('whatever is sent', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue());
  const known = fc.constantFrom(
    ...questions.map(({ id }) => id),
    'personalInfo',
    '__proto__',
    'constructor',
  );
  const person = fc.record({ name: anything, city: anything, niche: anything });

  test('the guide is whole and has no gaps', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(known, fc.string()), anything),
        fc.option(person),
        fc.string({ unit: 'binary' }),
        fc.string(),
        (answers, personalInfo, name, result) => {
          const guide = builtInGuide({
            name,
            answers: personalInfo ? { ...answers, personalInfo } : answers,
            result,
          });
          expect(Guide.safeParse(guide).error).toBeUndefined();
        },
      ),
      { numRuns: 300 },
    );
  });

  test('unknown questions and options count for nothing', () => {
    const guide = generated({ ...first, favorite_color: 'red', toString: 'x' });
    expect(guide).toEqual(generated(first));
    expect(generated({ ...first, episode_length: 'ten_hours' })).toEqual(
      generated({ ...first, episode_length: 'short_15min' }),
    );
  });

  test('no answers at all give sentences without holes', () => {
    const text = guideMarkdown(builtInGuide({ name: '', answers: {}, result: '' }));
    expect(text).not.toMatch(/undefined|null|\[object|NaN| {2,}[a-z]|“”| ,| \./);
    expect(text).toContain('in your field');
  });

  test('marks typed by a person stay text and open no heading, list or tag', () => {
    const hostile = '# Owned\n\n## More\n- <script>alert(1)</script> **b** [a](http://x) `c` | d';
    const guide = withInfo({ name: hostile, city: hostile, niche: hostile });
    const text = guideMarkdown(guide, 'x');
    expect(text.match(/^#+ /gm)).toEqual(guideMarkdown(generated(first), 'x').match(/^#+ /gm));
    expect(text).not.toMatch(/(?<!\\)<|(?<!\\)\[/);
    expect(text).not.toMatch(/(?<!\\)\*\*b/);
  });
});

describe('a niche as people type it', () => {
  test.each([
    ['B2B SaaS', 'people in B2B SaaS', 'B2B SaaS'],
    ['Dentistry', 'people in dentistry', 'Dentistry'],
    ['DENTISTRY', 'people in dentistry', 'Dentistry'],
    ['Commercial Real Estate', 'people in commercial real estate', 'Commercial Real Estate'],
    ['wealth management for doctors', 'people in wealth management for doctors', ''],
    ['dentist', 'dentists', 'Dentists'],
    ['I am a dentist.', 'dentists', 'Dentists'],
    ["We're an SEO agency", 'SEO agencies', 'SEO Agencies'],
    ['fitness coaches', 'fitness coaches', 'Fitness Coaches'],
    ['C# consulting', 'people in C# consulting', 'C# Consulting'],
    ['women’s health', 'people in women’s health', 'Women’s Health'],
    ['I help women over 50 get fit', 'people who do what you do', 'Women Over 50'],
    ['helping founders sell their company', 'people who do what you do', 'Founders'],
    ['', 'people in your field', ''],
    ['n/a', 'people in your field', ''],
    ['Not sure yet', 'people in your field', ''],
  ])('%s', (typed, people, title) => {
    expect(readNiche(typed)).toMatchObject({ people, title });
  });

  test('a sentence becomes a phrase', () => {
    expect(readNiche('I help women over 50 get fit')).toMatchObject({
      topic: 'helping women over 50 get fit',
      market: 'among women over 50',
    });
    expect(readNiche('We make our clients’ warehouses safer').topic).toBe(
      'making your clients’ warehouses safer',
    );
    expect(readNiche('SEO agency').someone).toBe('an SEO agency');
  });

  test('a long one ends after a word that can end it', () => {
    const long =
      'Logistics software for mid-sized freight forwarders, 3PLs and everyone who still runs on spreadsheets';
    expect(readNiche(long).topic).toBe('logistics software for mid-sized freight forwarders');
    expect(readNiche('word '.repeat(200)).topic.length).toBeLessThanOrEqual(64);
    expect(readNiche('x'.repeat(500)).topic.length).toBeLessThanOrEqual(64);
  });
});

test('names keep their apostrophes, and titles are not taken for first names', () => {
  const personalInfo = { name: 'Dr. Siobhán O’Brien', city: '', niche: 'dentistry' };
  const { summary, names } = generated({ ...first, personalInfo, brand_focus: 'own_name' });
  expect(summary).toMatch(/^Siobhán, /);
  expect(names.map(({ name }) => name).join()).toContain('Dr. Siobhán O’Brien Asks');
  expect(withInfo({ name: 'ada lovelace', city: '', niche: '' }).summary).toMatch(/^Ada, /);
});
