import { Brief, type BriefKey } from '../../../shared/brief.ts';
import { sentencesIn } from '../../guides/words.ts';

/** Number words that count as figures; smaller ones are ordinary language. */
const LARGE =
  /\b(?:ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|millions?|billions?|doubled?|tripled?)\b/gi;
const FIGURE = /(?<![\p{L}\d])\d[\d.,]*/gu;
const MARKUP = /https?:|www\.|<\/?[a-z!]|[\w.+-]+@[\w-]+\.\w/i;

/** Capitalized words that are not names. */
const COMMON = new Set(
  'I AI B2B B2C CEO CEOs CFO CFOs COO CTO HR IT KPI PR ROI SEO Q&A US USA UK EU OK TV Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December English American'.split(
    ' ',
  ),
);

/** The words and figures in the records. */
export type Source = { words: ReadonlySet<string>; figures: ReadonlySet<string> };

export function sourceOf(records: object): Source {
  const texts = textsIn(records);
  return {
    words: new Set(texts.flatMap(wordsOf).flatMap((word) => partsOf(word))),
    figures: new Set(texts.flatMap(figuresIn)),
  };
}

/**
 * Returns a section by Gemini, or why it cannot be used: it must fit the schema and may only name
 * names and figures that appear in the records.
 */
export function judgeSection(key: BriefKey, value: unknown, source: Source) {
  const parsed = Brief.shape[key].safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path.join('.');
    return { problem: `${path ? `${path}: ` : ''}${issue?.message ?? 'Does not fit the schema'}` };
  }
  const texts = textsIn(parsed.data);
  const invented = texts.flatMap((text) => inventedIn(text, source))[0];
  if (invented) return { problem: `“${invented}” is not in the records.` };
  if (texts.some((text) => MARKUP.test(text))) return { problem: 'It contains a link or markup.' };
  if (key === 'questions' && texts.some((text) => !/\?["”’]?$/.test(text)))
    return { problem: 'Every question ends with a question mark.' };
  return { section: { [key]: parsed.data } };
}

/** Returns the figures and names in a text that the records do not have. */
const inventedIn = (text: string, { words, figures }: Source) => [
  ...figuresIn(text).filter((figure) => !figures.has(figure)),
  ...sentencesIn(text)
    .flatMap(namesIn)
    .filter((name) => !partsOf(name).every((part) => words.has(part))),
];

const figuresIn = (text: string) => [
  ...[...text.matchAll(FIGURE)].map(([figure]) => figure.replace(/[.,]+$/, '').replaceAll(',', '')),
  ...[...text.matchAll(LARGE)].map(([word]) => word.toLowerCase()),
];

const wordsOf = (text: string) =>
  text
    .replaceAll(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}&’'-]+/u)
    .map((word) => word.replace(/^[’'-]+|[’'-]+$/g, ''))
    .filter(Boolean);

const partsOf = (word: string) => word.toLowerCase().split('-');

/**
 * Returns the words of a sentence that look like names: capitalized, but not because they start the
 * sentence or a quotation in it.
 */
function namesIn(sentence: string): string[] {
  return sentence.split(/(?<=[:;(“"–—]\s*)/u).flatMap((part) => {
    const isPossessive = /^\W*\p{Lu}[\p{L}\p{N}-]*[’']s\b/u.test(part);
    return wordsOf(part).filter((word, index) => {
      if (!/\p{Lu}/u.test(word) || isCommon(word)) return false;
      // Other first words may be capitalized only because they start the sentence.
      return index > 0 || isPossessive || /^.+\p{Lu}/u.test(word);
    });
  });
}

const isCommon = (word: string) =>
  COMMON.has(word) || /^I[’']/.test(word) || word.split('-').every((part) => COMMON.has(part));

/** All texts of a value, in order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
