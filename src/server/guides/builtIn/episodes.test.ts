import { anyAnswers } from '../../../../test/anyAnswers.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { niches } from '../tables/joined.ts';
import { entriesOf } from '../tables/rows.ts';
import { samples } from '../samples.ts';
import { personalInfo } from './brief.ts';
import { readSubject, type Subject } from './subject.ts';
import { wordsIn } from './match.ts';
import { builtInGuide } from './writer.ts';

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
function tradeless(quizTaker: (typeof samples)[number]['quizTaker']) {
  const subject = readSubject(personalInfo(quizTaker.answers));
  const words = wordsOfTrade(subject);
  // A trade's own question and sentence, whatever words they are made of.
  const own = [subject.talk.debate, subject.myth].map((text) => `${text.toLowerCase()}?`);
  return builtInGuide(quizTaker)
    .episodes.filter(({ title }) => !own.includes(title.toLowerCase()))
    .filter(
      ({ title, angle, opening }) =>
        !wordsIn(`${title} ${angle} ${opening}`).some((word) => words.has(word)) &&
        !subject.words.some((word) => `${title} ${angle}`.includes(word)),
    )
    .map(({ title }) => title);
}

test.each(samples)('$file: at most one episode could stand in any guide', ({ quizTaker }) => {
  expect(tradeless(quizTaker).slice(1)).toEqual([]);
});

test('the same holds for every trade and any answers', () => {
  const anyNiche = fc.constantFrom(...niches.flatMap(({ stems }) => entriesOf(stems).slice(0, 1)));
  fc.assert(
    fc.property(anyAnswers, anyNiche, (chosen, niche) => {
      const answers = { ...chosen, personalInfo: { name: 'Dana Reyes', city: 'Denver', niche } };
      expect(tradeless({ name: '', answers, result: '' }).slice(1)).toEqual([]);
    }),
    { numRuns: 80, seed: 7 },
  );
});
