import { anyAnswers } from '../../../../test/anyAnswers.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { details } from '../tables/details.ts';
import { audiences, niches } from '../tables/joined.ts';
import { entriesOf } from '../tables/rows.ts';
import { personalInfo } from './brief.ts';
import { isAlone } from './episodes.ts';
import { readsPage } from './papers.ts';
import { readSubject } from './subject.ts';
import { titleNouns } from './titles.ts';
import { builtInGuide } from './writer.ts';

const guideFor = (niche: string, chosen: object) =>
  builtInGuide({
    name: 'Ada Lovelace',
    answers: { personalInfo: { name: 'Ada Lovelace', city: 'London', niche }, ...chosen },
    result: '',
  });
const written = samples.map(({ file, quizTaker }) => ({
  file,
  quizTaker,
  subject: readSubject(personalInfo(quizTaker.answers)),
  guide: builtInGuide(quizTaker),
}));
const tasksOf = ({ calendar }: ReturnType<typeof builtInGuide>) =>
  calendar.weeks.flatMap(({ tasks }, index) => tasks.map((task) => ({ ...task, week: index + 1 })));

describe.each(written)('$file', ({ quizTaker, subject, guide }) => {
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
      if (!recording || !readsPage(episode)) continue;
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
    if (quizTaker.answers.content_frequency !== 'daily') return;
    expect(shared.map(({ day }) => day)).not.toContain(released?.day);
    expect(shared).toHaveLength(1);
  });
});

test('the second half of the buyers always has its episode in a show with guests', () => {
  const rows = [
    ...niches.flatMap(({ alsoFor, stems }) => (alsoFor ? [{ alsoFor, stems }] : [])),
    ...niches.flatMap(({ audience, buyers, stems }) => {
      const alsoFor = audiences.find(({ key }) => key === audience)?.alsoFor;
      return alsoFor && !buyers ? [{ alsoFor, stems }] : [];
    }),
  ];
  expect(rows.length).toBeGreaterThan(4);
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...rows), (chosen, { stems, alsoFor }) => {
      const niche = entriesOf(stems)[0] ?? '';
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
      const { copy, episodes } = guideFor(entriesOf(stems)[0] ?? '', chosen);
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

test('details belong to a niche or an audience', () => {
  const keys = new Set([...niches.map(({ offer }) => offer), ...audiences.map(({ key }) => key)]);
  expect(Object.keys(details).filter((key) => !keys.has(key))).toEqual([]);
});
