import { audiences, niches } from '../tables/joined.ts';
import type { AudienceRow } from '../tables/rows.ts';
import { cut } from './words.ts';

const MAX_ABBREVIATION = 5;

/** Lowercase words of the tables: capitalized at the start of a typed phrase, they are not names. */
const commonWords = new Set(
  [...niches.map(({ offer, buyers = '' }) => `${offer} ${buyers}`), ...audiences.map(textOf)]
    .flatMap((text) => text.split(/[\s,]+/))
    .filter((word) => word === word.toLowerCase()),
);

function textOf({ people, one, buyers }: AudienceRow) {
  return `${people} ${one} ${buyers}`;
}

/** Text typed in all capitals, other than abbreviations. */
const quiet = (text: string) =>
  text === text.toUpperCase() && text.length > MAX_ABBREVIATION ? text.toLowerCase() : text;

/** What a person typed as a phrase within a sentence. */
export function asPhrase(typed: string, longest: number) {
  const phrase = cut(quiet(typed).replace(/(?<![.!?;:,\s])[.!?;:,\s]+$/, ''), longest);
  const [first = ''] = phrase.split(/[\s,]/);
  const isCommon = first !== first.toUpperCase() && commonWords.has(first.toLowerCase());
  return isCommon ? phrase.replace(first, first.toLowerCase()) : phrase;
}

const LONGEST_LISTENERS = 40;
/** Short enough for a subtitle. */
export const listenersOf = (typed: string) =>
  typed !== '' && typed.length <= LONGEST_LISTENERS ? typed : 'people like you';

/** A niche that no table knows is used as typed, if it is short enough for a cover. */
const SHORT_NAME = /^[\p{L} -]{3,26}$/u;

export const nameOf = (typed: string) => (SHORT_NAME.test(typed) ? typed : '');
