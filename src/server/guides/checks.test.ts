import { describe, expect, test } from 'vitest';
import type { Guide, Task } from '../../shared/quiz/guide.ts';
import { builtInGuide } from './builtIn/writer.ts';
import { type CheckCode, checkGuide } from './checks.ts';

const taken = {
  name: 'Dana Reyes',
  answers: {
    personalInfo: { name: 'Dana Reyes', city: 'Denver', niche: 'Fractional CFO services' },
  },
  result: 'business_focused',
};
const guide = builtInGuide(taken);
const codesOf = (sections: Partial<Guide>) =>
  checkGuide(sections, taken).map(({ code, section }) => `${code} ${section}`);

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

test.each<[string, `${CheckCode} ${keyof Guide}`, Partial<Guide>]>([
  ['a missing section', 'missing costs', { costs: undefined }],
  [
    'a first paragraph without the buyers',
    'buyers-not-named summary',
    { summary: { ...summary, audience: 'A show for everybody who likes numbers and stories.' } },
  ],
  [
    'a show for the own trade',
    'peers-as-audience positioning',
    {
      positioning: {
        ...positioning,
        statement: 'The briefing for decision-makers in Fractional CFO services.',
      },
    },
  ],
  [
    'a figure nobody has given',
    'invented-number copy',
    { copy: { ...copy, linkedIn: `${copy.linkedIn} I have helped over 200 companies with this.` } },
  ],
  [
    'years of experience nobody has mentioned',
    'invented-number metrics',
    { metrics: { ...metrics, ignore: `${metrics.ignore} Trust your 15 years of work.` } },
  ],
  [
    'a launch before three episodes are finished',
    'calendar calendar',
    weeks(([one, two, three, four, five, six, seven, ...rest]) =>
      [one, seven, three, four, five, six, two, ...rest].filter((week) => week !== undefined),
    ),
  ],
  [
    'a week of five hours before the launch',
    'calendar calendar',
    withTask(2, { day: 'Sat', minutes: 240 }),
  ],
  [
    'three recordings in a week',
    'calendar calendar',
    weeks((all) => {
      const record = all[2]?.tasks.find(({ kind }) => kind === 'record');
      record?.episodes.push(9, 10);
      return all;
    }),
  ],
  [
    'an episode that is published and never edited',
    'calendar calendar',
    withTask(9, { kind: 'publish', episodes: [10] }),
  ],
  [
    'a section of two words',
    'length pushback',
    { pushback: [{ title: 'Too', conflict: 'Too', instead: 'short' }] },
  ],
  [
    'a sentence of another section',
    'repeated pushback',
    { costs: { ...costs, cut: pushback[0]?.instead ?? '' } },
  ],
  [
    'a gap outside of the messages',
    'placeholder costs',
    { costs: { ...costs, intro: `${costs.intro} Ask [company].` } },
  ],
  [
    'a link',
    'link summary',
    { summary: { ...summary, promise: 'See https://example.com for more.' } },
  ],
  [
    'an invitation that does not rule out a pitch',
    'pitch copy',
    { copy: { ...copy, invitation: { ...copy.invitation, body: 'Will you be my guest?' } } },
  ],
])('%s fails', (_name, finding, change) => {
  expect(codesOf({ ...guide, ...change })).toContain(finding);
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
      ({ code }) => code,
    );

  test('of a local, regulated trade with private buyers pass', () => {
    expect(failed({})).toEqual([]);
  });

  test.each<[CheckCode, Partial<Guide['copy']>]>([
    ['closing-line', { trailer: written.copy.trailer.replace(/[^.]*advice\.$/, '') }],
    ['city', { linkedIn: written.copy.linkedIn.replaceAll('Columbus', 'town') }],
    ['boardroom', { questions: ['What do parents say when the door is closed?'] }],
  ])('%s is missed', (code, change) => {
    expect(failed(change)).toContain(code);
  });
});

test('figures that the person has given may be used', () => {
  const text = 'We work with 50 companies each year in three cities.';
  const given = {
    ...taken,
    answers: { personalInfo: { ...taken.answers.personalInfo, buyers: '50 companies' } },
  };
  const sections = { copy: { ...copy, linkedIn: `${copy.linkedIn} Our 50 companies. ${text}` } };
  const codes = checkGuide({ ...guide, ...sections }, given).map(({ code }) => code);
  expect(codes).not.toContain('invented-number');
});

test('sentences name what is wrong, for a person or a model', () => {
  const [failed] = checkGuide({ ...guide, costs: undefined }, taken);
  expect(failed).toEqual({
    code: 'missing',
    section: 'costs',
    sentence: 'The section costs is missing.',
  });
});
