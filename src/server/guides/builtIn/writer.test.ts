import { anyAnswers } from '../../../../test/anyAnswers.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Guide, type Week } from '../../../shared/quiz/guide.ts';
import { guideMarkdown } from '../guideMarkdown.ts';
import { steps as questions } from '../../../shared/quiz/steps.ts';
import { traits } from '../../../shared/quiz/question.ts';
import { weekdays } from '../../../shared/quiz/weeks.ts';
import { checkGuide } from '../checks.ts';
import { tables } from '../tables.ts';
import { builtInGuide } from './writer.ts';

type Answers = Record<string, unknown>;

const info = { name: 'Ada Lovelace', city: 'Denver', niche: 'bookkeeping' };
const first: Answers = { personalInfo: info };
for (const { id, type, options } of questions) {
  if (type === 'single') first[id] = options[0]?.id;
  if (type === 'multiple') first[id] = [options[0]?.id];
}
const generated = (answers: Answers, name = 'Ada Lovelace', result = 'personal_brand') =>
  builtInGuide({ name, answers, result });
const withInfo = (info: object) => generated({ ...first, personalInfo: info });

const tasksOf = ({ calendar }: Guide) => calendar.weeks.flatMap(({ tasks }) => tasks);
/** A show with guests, some of whose episodes are without one. */
const withGuests = generated({ ...first, guest_preference: 'future_clients' });

const anyNiche = fc.constantFrom(...tables().niches.flatMap(({ stems }) => stems));

test('every combination of answers and niches passes every check', () => {
  fc.assert(
    fc.property(anyAnswers, anyNiche, fc.constantFrom('', 'Denver'), (chosen, niche, city) => {
      const answers = { ...chosen, personalInfo: { name: 'Dana Reyes', city, niche } };
      const guide = generated(answers, 'Dana Reyes', '');
      expect(Guide.safeParse(guide).error).toBeUndefined();
      expect(checkGuide(guide, { name: 'Dana Reyes', answers, result: '' })).toEqual([]);
    }),
    { numRuns: 60, seed: 11 },
  );
});

describe('every answer changes the guide', () => {
  const ofType = (wanted: string) => questions.filter(({ type }) => type === wanted);

  test.each(ofType('single'))('$id', ({ id, options }) => {
    const guides = options.map((option) =>
      JSON.stringify(generated({ ...first, [id]: option.id })),
    );
    expect(new Set(guides).size).toBe(options.length);
  });

  test.each(ofType('multiple'))('$id', ({ id, options }) => {
    const lists = [[], ...options.map((option) => [option.id])];
    const guides = lists.map((list) => JSON.stringify(generated({ ...first, [id]: list })));
    expect(new Set(guides).size).toBeGreaterThan(options.length / 2);
  });

  test('and so do name, city, niche, buyers and result', () => {
    const guides = [
      withInfo(info),
      withInfo({ ...info, name: 'Bob' }),
      withInfo({ ...info, city: 'Leeds' }),
      withInfo({ ...info, niche: 'dentistry' }),
      withInfo({ ...info, buyers: 'dentists' }),
      ...traits.map((type) => generated({ ...first, personalInfo: info }, '', type)),
    ].map((guide) => JSON.stringify(guide));
    // Two of the results differ from the first guide's.
    expect(new Set(guides).size).toBe(7);
  });
});

test('daily becomes weekly, with the reason', () => {
  const { pushback, calendar } = generated({ ...first, content_frequency: 'daily' });
  expect(pushback[0]?.title).toBe('Daily, with guests');
  const published = calendar.weeks.map(
    ({ tasks }) => tasks.filter(({ kind }) => kind === 'publish').length,
  );
  expect(Math.max(...published)).toBe(1);
});

test('keeps existing sections, and the other sections refer to them', () => {
  const names = generated(first).names.toReversed();
  const guide = builtInGuide({ name: '', answers: first, result: '' }, { written: { names } });
  expect(guide.names).toEqual(names);
  expect(guide.copy.trailer).toContain(names[0]?.name);
});

test('a text that may not quote repeats nothing that was typed', () => {
  const typed = { name: 'Zork', city: 'Soho Shop', niche: 'Cheap pills', buyers: 'Pill eaters' };
  const taken = { name: 'Zork', answers: { ...first, personalInfo: typed }, result: '' };
  const text = JSON.stringify(builtInGuide(taken, { mayQuote: false }));
  expect(text).not.toMatch(/zork|soho|pill/i);
});

describe('whatever is sent', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue());
  const known = fc.constantFrom(
    ...questions.map(({ id }) => id),
    'personalInfo',
    '__proto__',
    'constructor',
  );
  const person = fc.record({ name: anything, city: anything, niche: anything, buyers: anything });

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
      { numRuns: 100, seed: 12 },
    );
  });

  test('the longest texts of a person fit', () => {
    const { summary } = withInfo({ ...info, niche: `x${'.'.repeat(200_000)}x?!` });
    expect(Guide.shape.summary.safeParse(summary).error).toBeUndefined();
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom('Word ', 'Wort', 'ÄÖÜ-'), (chosen, word) => {
        const long = word.repeat(80);
        const personalInfo = { name: long, city: long, niche: long, buyers: long };
        const guide = generated({ ...chosen, personalInfo }, long, '');
        expect(Guide.safeParse(guide).error).toBeUndefined();
      }),
      { numRuns: 20, seed: 13 },
    );
  });

  test('unknown questions and options count for nothing', () => {
    const guide = generated({ ...first, favorite_color: 'red', toString: 'x' });
    expect(guide).toEqual(generated(first));
    expect(generated({ ...first, episode_length: 'ten_hours' })).toEqual(
      generated({ ...first, episode_length: 'short_15min' }),
    );
  });

  test('without any answers the sentences have no gaps', () => {
    const text = guideMarkdown(builtInGuide({ name: '', answers: {}, result: '' }));
    expect(text).not.toMatch(/undefined|null|\[object|NaN| {2,}[a-z]|“”| ,| \./);
    expect(text).toContain('the people who buy from you');
  });

  test('marks typed by a person stay text and open no heading, list or tag', () => {
    const hostile =
      '# Owned\n\n## More\n- <script>alert(1)</script> **b** [a](http://x) `c` | d {{problem.1}}';
    const guide = withInfo({ name: hostile, city: hostile, niche: hostile, buyers: hostile });
    const text = guideMarkdown(guide, 'x');
    expect(text.match(/^## /gm)).toHaveLength(10);
    expect(text).not.toMatch(/(?<!\\)<|(?<!\\)\[/);
    expect(text).not.toMatch(/(?<!\\)\*\*b/);
  });
});

describe('figures agree with each other', () => {
  const minutesOfLabel = (label: string) => {
    const [, hours = '0', minutes = '0'] = /^(?:(\d+) h)? ?(?:(\d+) min)?$/.exec(label) ?? [];
    return Number(hours) * 60 + Number(minutes);
  };

  test('the hours of the costs are those of the calendar', () => {
    fc.assert(
      fc.property(anyAnswers, anyNiche, (chosen, niche) => {
        const guide = generated({ ...chosen, personalInfo: { ...info, niche } });
        const planned = tasksOf(guide).map(({ minutes }) => minutes);
        expect(sum(guide.costs.items.map(({ time }) => minutesOfLabel(time)))).toBe(sum(planned));
      }),
      { numRuns: 30, seed: 3 },
    );
  });

  test('as many people are invited as the guest list has names for the recorded episodes', () => {
    const { guestPlan, episodes } = withGuests;
    const guests = episodes.filter(({ guest }) => !guest.startsWith('You alone')).length;
    const listed = Number(/\b(\d+) names\b/.exec(guestPlan.intro)?.[1]);
    const invited = tasksOf(withGuests)
      .flatMap(({ kind, what }) => (kind === 'invite' ? (what.match(/\d+/g) ?? []) : []))
      .map(Number);
    expect(listed).toBeGreaterThanOrEqual(guests * 2.5);
    expect(Math.max(...invited)).toBe(listed);
  });

  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
});

test('a task speaks of a guest only when the episode has one, and gives a piece of advice once', () => {
  const alone = withGuests.episodes.flatMap(({ guest, title }) =>
    guest.startsWith('You alone') ? [`“${title}”`] : [],
  );
  const tasks = tasksOf(withGuests).map(({ what }) => what);
  const said = tasks.filter((what) => alone.some((title) => what.includes(title)));
  expect(said.length).toBeGreaterThan(3);
  expect(said.join('\n')).not.toMatch(/guest|five questions/);
  const advice = tasks.map((what) => what.replaceAll(/“[^”]*”/g, '').replaceAll(/\d+/g, ''));
  const repeated = advice.filter((what, index) => advice.indexOf(what) !== index);
  expect(repeated.filter((what) => what.length > 90)).toEqual([]);
});

test('guests have their questions two days before the recording', () => {
  const daysBetween = ({ tasks }: Week) => {
    const sent = tasks.find(({ what }) => /guest of episode \d+ .*beginning with/.test(what));
    const recorded = tasks.find(({ kind }) => kind === 'record');
    return sent && recorded ? [weekdays.indexOf(recorded.day) - weekdays.indexOf(sent.day)] : [];
  };
  fc.assert(
    fc.property(anyAnswers, (chosen) => {
      const { weeks } = generated({ ...chosen, personalInfo: info }).calendar;
      const tooLate = weeks.flatMap(daysBetween).filter((days) => days < 2);
      expect(tooLate).toEqual([]);
    }),
    { numRuns: 30, seed: 5 },
  );
});

test('a mixed show takes turns', () => {
  const { episodes } = generated({ ...first, guest_preference: 'guests_and_solo' });
  const alone = episodes.map(({ guest }) => guest.startsWith('You alone'));
  expect(alone).toEqual(episodes.map((_, index) => index % 2 === 1));
});

test('an emoji is not used as a name, city or trade', () => {
  const guide = withInfo({ name: '🎙️', city: '🌍', niche: '🔥', buyers: '😀' });
  expect(JSON.stringify(guide)).not.toMatch(/\p{Extended_Pictographic}/u);
  expect(guide.pushback.map(({ title }) => title)).toContain('A show for everyone');
});

test('a stranger reads that one episode is out, and never "the people who buy from you"', () => {
  for (const niche of ['bookkeeping', 'everything', '']) {
    const { invitation, description, trailer, linkedIn } = withInfo({ ...info, niche }).copy;
    const text = [invitation.body, description, trailer, linkedIn].join('\n');
    expect(text).not.toMatch(/buy from you|three episodes (?:are|is)/);
  }
});

describe('pushes back', () => {
  const titlesFor = (personal: object) =>
    withInfo({ ...info, ...personal }).pushback.map(({ title }) => title);

  test.each([
    [{ niche: 'everything', buyers: 'everyone' }, 'A show for everyone'],
    [{ niche: 'plumbing and bookkeeping' }, 'Two trades, one show'],
    [{ niche: 'family dentistry' }, 'Stories you may not tell'],
    [{ niche: 'wealth management' }, 'Praise on the air'],
    [{ niche: 'employment law' }, 'Cases you may not tell'],
  ])('%j: %s', (personal, title) => {
    expect(titlesFor(personal)).toContain(title);
    expect(titlesFor({ niche: 'logistics software' })).not.toContain(title);
  });
});
