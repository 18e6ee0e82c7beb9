/** A stem this short must be a whole word, so that `car` does not find `care`. */
const SHORT_STEM = 3;
/** In "dental practice marketing" the last words say what it is; at the end of a long text they do not. */
const LAST_WORDS_BONUS = 6;
const SHORT_TEXT = 8;
const GENERAL_SCORE = 1;

/** Returns the words of a text in lower case, without marks. */
export const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

type Stem<Row> = { row: Row; words: string[]; isGeneral: boolean };
export type Stems<Row> = readonly Stem<Row>[];

/** `general` are stems for forms of work: in "cybersecurity consulting" the other word says what is sold. */
export const stemmed = <Row extends { stems: readonly string[] }>(
  rows: readonly Row[],
  general: readonly string[] = [],
): Stems<Row> =>
  rows
    .flatMap((row) => row.stems.map((stem) => ({ row, words: wordsIn(stem) })))
    .filter(({ words }) => words.length > 0)
    .map((stem) => ({ ...stem, isGeneral: general.includes(stem.words.join(' ')) }));

type Match<Row> = { row: Row; from: number; to: number; score: number; isGeneral: boolean };

/**
 * Returns the row with the longest stem in the text, and the words that matched. Each stem counts
 * where it occurs first; of matches with equal scores, the first in the tables wins.
 */
export function bestMatch<Row>(stems: Stems<Row>, text: string): Match<Row> | undefined {
  const words = wordsIn(text);
  let best: Match<Row> | undefined;
  for (const stem of stems) {
    const from = words.findIndex((_, index) => isAt(words, index, stem.words));
    const match = from === -1 ? undefined : matchOf(stem, from, words.length);
    if (match && match.score > (best?.score ?? 0)) best = match;
  }
  return best;
}

function matchOf<Row>(
  { row, words, isGeneral }: Stem<Row>,
  from: number,
  count: number,
): Match<Row> {
  const to = from + words.length;
  const isLast = to === count && count <= SHORT_TEXT;
  const score = isGeneral ? GENERAL_SCORE : lengthOf(words) + (isLast ? LAST_WORDS_BONUS : 0);
  return { row, from, to, score, isGeneral };
}

const lengthOf = (stem: readonly string[]) => stem.join(' ').length;

const isAt = (words: readonly string[], index: number, stem: readonly string[]) =>
  stem.every((part, offset) => startsWith(words[index + offset] ?? '', part));

const startsWith = (word: string, part: string) =>
  part.length > SHORT_STEM ? word.startsWith(part) : word === part || word === `${part}s`;

/** Whether a word begins with one of these stems. */
export const isExplained = (word: string, stems: readonly string[]) =>
  stems.some((stem) => startsWith(word, stem));

/** Shorter words have too many neighbors. */
const SHORTEST_CORRECTED = 7;

/** Returns a function that corrects words with a single typo to the intended stem. */
export function spellingOf(stems: Stems<unknown>) {
  const parts = [...new Set(stems.flatMap(({ words }) => words))];
  const long = parts.filter((part) => part.length >= SHORTEST_CORRECTED);
  // A slip in the first letter is not corrected.
  const byLetter = Map.groupBy(long, ([letter]) => letter);
  return (text: string) => {
    const words = wordsIn(text);
    const corrected = words.map((word) => {
      const isKnown =
        word.length < SHORTEST_CORRECTED - 1 ||
        // “Book” does not make “bookeeping” a word.
        parts.some((part) => part.length * 2 > word.length && startsWith(word, part));
      if (isKnown) return word;
      return byLetter.get(word[0])?.find((part) => hasOneSlip(word, part)) ?? word;
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
