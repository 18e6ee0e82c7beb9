import { Countries } from '../../shared/content/guideCountries.ts';
import type { Guide } from '../../shared/quiz/guide.ts';
import { readContent } from '../content/documents.ts';
import { wordsIn } from './builtIn/match.ts';
import { upperFirst } from './words.ts';

let kept: ReturnType<typeof readCountries> | undefined;
/** What is known about countries, from `content/guide/countries.yaml`. */
const countries = () => (kept ??= readCountries());

export function setCountries(read: ReturnType<typeof readCountries>) {
  kept = read;
  wordsByCountry.clear();
}

export const readCountries = () =>
  readContent((read) => read(Countries, 'guide/countries.yaml')?.[0]?.data);

type Hints = {
  country?: string | undefined;
  city: string;
  zone?: string | undefined;
  languages?: readonly string[] | undefined;
};

/** The country of a person: as confirmed, else by the city, the time zone or the languages of the browser. */
export function countryOf({ country, city, zone = '', languages = [] }: Hints): string {
  if (country) return country;
  const { known } = countries();
  const words = ` ${wordsIn(city).join(' ')} `;
  const named = known.find(({ places }) => places.some((place) => words.includes(` ${place} `)));
  const here = known.find(({ zones }) => zones.some((one) => zone.startsWith(one)));
  const spoken = languages.flatMap((language) => /-([A-Z]{2})$/.exec(language)?.[1] ?? []);
  return (
    (named ?? here)?.code ?? (zone && !zone.startsWith('America/') ? spoken[0] : undefined) ?? 'US'
  );
}

/** What a country calls its money and how much of it a US dollar buys, rounded for a plan. */
export function moneyOf(country: string) {
  const { known } = countries();
  const {
    symbol = '$',
    rate = 1,
    money = 'US dollars',
  } = known.find(({ code }) => code === country) ?? {};
  return { symbol, rate, money };
}

/** Puts what is said the American way into the words of a country; what the person typed stays. */
export function localized<Texts extends Partial<Guide>>(
  texts: Texts,
  country: string,
  typed: string,
): Texts {
  if (countries().american.includes(country)) return texts;
  const { byWord, pattern } = wordsOf(country);
  const own = new Set(wordsIn(typed));
  const said = (text: string) =>
    text.replace(pattern, (found) => {
      const word = found.toLowerCase();
      const other = byWord.get(word) ?? byWord.get(`${word}*`);
      if (other === undefined || own.has(word)) return found;
      return found.startsWith(word.charAt(0)) ? other : upperFirst(other);
    });
  return changed(texts, said);
}

/** The first American institution that texts for another country name. */
export function foreignIn(texts: readonly string[], country: string, typed: string) {
  const { american, institutions } = countries();
  if (american.includes(country)) return undefined;
  return institutions.find((name) => {
    const mention = RegExp(
      String.raw`(?<![\p{L}\d])${name.replaceAll(/[()]/g, String.raw`\$&`)}(?![\p{L}\d])`,
      'u',
    );
    return !mention.test(typed) && texts.some((text) => mention.test(text));
  });
}

const wordsByCountry = new Map<string, ReturnType<typeof readWords>>();

function wordsOf(country: string) {
  const words = wordsByCountry.get(country) ?? readWords(country);
  wordsByCountry.set(country, words);
  return words;
}

/** The words that differ in a country, and what finds them: longer phrases first, whole words unless they end in “*”. */
function readWords(country: string) {
  const { elsewhere, known, seasons } = countries();
  const { isSouthern = false } = known.find(({ code }) => code === country) ?? {};
  const money = moneyOf(country).money.split(' ').at(-1) ?? '';
  const byWord = new Map([
    ...Object.entries(elsewhere),
    ...(isSouthern ? Object.entries(seasons) : []),
    ['dollar', money.replace(/s$/, '')] as const,
    ['dollars', money] as const,
  ]);
  const patterns = [...byWord.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[().]/g, String.raw`\$&`))
    .map((name) => (name.endsWith('*') ? name.slice(0, -1) : String.raw`${name}(?!\p{L})`));
  return { byWord, pattern: new RegExp(String.raw`(?<!\p{L})(?:${patterns.join('|')})`, 'giu') };
}

/** A copy with each text changed. */
function changed<Value>(value: Value, change: (text: string) => string): Value;
function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one: unknown) => changed(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changed(one, change)]));
}
