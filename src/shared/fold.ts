/**
 * What people leave out of a name; a search finds its parts, too. Besides quotation marks and primes,
 * it is the letters for glottal stops and soft signs in transliterated names, such as `ʿAlī`.
 */
const APOSTROPHES = /['’‘‛′‵´`＇｀ʹ-ˁˈˊˋˮ\u0374\u055A\u05F3\u07F4\u07F5Ꞌꞌ]/g;

/**
 * Lowercase letters that Unicode does not decompose, each before what people without its key type.
 * `·` is in the Catalan `l·l`, and `ς` is the sigma at the end of a word.
 */
const LETTERS = new Map(
  'ßss æae œoe þth ðd đd ɖd ɗd ɓb łl øo ɔo əe ǝe ɛe ıi ɨi ŋn ħh ŧt ĸk ƙk ƒf ǥg ɣg ƴy ʉu · ςσ'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)] as const),
);
const UNDECOMPOSED = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/**
 * Returns a text without case, accents and apostrophes, so that `Søren`, `Groß` and `D’Angelo` equal
 * `soren`, `gross` and `dangelo`. Search, slugs and topics compare texts in this form only. A change
 * needs a migration that computes the stored keys again.
 */
export const foldText = (text: string) =>
  text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    // Accents, and what is invisible in a word, such as a soft hyphen.
    .replace(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => LETTERS.get(letter) ?? letter);

/**
 * Returns a function that tells whether a text contains the query, both folded. Keyboards add a space
 * after a word, so spaces around and between words do not count. A blank query is in every text; one
 * without letters, digits or signs, such as an apostrophe, in none.
 */
export function matcherOf(query: string) {
  const sought = foldWords(query);
  return (text: string) =>
    (query.trim() === '' || sought !== '') && foldWords(text).includes(sought);
}

/** Titles have dashes and quotation marks that keyboards lack; `foldText` would change stored keys. */
const foldWords = (text: string) =>
  foldText(text)
    .replace(/\p{Pd}/gu, '-')
    .replace(/[“”„‟«»]/g, '"')
    .trim()
    .replace(/\s+/g, ' ');

/** Joins the folded letters and digits of a text with hyphens, as in an address. */
export const hyphenate = (text: string) =>
  foldText(text)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

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
 * Returns a text with its email addresses normalized: those that differ only in case, or in how an
 * international domain is written, belong to one person. NFC follows the lower case, which can
 * produce a sequence that has a composed form. A change needs a migration that computes the stored
 * keys again.
 */
export const normalizeEmail = (email: string) =>
  email
    .toLowerCase()
    .normalize('NFC')
    .replace(/@([\p{L}\p{M}\p{N}._-]+)/gu, (_, domain: string) => `@${asciiDomain(domain)}`);

/** Domains have at most 253 characters; longer ones lead nowhere. */
const MAX_DOMAIN = 253;

function asciiDomain(domain: string) {
  const url = `http://${domain}`;
  if (!/[^ -~]/.test(domain) || !URL.canParse(url)) return domain;
  const { hostname } = new URL(url);
  return hostname.length > MAX_DOMAIN ? domain : hostname;
}
