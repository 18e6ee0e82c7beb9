import { tables } from '../tables.ts';
import { cut } from '../words.ts';
import { bestMatch } from './match.ts';

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

const LONGEST_SETTING = 50;
const ROLE_AND_SETTING = /^(\p{L}+s(?: of \p{L}+)?) (?:(?:at|in) |of (?=companies |firms ))(.+)$/u;

/** Where buyers work: the company in the plural, and what only people there know. */
export type Setting = { name: string; at: string; details: string };

/** 'heads of logistics at food distributors': a short name for the buyers, and where they work. */
export function readBuyers(typed: string): { short?: string; setting?: Setting } {
  const [, short, name] = ROLE_AND_SETTING.exec(typed) ?? [];
  if (!short || !name) return {};
  if (name.length > LONGEST_SETTING) return { short };
  const details = bestMatch(tables().settingStems, name)?.row.details.join(', ') ?? '';
  return { short, setting: { name, at: `at ${name}`, details } };
}
