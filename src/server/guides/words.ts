import { cleanLine, trimText } from '../../shared/cleanText.ts';

/** One line of what a person typed. */
export const oneLine = (text: string) => trimText(cleanLine(text)).replace(/\s+/g, ' ');

/** Shortens text to `longest` characters, at a word boundary if possible, with an ellipsis. */
export function cut(text: string, longest: number) {
  if (text.length <= longest) return text;
  // Cutting between two surrogates would leave half an emoji.
  const start = text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = start.lastIndexOf(' ');
  return `${(lastSpace > longest / 2 ? start.slice(0, lastSpace) : start).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`;
}

export const upperFirst = (text: string) =>
  text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** 'owner' → 'an owner'. Abbreviations such as HR are spelled out in speech. */
export const withArticle = (noun: string) =>
  `${/^(?:[aeioAEIO]|[FHLMNRSX][A-Z]+\b)/.test(noun) ? 'an' : 'a'} ${noun}`;

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
};
/** The words for a group end where more is said about it. */
const GROUP =
  /^.*?(?=\s(?:of|at|in|with|who|that|over|under|from|for|near|on|to|and|without|looking)\b|[,(]|$)/i;

/** 'heads of logistics' → 'head of logistics', 'young people' → 'young person'. */
export const singularOf = (people: string) =>
  people.replace(GROUP, (group) => group.replace(/\S+$/, oneOf));

function oneOf(noun: string) {
  if (Object.hasOwn(IRREGULAR, noun)) return IRREGULAR[noun] ?? noun;
  return /(?:ss|us|is)$/.test(noun)
    ? noun
    : noun
        .replace(/ies$/, 'ys')
        .replace(/(?<=ss|x|ch|sh)es$/, 's')
        .replace(/s$/, '');
}

/** For a text that is itself in quotation marks. */
export const quotable = (text: string) => text.replaceAll('“', '‘').replaceAll('”', '’');

const SMALL = new Set(['and', 'or', 'for', 'of', 'the', 'a', 'an', 'to', 'in', 'on', 'at', 'by']);

/** 'the board pack' → 'Board Pack' or, within a title, 'the Board Pack'. */
export const asTitle = (phrase: string, keepsArticle = false) =>
  phrase
    .replace(/^(?:the|a|an) /, keepsArticle ? '$&' : '')
    .split(' ')
    .map((word, index) => ((index > 0 || keepsArticle) && SMALL.has(word) ? word : capital(word)))
    .join(' ');

/** 'take-home' → 'Take-Home'. */
const capital = (word: string) =>
  word
    .split('-')
    .map((part, index) => (index > 0 && SMALL.has(part) ? part : upperFirst(part)))
    .join('-');

export function joined(items: readonly string[]) {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
export const inWords = (count: number) => numbers[count] ?? String(count);

/** Sentences and lines of a text. */
export const sentencesIn = (text: string) =>
  text
    .split(/\n+|(?<=[.!?]["”’]?)\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
