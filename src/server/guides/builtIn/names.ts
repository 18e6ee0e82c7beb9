import type { Guide } from '../../../shared/quiz/guide.ts';
import type { NameIdea } from '../../../shared/content/guideTexts.ts';
import { texts } from '../texts.ts';
import { type QuizTaker, holds, oneOf, shuffled } from './quizTaker.ts';
import { wordsIn } from './match.ts';
import { nounsIn } from './nouns.ts';
import type { Subject } from '../subject.ts';
import { fill, flat, isFillable } from './template.ts';
import { asTitle, upperFirst, withArticle } from '../words.ts';

const COUNT = 5;
const LONGEST_HOST = 20;
/** A longer phrase is too small on a cover. */
const LONGEST_PATTERN = 40;

/** A name with what the person typed may be longer. */
const LONGEST_OWN = 60;

/** Returns five names; the first is the working title. */
export function names(quizTaker: QuizTaker): Guide['names'] {
  const {
    hostPatterns,
    ownNames,
    ownWords,
    patterns,
    plainPatterns,
    typedName,
    withHost,
    withoutSubject,
  } = texts().names;
  const { subject, firstName } = quizTaker;
  const hasHost = firstName !== '' && firstName.length <= LONGEST_HOST;
  // A host after a comma would read like one of its parts.
  const plainName = subject.names.find((name) => !name.includes(',')) ?? '';
  const isPersonal = hasHost && plainName !== '' && quizTaker.has('own_name', 'both_names');
  const own = subject.names
    .filter((name) => !isPersonal || name !== plainName)
    .map((name, index) => ({
      name,
      reason: oneOf(
        quizTaker,
        `reason ${index}`,
        ownNames[kindOf(subject, name, isPersonal ? index + 1 : index)],
      ),
    }));
  const slots = slotsOf(subject, { 'host.first': firstName, 'niche.name': plainName });
  const named = (ideas: readonly NameIdea[]) =>
    ideas.flatMap(({ name, reason }) => {
      const reasons = [reason].flat().filter((one) => isFillable(one, slots));
      if (reasons.length === 0 || !isFillable(name, slots)) return [];
      return {
        name: upperFirst(fill(name, slots)),
        reason: fill(oneOf(quizTaker, name, reasons), slots),
      };
    });
  const fitting = (ideas: readonly NameIdea[]) => ideas.filter((idea) => holds(quizTaker, idea));
  return [
    ...named([
      ...(isPersonal ? [withHost] : []),
      ...own,
      ...(subject.typedOffer ? [typedName] : []),
    ]),
    ...named(shuffled(quizTaker, patterns, (_, index) => `name ${index}`)).filter(
      ({ name }) => name.length <= LONGEST_PATTERN,
    ),
    ...named(shuffled(quizTaker, fitting(ownWords), (_, index) => `own ${index}`)).filter(
      ({ name }) => name.length <= LONGEST_OWN,
    ),
    ...named(fitting(plainPatterns)),
    ...named(
      hasHost ? shuffled(quizTaker, fitting(hostPatterns), (_, index) => `host ${index}`) : [],
    ),
    ...named(withoutSubject),
  ].slice(0, COUNT);
}

/** A subtitle that argues with the belief needs a name that comes from it. */
const kindOf = ({ myth }: Subject, name: string, index: number) => {
  const isFromBelief = wordsIn(name).some(
    (word) => word.length > 3 && wordsIn(myth).includes(word),
  );
  return isFromBelief ? 'against' : index === 0 ? 'about' : 'else';
};

function slotsOf(subject: Subject, more: Record<string, string>) {
  const { typedOffer: typed, isOfferNamed, offer, words } = subject;
  const [first = '', second = ''] = subject.moments;
  return flat({
    word: promised(subject),
    'moment.1.title': asTitle(first, true),
    'moment.2.title': asTitle(second, true),
    problem: subject.problems,
    offer: isOfferNamed ? offer : '',
    'offer.title': asTitle(typed || (isOfferNamed ? offer : '') || (words[0] ?? '')),
    'word.title': asTitle(words[0] ?? ''),
    belief: subject.myth,
    'belief.title': asTitle(subject.myth, true),
    buyer: { plural: subject.people, aOne: withArticle(subject.one) },
    'buyer.plural.title': asTitle(subject.people),
    listeners: subject.listeners,
    complaint: subject.complaints.map((complaint) => upperFirst(complaint.slice(1, -1))),
    ...more,
  });
}

/** The words of the trade, first those that its problems and episodes speak of: a subtitle is a promise. */
function promised({ words, problems, moments, myth, episodeOn }: Subject) {
  const episodes = problems.flatMap((problem) => episodeOn(problem) ?? []);
  const told = [
    ...problems,
    ...moments,
    myth,
    ...episodes.flatMap(({ title, angle, ask }) => [title, angle, ask]),
  ]
    .join(' ')
    .toLowerCase();
  const isTold = (word: string) => {
    const nouns = nounsIn(word);
    return nouns.length > 0 && nouns.every((noun) => told.includes(noun));
  };
  return words.toSorted((a, b) => Number(isTold(b)) - Number(isTold(a)));
}
