import { APOSTROPHES, foldText } from '../../shared/fold.ts';

/**
 * Returns the distinct folded words. Longer ones are split, because Postgres cannot index a word of
 * 2,048 bytes.
 */
export const tokenize = (text: string) => [
  ...new Set(foldText(text).match(/[\p{L}\p{N}]{1,100}/gu)),
];

/**
 * Returns the words that a row is found by, separated by spaces. A name with an apostrophe is among
 * them as one word and as two, because people search for `dangelo` and for `angelo`.
 */
export const searchWords = (text: string) =>
  tokenize(`${text} ${text.replace(APOSTROPHES, ' ')}`).join(' ');

/**
 * Returns a normalized email address: addresses that differ only in case belong to one person. NFC
 * comes last, because lowercasing can produce a sequence that has a composed form.
 */
export const normalizeEmail = (email: string) => email.toLowerCase().normalize('NFC');
