import { anyAnswers } from '../../../../test/anyAnswers.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSamples, type Sample } from '../samples.ts';
import { tables } from '../tables.ts';
import { personalInfo } from '../takenQuiz.ts';
import { isAlone } from './episodes.ts';
import { wordsIn } from './match.ts';
import { readSubject, type Subject } from '../subject.ts';
import { titleNouns } from './nouns.ts';
import { builtInGuide } from './writer.ts';

const { niches, audienceByKey } = tables();
const guideFor = (niche: string, chosen: object) =>
  builtInGuide({
    name: 'Ada Lovelace',
    answers: { personalInfo: { name: 'Ada Lovelace', city: 'Denver', niche }, ...chosen },
    result: '',
  });
const written = readSamples().map(({ file, taken }) => ({
  file,
  taken,
  subject: readSubject(personalInfo(taken.answers)),
  guide: builtInGuide(taken),
}));
const tasksOf = ({ calendar }: ReturnType<typeof builtInGuide>) =>
  calendar.weeks.flatMap(({ tasks }, index) => tasks.map((task) => ({ ...task, week: index + 1 })));

describe.each(written)('$file', ({ taken, subject, guide }) => {
  const alone = guide.episodes.map(({ guest }) => guest.startsWith('You alone'));
  const guestWeeks = tasksOf(guide)
    .filter(({ kind, episodes }) => kind === 'record' && episodes.some((n) => !alone[n - 1]))
    .map(({ week }) => week);
  const numbersIn = (text = '') => (text.match(/\d+/g) ?? []).map(Number);

  test('has at most two titles with the same noun', () => {
    const nouns = guide.episodes.flatMap(({ title }) => titleNouns(subject, title));
    const often = nouns.filter((noun) => nouns.filter((one) => one === noun).length > 2);
    expect(often).toEqual([]);
  });

  test('has time to prepare each page that a recorded episode puts on the table', () => {
    const tasks = tasksOf(guide);
    const recorded = tasks.filter(({ kind }) => kind === 'record');
    for (const [index, episode] of guide.episodes.entries()) {
      const recording = recorded.find(({ episodes }) => episodes.includes(index + 1));
      if (!recording || !episode.needsPage) continue;
      const preparation = tasks.find(
        ({ kind, minutes, what }) =>
          kind === 'prepare' && minutes === 30 && what.includes(`“${episode.title}”`),
      );
      expect(preparation?.week).toBeLessThanOrEqual(recording.week);
    }
  });

  test('shares the clip on another day where the episodes are too few for the person', () => {
    const tasks = tasksOf(guide);
    const released = tasks.find(({ kind, week }) => kind === 'publish' && week > 9);
    const shared = tasks.filter(
      ({ kind, minutes, week }) => kind === 'promote' && minutes === 25 && week === released?.week,
    );
    if (taken.answers.content_frequency !== 'daily') return;
    expect(shared.map(({ day }) => day)).not.toContain(released?.day);
    expect(shared).toHaveLength(1);
  });

  test('offers the days on which the calendar records a guest', () => {
    const said = tasksOf(guide).map(({ what }) => what);
    const offered = said.flatMap(
      (what) => /guest(?: in this calendar)?: weeks (.*?)\./.exec(what)?.[1] ?? [],
    );
    expect(offered.map(numbersIn)).toEqual(guestWeeks.length > 0 ? [guestWeeks] : []);
    const first = /\w+days of weeks (\d+ and \d+)/.exec(guide.summary.firstGuest)?.[1];
    expect(numbersIn(first)).toEqual(guestWeeks.slice(0, 2));
  });

  test('sends an episode to an editor once it is out', () => {
    const tasks = tasksOf(guide);
    const sent = tasks.filter(({ what }) => what.includes('editor, with the minute'));
    for (const task of sent) {
      const [n] = numbersIn(task.what);
      const release = tasks.findIndex(
        ({ kind, episodes }) => kind === 'publish' && n !== undefined && episodes.includes(n),
      );
      expect(release).toBeGreaterThan(-1);
      expect(release).toBeLessThan(tasks.indexOf(task));
    }
  });
});

const solo = written.filter(({ guide }) =>
  guide.episodes.every(({ guest }) => guest.startsWith('You alone')),
);

describe.each(solo)('$file, without guests', ({ guide }) => {
  const tasks = tasksOf(guide);
  const called = tasks.flatMap(({ what, week }) => {
    const n = /^Call .* \(episode (\d+)\)/.exec(what)?.[1];
    return n ? [{ week, n: Number(n) }] : [];
  });
  const recordedIn = (n: number) =>
    tasks.find(({ kind, episodes }) => kind === 'record' && episodes.includes(n))?.week ?? Infinity;

  test('calls for an episode before it is recorded, and once', () => {
    expect(called.length).toBeGreaterThan(2);
    for (const { week, n } of called) expect(recordedIn(n)).toBeGreaterThan(week);
    expect(new Set(called.map(({ n }) => n)).size).toBe(called.length);
  });

  test('has a subject in every call: an episode, the notes of day one, or the next ten', () => {
    const calls = tasks.filter(({ what }) => /^Call |^The (?:first|second) call /.test(what));
    const fromDayOne = calls.filter(({ what }) => what.includes('your note of day one'));
    const next = calls.filter(({ what }) => what.includes('one of the next ten'));
    expect(calls).toHaveLength(called.length + fromDayOne.length + next.length);
    expect(Math.max(...fromDayOne.map(({ week }) => week))).toBeLessThan(recordedIn(1));
    expect(guide.guestPlan.order.includes('about the next ten')).toBe(next.length > 0);
  });
});

test('a monthly show that should pay soon has the calls in its calendar', () => {
  const roofer = written.find(({ file }) => file === '07-roofer');
  const calls = roofer && tasksOf(roofer.guide).filter(({ what }) => what.startsWith('Call '));
  expect(roofer?.guide.pushback.map(({ title }) => title)).toContain('Rarely, but soon');
  expect(calls?.map(({ week, minutes }) => [week, minutes])).toEqual([
    [9, 25],
    [10, 25],
    [11, 25],
    [12, 25],
  ]);
});

test('where an adviser is supervised, nothing is sent that nobody has approved', () => {
  const adviser = written.find(({ file }) => file === '09-wealth-for-doctors');
  const said = adviser ? tasksOf(adviser.guide).map(({ what }) => what) : [];
  expect(said.join('\n')).toContain('no texts from a private phone');
  expect(said.join('\n')).not.toMatch(/\btext it\b|they can paste|by hand/);
});

test('the second half of the buyers always has its episode in a show with guests', () => {
  const rows = [
    ...niches.flatMap(({ alsoFor, stems }) => (alsoFor ? [{ alsoFor, stems }] : [])),
    ...niches.flatMap(({ audience, buyers, stems }) => {
      const alsoFor = audienceByKey.get(audience)?.alsoFor;
      return alsoFor && !buyers ? [{ alsoFor, stems }] : [];
    }),
  ];
  expect(rows.length).toBeGreaterThan(4);
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...rows), (chosen, { stems, alsoFor }) => {
      const niche = stems[0] ?? '';
      if (chosen.guest_preference === 'nobody') return;
      if (readSubject({ niche, buyers: '' }).alsoFor !== alsoFor) return;
      const { episodes } = guideFor(niche, chosen);
      expect(episodes).toContainEqual(
        expect.objectContaining({ title: alsoFor.title, angle: alsoFor.angle }),
      );
    }),
    { numRuns: 40, seed: 7 },
  );
});

test('who is invited to an invented case is not asked about their own past', () => {
  const bound = niches.filter(({ needsClearance }) => needsClearance);
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...bound), (chosen, { stems }) => {
      const { copy, episodes } = guideFor(stems[0] ?? '', chosen);
      if (!copy.invitation.body.includes('invented')) return;
      const opening = episodes.find((one) => !isAlone(one))?.opening;
      const asked = copy.questions.filter((question) => question !== opening).join('\n');
      expect(asked).not.toMatch(/\b(?:did|have|had) you\b|\bread me\b|\byour own\b/i);
      expect(copy.invitation.body).not.toMatch(/your own (?:story|life|case)/);
    }),
    { numRuns: 40, seed: 8 },
  );
});

test('a paper is not read in two episodes', () => {
  const adviser = written.find(({ file }) => file === '09-wealth-for-doctors');
  const told = adviser?.guide.episodes.filter(({ title, angle }) =>
    `${title} ${angle}`.includes('pay stub'),
  );
  expect(told).toHaveLength(1);
});

/** Words that say nothing about a trade. */
const COMMON = new Set(
  'about after again all already also and another any anybody anyone anything are asked asks away back became become been before begin being believing better both but call calls came can case change changed changes client clients come comes cost costs could day days decide decided does done down each early eight end enough ever every first five for forty found four from get give gives goes good great half hand hard has have hear heard here hour hours how into its itself just keep kept know knows last late later leave leaves left less let like list little long longer look made make makes many may minute minutes month months more most much must name names need needs never new next nine nobody none not now number old once one ones only other our out own pay pays people person price prices question questions read ready reason right said same says seen sell send sends seven should side since six some somebody something somewhere sort still stop stopped story take takes talk ten than that the their them then there these they thing things think thirty this those three through time times today together told too took turn turned turns twenty two until use used very wait walked want wants was way ways week weeks well went were what when where which while who whole whom whose will with without work would wrong year years you your'.split(
    ' ',
  ),
);

const wordsOfTrade = ({ one, people, ...subject }: Subject) => {
  const { offer, paid, sellers, problems, moments, words, guests, talk, myth, alsoFor } = subject;
  const own = problems.map((problem) => subject.episodeOn(problem)?.title ?? '');
  const all = [
    ...(subject.isOfferKnown ? [offer, paid, sellers] : []),
    ...[problems, moments, words, guests, own].flat(),
    talk.second,
    talk.paper,
    talk.debate,
    myth,
    alsoFor?.title ?? '',
    ...Object.values(subject.details),
  ];
  const audience = new Set(wordsIn(`${one} ${people}`));
  return new Set(
    all
      .flatMap(wordsIn)
      .filter((word) => word.length > 2 && !COMMON.has(word) && !audience.has(word)),
  );
};

/** Titles of the episodes without a word of the trade, which could stand in any guide. */
function tradeless(taken: Sample['taken']) {
  const subject = readSubject(personalInfo(taken.answers));
  const words = wordsOfTrade(subject);
  // A trade's own question and sentence, whatever words they are made of.
  const own = [subject.talk.debate, subject.myth].map((text) => `${text.toLowerCase()}?`);
  return builtInGuide(taken)
    .episodes.filter(({ title }) => !own.includes(title.toLowerCase()))
    .filter(
      ({ title, angle, opening }) =>
        !wordsIn(`${title} ${angle} ${opening}`).some((word) => words.has(word)) &&
        !subject.words.some((word) => `${title} ${angle}`.includes(word)),
    )
    .map(({ title }) => title);
}

test.each(readSamples())('$file: at most one episode could stand in any guide', ({ taken }) => {
  expect(tradeless(taken).slice(1)).toEqual([]);
});

test('the same holds for every trade and any answers', () => {
  const anyNiche = fc.constantFrom(...niches.flatMap(({ stems }) => stems.slice(0, 1)));
  fc.assert(
    fc.property(anyAnswers, anyNiche, (chosen, niche) => {
      const answers = { ...chosen, personalInfo: { name: 'Dana Reyes', city: 'Denver', niche } };
      expect(tradeless({ name: '', answers, result: '' }).slice(1)).toEqual([]);
    }),
    { numRuns: 80, seed: 7 },
  );
});
