import { tables } from '../tables.ts';
import { cut } from '../words.ts';

const MAX_ABBREVIATION = 5;

/** Text typed in all capitals, other than abbreviations. */
const quiet = (text: string) =>
  text === text.toUpperCase() && text.length > MAX_ABBREVIATION ? text.toLowerCase() : text;

/** What a person typed as a phrase within a sentence. */
export function asPhrase(typed: string, longest: number) {
  const phrase = cut(quiet(typed).replace(/(?<![.!?;:,\s])[.!?;:,\s]+$/, ''), longest);
  const [first = ''] = phrase.split(/[\s,]/);
  const isCommon = first !== first.toUpperCase() && tables().commonWords.has(first.toLowerCase());
  return isCommon ? phrase.replace(first, first.toLowerCase()) : phrase;
}

const LONGEST_LISTENERS = 40;
/** Short enough for a subtitle. */
export const listenersOf = (typed: string) =>
  typed !== '' && typed.length <= LONGEST_LISTENERS ? typed : 'people like you';

/** A niche that no table knows is used as typed, if it is short enough for a cover. */
const SHORT_NAME = /^[\p{L} -]{3,26}$/u;

export const nameOf = (typed: string) => (SHORT_NAME.test(typed) ? typed : '');
