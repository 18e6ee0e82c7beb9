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

type Stem<Row> = { row: Row; words: string[]; order: number; isGeneral: boolean };

/** The stems of rows, and the same by their first word, so that a text is read once for all rows. */
export type Stems<Row> = { all: Stem<Row>[]; byStart: Map<string, Stem<Row>[]> };

/** `general` are stems for forms of work: in "cybersecurity consulting" the other word says what is sold. */
export function stemmed<Row extends { stems: readonly string[] }>(
  rows: readonly Row[],
  general: readonly string[] = [],
): Stems<Row> {
  const all = rows
    .flatMap((row) => row.stems.map((stem) => ({ row, words: wordsIn(stem) })))
    .filter(({ words }) => words.length > 0)
    .map((stem, order) => ({ ...stem, order, isGeneral: general.includes(stem.words.join(' ')) }));
  return { all, byStart: Map.groupBy(all, ({ words: [start = ''] }) => start) };
}

type Match<Row> = { row: Row; from: number; to: number; score: number; isGeneral: boolean };

/** Returns the row with the longest stem in the text, and the words that matched. */
export function bestMatch<Row>({ byStart }: Stems<Row>, text: string): Match<Row> | undefined {
  const words = wordsIn(text);
  const found = new Map<Stem<Row>, Match<Row>>();
  for (const [from, word] of words.entries())
    for (const start of startsOf(word))
      for (const stem of byStart.get(start) ?? [])
        // Each stem counts where it occurs first.
        if (!found.has(stem) && isAt(words, from, stem.words))
          found.set(stem, matchOf(stem, from, words.length));
  let best: [stem: Stem<Row>, match: Match<Row>] | undefined;
  for (const one of found) if (!best || isBetter(one, best)) best = one;
  return best?.[1];
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

/** Of matches with equal scores, the first in the tables wins. */
function isBetter<Row>(
  [stem, { score }]: [Stem<Row>, Match<Row>],
  [other, { score: otherScore }]: [Stem<Row>, Match<Row>],
) {
  return score > otherScore || (score === otherScore && stem.order < other.order);
}

const lengthOf = (stem: readonly string[]) => stem.join(' ').length;

const isAt = (words: readonly string[], index: number, stem: readonly string[]) =>
  stem.every((part, offset) => startsWith(words[index + offset] ?? '', part));

const startsWith = (word: string, part: string) =>
  part.length > SHORT_STEM ? word.startsWith(part) : word === part || word === `${part}s`;

/** Longer than every word of the tables. */
const LONGEST_START = 24;

/** The words of stems for which `startsWith` is true. */
function startsOf(word: string) {
  const longest = Math.min(word.length, LONGEST_START);
  const lengths = Array.from({ length: Math.max(0, longest - SHORT_STEM) }, (_, n) => n + 1);
  const short = [word, ...(word.endsWith('s') ? [word.slice(0, -1)] : [])];
  return [
    ...short.filter(({ length }) => length <= SHORT_STEM),
    ...lengths.map((more) => word.slice(0, SHORT_STEM + more)),
  ];
}

/** Shorter words have too many neighbors. */
const SHORTEST_CORRECTED = 7;

/** Returns a function that corrects words with a single typo to the intended stem. */
export function spellingOf(stems: readonly Stem<unknown>[]) {
  const parts = new Set(stems.flatMap(({ words }) => words));
  const long = [...parts].filter((part) => part.length >= SHORTEST_CORRECTED);
  // A slip in the first letter is not corrected.
  const byLetter = Map.groupBy(long, ([letter]) => letter);
  return (text: string) => {
    const words = wordsIn(text);
    const corrected = words.map((word) => {
      const isKnown =
        word.length < SHORTEST_CORRECTED - 1 || startsOf(word).some((start) => parts.has(start));
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
