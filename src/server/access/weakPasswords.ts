import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteContent } from '../content/siteContent.ts';
import { root } from '../config.ts';

const MIN_LENGTH = 12;
/**
 * The lowercase passwords of at least 12 characters among the 20,000 most common ones of Django 5.2
 * (Royce Williams, from Have I Been Pwned; BSD) and the 47,000 of zxcvbn 4.4 (from Mark Burnett's
 * ten million; MIT). Shorter ones are rejected by their length.
 */
const LIST_FILE = join(root, 'src/server/access/commonPasswords.txt');

/** Rows of keyboards, digits and the alphabet; the digits also start over. */
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '12345678901234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
].flatMap((row) => [row, Array.from(row).toReversed().join('')]);
/** Shorter repetitions and sequences also occur in good passwords. */
const MIN_RUN = 3;
/** How many parts a password has at least, counting each repetition and sequence as one. */
const MIN_PARTS = 8;

/** Shorter words would match by chance. */
const MIN_WORD = 3;
/** Letters that a password must have besides the words it is easily guessed from. */
const MIN_OTHER_LETTERS = 4;

/**
 * Returns the requirement that a password fails, or `undefined`. `known` are texts that an attacker
 * tries first, besides the company's name: the site's URL and the person's address.
 */
export function passwordWeakness(password: string, known: (string | null | undefined)[] = []) {
  const text = password.normalize('NFC').toLowerCase();
  if (text.length < MIN_LENGTH) return `at least ${MIN_LENGTH} characters`;
  if (isCommon(text)) return 'a password that is not among the most common ones';
  // Doubled letters make a password no harder to guess.
  const parts = Math.min(countParts(text), countParts(text.replace(/(.)\1+/gu, '$1')));
  if (parts < MIN_PARTS || isRepeated(text))
    return 'a password that is more than a repeated or sequential pattern, such as abcabc or 123456';
  return isMadeOf(text, wordsOf([siteContent().documents.site.name, ...known]))
    ? 'a password that is more than the name of the site or your address'
    : undefined;
}

const isCommon = (text: string) => readFileSync(LIST_FILE, 'utf8').split('\n').includes(text);

/** Whether a password repeats one text; the last repetition may be cut off. */
function isRepeated(text: string) {
  for (let length = 1; length <= text.length / 2; length++)
    if (text.startsWith(text.slice(length))) return true;
  return false;
}

function countParts(text: string) {
  let parts = 0;
  for (let start = 0; start < text.length; parts++) start += runLength(text, start);
  return parts;
}

/** Returns the length of the repetition or sequence at a position; 1 if there is none. */
function runLength(text: string, start: number) {
  const isPredictable = (length: number) => {
    const run = text.slice(start, start + length);
    // The earlier text may overlap the run, as in aaaa.
    const isRepeated = text.indexOf(run) < start;
    return isRepeated || SEQUENCES.some((row) => row.includes(run));
  };
  let length = MIN_RUN;
  if (start + length > text.length || !isPredictable(length)) return 1;
  while (start + length < text.length && isPredictable(length + 1)) length++;
  return length;
}

const wordsOf = (known: (string | null | undefined)[]) =>
  known
    .flatMap((text) => {
      const whole = text?.toLowerCase() ?? '';
      // Words too short on their own count together, as in `li.wu@q-z.io`.
      const parts = [whole, ...whole.split(/[@/]|www\./)];
      return [
        ...(whole.match(/\p{L}+/gu) ?? []),
        ...parts.map((part) => part.replace(/\P{L}/gu, '')),
      ];
    })
    .filter((word) => word.length >= MIN_WORD)
    .toSorted((one, other) => other.length - one.length);

/** Whether a password consists of some of these words, and of digits and punctuation. */
function isMadeOf(text: string, words: string[]) {
  const letters = text.replace(/\P{L}/gu, '');
  const others = words.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return others !== letters && others.length < MIN_OTHER_LETTERS;
}
