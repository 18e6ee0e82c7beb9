import { describe, expect, test } from 'vitest';
import type { Guide, Task } from '../../shared/quiz/guide.ts';
import { builtInGuide } from './builtIn/writer.ts';
import { checkGuide } from './checks.ts';

const taken = {
  name: 'Dana Reyes',
  answers: {
    personalInfo: { name: 'Dana Reyes', city: 'Denver', niche: 'Fractional CFO services' },
  },
  result: 'business_focused',
};
const guide = builtInGuide(taken);
const problemsOf = (sections: Partial<Guide>) =>
  checkGuide(sections, taken).map(({ section, sentence }) => `${section}: ${sentence}`);

const { summary, positioning, calendar, copy, pushback, costs, metrics } = guide;
const weeks = (change: (weeks: Guide['calendar']['weeks']) => Guide['calendar']['weeks']) => ({
  calendar: { ...calendar, weeks: change(structuredClone(calendar.weeks)) },
});

const withTask = (week: number, task: Partial<Task>) =>
  weeks((all) => {
    const usual: Task = { day: 'Mon', minutes: 20, kind: 'setup', episodes: [], what: 'Out.' };
    all[week]?.tasks.push({ ...usual, ...task });
    return all;
  });

test('a guide of the built-in writer passes', () => {
  expect(checkGuide(guide, taken)).toEqual([]);
});

test.each<[string, RegExp, Partial<Guide>]>([
  [
    'a first paragraph without the buyers',
    /^summary: .* must name the buyers/,
    { summary: { ...summary, audience: 'A show for everybody who likes numbers and stories.' } },
  ],
  [
    'a show for the own trade',
    /^positioning: .* people who buy/,
    {
      positioning: {
        ...positioning,
        statement: 'The briefing for decision-makers in Fractional CFO services.',
      },
    },
  ],
  [
    'a figure nobody has given',
    /^copy: Nobody has given this figure/,
    { copy: { ...copy, linkedIn: `${copy.linkedIn} I have helped over 200 companies with this.` } },
  ],
  [
    'years of experience nobody has mentioned',
    /^metrics: Nobody has given this figure/,
    { metrics: { ...metrics, ignore: `${metrics.ignore} Trust your 15 years of work.` } },
  ],
  [
    'a launch before three episodes are finished',
    /^calendar: Fewer than three episodes/,
    weeks(([one, two, three, four, five, six, seven, ...rest]) =>
      [one, seven, three, four, five, six, two, ...rest].filter((week) => week !== undefined),
    ),
  ],
  [
    'a week of five hours before the launch',
    /^calendar: Week 3 takes more than 4 hours/,
    withTask(2, { day: 'Sat', minutes: 240 }),
  ],
  [
    'three recordings in a week',
    /^calendar: Week 3 has more than two recordings/,
    weeks((all) => {
      const record = all[2]?.tasks.find(({ kind }) => kind === 'record');
      record?.episodes.push(9, 10);
      return all;
    }),
  ],
  [
    'an episode that is published and never edited',
    /^calendar: Episode 10 is published before it is edited/,
    withTask(9, { kind: 'publish', episodes: [10] }),
  ],
  [
    'a section of two words',
    /^pushback: It has 3 words/,
    { pushback: [{ title: 'Too', conflict: 'Too', instead: 'short' }] },
  ],
  [
    'a sentence of another section',
    /^pushback: This was said before/,
    { costs: { ...costs, cut: pushback[0]?.instead ?? '' } },
  ],
  [
    'a gap outside of the messages',
    /^costs: It has a gap/,
    { costs: { ...costs, intro: `${costs.intro} Ask [company].` } },
  ],
  [
    'a link',
    /^summary: It contains a link/,
    { summary: { ...summary, promise: 'See https://example.com for more.' } },
  ],
  [
    'an invitation that does not rule out a pitch',
    /^copy: The invitation must say/,
    { copy: { ...copy, invitation: { ...copy.invitation, body: 'Will you be my guest?' } } },
  ],
])('%s fails', (_name, finding, change) => {
  expect(problemsOf({ ...guide, ...change })).toContainEqual(expect.stringMatching(finding));
});

describe('texts for strangers', () => {
  const dentist = {
    name: 'Priya Shah',
    answers: { personalInfo: { name: 'Priya Shah', city: 'Columbus', niche: 'dentist' } },
    result: '',
  };
  const written = builtInGuide(dentist);
  const failed = (change: Partial<Guide['copy']>) =>
    checkGuide({ ...written, copy: { ...written.copy, ...change } }, dentist).map(
      ({ sentence }) => sentence,
    );

  test('of a local, regulated trade with private buyers pass', () => {
    expect(failed({})).toEqual([]);
  });

  test.each<[string, RegExp, Partial<Guide['copy']>]>([
    [
      'the closing line',
      /general information and not advice/,
      { trailer: written.copy.trailer.replace(/[^.]*advice\.$/, '') },
    ],
    [
      'the city',
      /must name Columbus/,
      { linkedIn: written.copy.linkedIn.replaceAll('Columbus', 'town') },
    ],
    [
      'a word of the boardroom',
      /belongs in a boardroom/,
      { questions: ['What do parents say when the door is closed?'] },
    ],
  ])('%s is noticed', (_name, sentence, change) => {
    expect(failed(change)).toContainEqual(expect.stringMatching(sentence));
  });
});

test('figures that the person has given may be used', () => {
  const text = 'We work with 50 companies each year in three cities.';
  const given = {
    ...taken,
    answers: { personalInfo: { ...taken.answers.personalInfo, buyers: '50 companies' } },
  };
  const sections = { copy: { ...copy, linkedIn: `${copy.linkedIn} Our 50 companies. ${text}` } };
  const problems = checkGuide({ ...guide, ...sections }, given);
  expect(problems.filter(({ sentence }) => sentence.includes('figure'))).toEqual([]);
});
