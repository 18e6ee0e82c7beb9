import type { Guide } from '../../../shared/quiz/guide.ts';
import { hostPatterns, type NameIdea, ownNames, patterns, withHost } from '../texts/nameTexts.ts';
import { type Brief, chance } from './brief.ts';
import type { Subject } from './subject.ts';
import { fill } from './template.ts';
import { asTitle, upperFirst, withArticle } from './words.ts';

const COUNT = 5;
const LONGEST_HOST = 20;

/** Returns five names; the first is the working title. */
export function names(brief: Brief, isSolo: boolean): Guide['names'] {
  const { subject, firstName } = brief;
  const hasHost = firstName !== '' && firstName.length <= LONGEST_HOST;
  // A host after a comma would read like one of its parts.
  const plainName = subject.names.find((name) => !name.includes(',')) ?? '';
  const isPersonal = hasHost && plainName !== '' && brief.chose('own_name', 'both_names');
  const reasons = shuffled(brief, 'reason of a name', ownNames);
  const own = subject.names
    .map((name, index) => ({ name, reason: reasons[index] ?? '' }))
    .filter(({ name }) => !isPersonal || name !== plainName);
  const ideas: NameIdea[] = [
    ...(isPersonal ? [withHost] : []),
    ...own,
    // Alone, nobody is asked.
    ...(hasHost ? shuffled(brief, 'host', hostPatterns.slice(isSolo ? 1 : 0)).slice(0, 1) : []),
    ...shuffled(brief, 'name', patterns).filter(({ needsGuests }) => !isSolo || !needsGuests),
  ];
  const slots = slotsOf(subject, { Host: firstName, N: plainName });
  return ideas.slice(0, COUNT).map(({ name, reason }) => ({
    name: upperFirst(fill(name, slots)),
    reason: fill(reason, slots),
  }));
}

function slotsOf(subject: Subject, more: Record<string, string>) {
  const own = ownTitle(subject);
  const words = [...own, ...subject.words];
  return {
    ...numbered(
      'A',
      // What somebody typed is spelled as they spell it.
      words.map((word) => (own.includes(word) ? upperFirst(word) : asTitle(word, true))),
    ),
    ...numbered(
      'B',
      words.map((word) => asTitle(word)),
    ),
    ...numbered('v', words),
    P: asTitle(subject.people),
    people: subject.people,
    aOne: withArticle(subject.one),
    ...Object.fromEntries(subject.words.map((word, index) => [`w${index + 1}`, word])),
    ...more,
  };
}

const numbered = (letter: string, titles: readonly string[]) =>
  Object.fromEntries(titles.map((title, index) => [`${letter}${index + 1}`, title]));

/** Somebody whose niche is in no table has named it well enough for a cover, if it is short. */
const ownTitle = ({ isOfferKnown, ownWords }: Subject) =>
  !isOfferKnown && /^[\p{L} -]{3,26}$/u.test(ownWords) ? [ownWords] : [];

const shuffled = <T>(brief: Brief, key: string, items: readonly T[]) =>
  items
    .map((item, index) => ({ item, place: chance(brief, `${key} ${index}`) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
