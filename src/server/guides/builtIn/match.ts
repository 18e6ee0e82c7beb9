import { entriesOf } from '../tables/rows.ts';

/** A stem this short must be a whole word, so that `car` does not find `care`. */
const SHORT_STEM = 3;
/** In "dental practice marketing" the last words say what it is; at the end of a long text they do not. */
const LAST_WORDS_BONUS = 6;
const SHORT_TEXT = 8;
/** Forms of work. In "cybersecurity consulting" the other word says what is sold. */
const GENERAL_STEMS = new Set([
  'coach',
  'consult',
  'consulting',
  'consultan',
  'advis',
  'training',
  'services',
  'lawyer',
  'attorney',
  'law',
]);
const GENERAL_SCORE = 1;

/** Returns the words of a text in lower case, without marks. */
export const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Rows with the words of their stems, split once. */
export type Stemmed<Row> = { row: Row; stems: string[][] };
export const stemmed = <Row extends { stems: string }>(rows: readonly Row[]): Stemmed<Row>[] =>
  rows.map((row) => ({ row, stems: entriesOf(row.stems).map(wordsIn) }));

type Match<Row> = { row: Row; from: number; to: number; score: number; isGeneral: boolean };

/** Returns the row with the longest stem in the text, and the words that matched. */
export function bestMatch<Row>(
  rows: readonly Stemmed<Row>[],
  text: string,
): Match<Row> | undefined {
  const words = wordsIn(text);
  let best: Match<Row> | undefined;
  for (const { row, stems } of rows)
    for (const stem of stems) {
      const from = words.findIndex((_, index) => isAt(words, index, stem));
      if (from === -1) continue;
      const to = from + stem.length;
      const isLast = to === words.length && words.length <= SHORT_TEXT;
      const isGeneral = GENERAL_STEMS.has(stem.join(' '));
      const score = isGeneral ? GENERAL_SCORE : lengthOf(stem) + (isLast ? LAST_WORDS_BONUS : 0);
      if (score > (best?.score ?? 0)) best = { row, from, to, score, isGeneral };
    }
  return best;
}

const lengthOf = (stem: readonly string[]) => stem.join(' ').length;

const isAt = (words: readonly string[], index: number, stem: readonly string[]) =>
  stem.every((part, offset) => startsWith(words[index + offset] ?? '', part));

const startsWith = (word: string, part: string) =>
  part.length > SHORT_STEM ? word.startsWith(part) : word === part || word === `${part}s`;

/** Shorter words have too many neighbors. */
const SHORTEST_CORRECTED = 7;

/** Returns a function that corrects words with a single typo to the intended stem. */
export function spellingOf(rows: readonly Stemmed<unknown>[]) {
  const parts = [...new Set(rows.flatMap(({ stems }) => stems.flat()))];
  const long = parts.filter((part) => part.length >= SHORTEST_CORRECTED);
  return (text: string) => {
    const words = wordsIn(text);
    const corrected = words.map((word) => {
      const isKnown =
        word.length < SHORTEST_CORRECTED - 1 || parts.some((part) => startsWith(word, part));
      return isKnown ? word : (long.find((part) => hasOneSlip(word, part)) ?? word);
    });
    return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : text;
  };
}

/** Whether a word starts with the stem, allowing one missing, doubled, wrong or swapped letter. */
function hasOneSlip(word: string, part: string) {
  const at = Array.from(part).findIndex((letter, index) => letter !== word[index]);
  // A different ending is another word: analytical is not analytics.
  if (at < 1 || at > part.length - 3) return false;
  const rest = part.slice(at + 1);
  const isSwapped = word[at] === part[at + 1] && word[at + 1] === part[at];
  return (
    word.startsWith(rest, at) ||
    word.startsWith(part.slice(at), at + 1) ||
    word.startsWith(rest, at + 1) ||
    (isSwapped && word.startsWith(part.slice(at + 2), at + 2))
  );
}
