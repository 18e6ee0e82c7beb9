/** One line of what a person typed: no line breaks, control or direction marks. */
export const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .trim();

const DANGLING =
  /[\s,;:–—-]+(?:and|or|for|of|the|a|an|to|with|by|in|on|at|who|that|which|your|from|get|who are)$/i;

/** At most so many characters, ended where a reader would end: at `stop`, a comma, or after a word. */
export function cut(text: string, longest: number, stop?: RegExp) {
  if (text.length <= longest) return text;
  const early = stop ? text.split(stop)[0] : undefined;
  if (early && early.length <= longest) return early;
  const clause = text.slice(0, longest + 1).replace(/\s*[,;.|/(–—][^,;.|/(–—]*$/, '');
  let short = clause.length >= 12 && clause.length <= longest ? clause : wordsWithin(text, longest);
  while (DANGLING.test(short)) short = short.replace(DANGLING, '');
  return short;
}

function wordsWithin(text: string, longest: number) {
  // Half of an emoji would be left by a cut between its two parts.
  const start = text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = start.lastIndexOf(' ');
  return lastSpace > 0 ? start.slice(0, lastSpace) : start;
}

const PROPER =
  /^(?:English|German|French|Spanish|Italian|American|British|European|African|Asian|Chinese|Japanese|Indian|Christian|Jewish|Muslim|Catholic|Python|Java|Amazon|Google|Shopify|Salesforce|Microsoft|Apple|Instagram|Facebook|Kubernetes|Excel|Etsy|Airbnb|Bitcoin|Medicare|Medicaid|Pilates|Montessori|Pinterest)$/;
const SMALL = /^(?:and|or|for|of|the|a|an|to|with|by|in|on|at|from|vs)$/i;

/** Lowercases a phrase for use inside a sentence: 'Real Estate' → 'real estate', but keeps 'B2B SaaS'. */
export function midSentence(text: string) {
  const words = text.split(' ');
  const isPlain = (word: string) => /^\P{L}*\p{Lu}?[\p{Ll}'’,&/-]*$/u.test(word);
  if (/^[\p{Lu}\s]+$/u.test(text) && words.some((word) => word.length > 5))
    return text.toLowerCase();
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word) && !SMALL.test(word));
  const isTitle = words.every(
    (word) => isPlain(word) && (/^\P{Ll}/u.test(word) || SMALL.test(word)),
  );
  const isSentence = capitals.length === 1 && capitals[0] === words[0] && isPlain(words[0] ?? '');
  if (!isTitle && !isSentence) return text;
  return words.map((word) => (PROPER.test(word) ? word : word.toLowerCase())).join(' ');
}

/** For the name of a show; nothing when it is too long for a cover. */
export function asTitle(text: string) {
  if (text.length > 26 || text.split(' ').length > 4) return '';
  return text
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.test(word) ? word.toLowerCase() : upperFirst(word)))
    .join(' ');
}

export const upperFirst = (text: string) =>
  /^\p{Ll}\P{Lu}*$/u.test(text.split(' ')[0] ?? '')
    ? text.replace(/^./u, (letter) => letter.toUpperCase())
    : text;

export function plural(noun: string) {
  if (/[^aeiou]y$/i.test(noun)) return noun.replace(/y$/i, 'ies');
  if (/(?:s|x|ch|sh)$/i.test(noun)) return `${noun}es`;
  return `${noun}s`;
}

export function singular(noun: string) {
  if (/ss$/i.test(noun)) return noun;
  if (/[^aeiou]ies$/i.test(noun)) return noun.replace(/ies$/i, 'y');
  if (/(?:ss|x|ch|sh)es$/i.test(noun)) return noun.replace(/es$/i, '');
  return noun.replace(/s$/i, '');
}

/** 'a' or 'an', by the sound: 'an SEO agency', 'a university'. */
export function acronymOrWord(noun: string) {
  const [first = ''] = noun.split(' ');
  if (/^[A-Z]{2,}/.test(first)) return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a';
  if (/^(?:uni|use|euro|one)/i.test(first)) return 'a';
  return /^[aeiou]/i.test(first) ? 'an' : 'a';
}
