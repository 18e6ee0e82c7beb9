/** In the languages in which visitors write their names. */
const HONORIFIC =
  /^(?:dr|prof|mr|mrs|ms|mx|sir|dame|rev|herr|frau|monsieur|madame|mme|mlle|se[nñ]ora?|sra?|signora?|dhr|mevr)\.?$/iu;
/** As in `Dipl.-Ing.` and `J.`; neither is what a person is called. */
const ABBREVIATION = /^(?:\p{L}{1,6}\.-?)+$/u;
/** What may follow a name after a comma, as in `Ada Lovelace, CPA`. */
const CREDENTIAL = /^(?:\p{Lu}[\p{Lu}.]+|Ph\.?D\.?|Esq\.?|[JS]r\.?|MSc|BSc)$/u;

/**
 * Returns what a person is called, from a name as people type it: `Hans` of `Müller, Hans`; empty if it
 * names none, as in `Herr Müller`.
 */
export function firstNameOf(name: string) {
  const [before = [], after = []] = name.split(',').map(wordsOf);
  const isReversed = after.length > 0 && !after.some((word) => CREDENTIAL.test(word));
  const words = isReversed ? after : before;
  const rest = words.filter((word) => !HONORIFIC.test(word) && !ABBREVIATION.test(word));
  // After a title, a single name is that of the family.
  return rest.length < 2 && rest.length < words.length ? '' : (rest[0] ?? '');
}

/** Without quotation marks and other punctuation around the words. */
const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}\p{M}.]+$/gu, ''))
    .filter(Boolean);
