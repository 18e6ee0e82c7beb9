import type { Subject } from './subject.ts';

const SHORTEST_NOUN = 5;

/** Words that many titles need: times, numbers, verbs. */
const COMMON = new Set(
  'month week year quarter spring summer first second third three would should asking changed before after without thing other others nobody somebody people really still'.split(
    ' ',
  ),
);

const nounsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}-]+/gu) ?? [])
    .filter((word) => word.length >= SHORTEST_NOUN)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !COMMON.has(word));

/** The nouns of a title, without those for the buyers and for what is sold, which belong to the show. */
export function titleNouns({ people, one, buyers, paid, offer, sellers }: Subject, title: string) {
  const show = new Set(nounsIn([people, one, buyers, paid, offer, sellers].join(' ')));
  return [...new Set(nounsIn(title))].filter((noun) => !show.has(noun));
}

export function shareNoun(subject: Subject, one: string, other: string) {
  const nouns = titleNouns(subject, other);
  return titleNouns(subject, one).some((noun) => nouns.includes(noun));
}
