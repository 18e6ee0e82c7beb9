import type { AudienceRow, NicheRow } from '../../../shared/content/guide.ts';
import { tables } from '../tables.ts';
import { bestMatch, isExplained, wordsIn } from './match.ts';
import { groupOf } from './typed.ts';

/** What a person sells and who buys it, as far as the tables know it for sure. */
export type Trade = {
  row: NicheRow | undefined;
  audience: AudienceRow | undefined;
  /** The parts of the text that say what is sold and who buys it, as they were typed. */
  sold: string;
  theirs: string;
};

type Stemmed<Row> = Row & { stems: string[] };
type Typed = { niche: string; buyers: string; city: string; country: string };

/** After these words, a niche names the buyers. */
const BUYERS_FOLLOW =
  /^(.*?)\b(for|helps?|helping|works? with|working with|serves?|serving|für|para|pour)\b(.*)$/i;

/** After these words, a niche says what the buyers get. */
const GAIN_FOLLOWS = /\b(?:helping|who|that|without|so that|to)\b|[.;(]/i;
/** After these words, it says where. */
const PLACE_FOLLOWS = /\b(?:in|near|around|across|throughout|based)\b.*$/i;
/** Words for people and for what people run, which buy; in “discs for brakes” nobody does. */
const BUYERS =
  /\b(?:people|women|men|kids|children|couples|families|homes|teams|\w+(?:owners|parents|students|patients|residents|tenants)|owners|parents|students|patients|beginners|companies|firms|businesses|brands|charities|hospitals|hotels|restaurants|schools|clubs|farms|refugees|employees|trainees|adults|shops|stores|\w{2,}(?:ers|ors|ists|ians|ries|eens))\b/i;

/** Reads what was typed. A match needs evidence: it has to explain each word for what is sold. */
export function readTrade({ niche: typed, buyers, city, country }: Typed): Trade {
  const { audienceByKey, corrected } = tables();
  const niche = corrected(typed);
  const { row: best, others, sold, theirs, isHelp } = readNiche(niche);
  const named = buyers ? undefined : audienceOf(others);
  const free = [city, ...(named?.stems ?? [])].flatMap(wordsIn);
  const row = best && holdsIn(best, country) && isSure(best, sold, free) ? best : undefined;
  const own = row && audienceByKey.get(row.audience);
  const isAside = !row && !theirs && !isHelp;
  // Buyers of a group that no table knows are not those of the niche.
  const group = groupOf(theirs);
  const isOther = !named && (BUYERS.test(group) || (row !== undefined && group.endsWith('s')));
  const audience = buyers
    ? audienceOf(buyers)
    : isAside
      ? undefined
      : (named ?? (isOther ? undefined : own));
  const [before = typed] = BUYERS_FOLLOW.exec(typed)?.slice(1) ?? [];
  return {
    row,
    audience: audience && holdsIn(audience, country) ? audience : undefined,
    sold: before,
    theirs: buyers || (named || isOther ? theirs.trim() : ''),
  };
}

const holdsIn = ({ countries }: NicheRow | AudienceRow, country: string) =>
  !countries || countries.includes(country);

/** Whether a row explains each word for what is sold, or each of two trades has a row that does. */
function isSure(row: Stemmed<NicheRow>, sold: string, free: readonly string[]) {
  const text = sold.replace(PLACE_FOLLOWS, '');
  if (explains(row, text, free)) return true;
  const parts = text.split(BETWEEN_TRADES);
  const { nicheStems } = tables();
  return (
    parts.length > 1 &&
    parts.every((part) => {
      const match = bestMatch(nicheStems, part);
      return match !== undefined && explains(match.row, part, free);
    })
  );
}

function explains(
  { stems, offer, sellers, paid = '', evidence }: Stemmed<NicheRow>,
  text: string,
  free: readonly string[],
) {
  const parts = [...free, ...partsOf(stems, [offer, sellers, paid]), ...(evidence ?? [])];
  const known = [...parts, ...tables().unknown.neutral];
  const words = wordsIn(text);
  const isProven = !evidence || words.some((word) => isExplained(word, evidence));
  return isProven && words.every((word) => isExplained(word, known));
}

const partsOf = (stems: readonly string[], labels: readonly string[]) => [
  ...stems.flatMap(wordsIn),
  ...labels.flatMap(wordsIn).map((word) => word.replace(/s$/, '')),
];

/** The buyers whom a phrase names first, if it says nothing else about them. */
function audienceOf(phrase: string): Stemmed<AudienceRow> | undefined {
  const { audienceStems, unknown } = tables();
  const match = bestMatch(audienceStems, phrase);
  if (!match) return undefined;
  const { row, from, to } = match;
  const count = wordsIn(groupOf(phrase)).length;
  const labels = [row.people, row.one, row.buyers];
  const parts = [...partsOf(row.stems, labels), ...unknown.neutral];
  const isNamed = wordsIn(phrase).every(
    (word, index) =>
      (index >= from && index < to) || index >= Math.max(count, 1) || isExplained(word, parts),
  );
  return from < Math.max(count, 1) && isNamed ? row : undefined;
}

/** The row of a niche, the words that may name the buyers, and those that say what is sold. */
function readNiche(niche: string) {
  const { nicheStems } = tables();
  const [, before = niche, verb = '', after = ''] = BUYERS_FOLLOW.exec(niche) ?? [];
  const theirs = wordsIn(after).length;
  const joint = bestMatch(nicheStems, `${after} ${before}`);
  // Such as "law firm software" in "software for law firms".
  const spanning = joint && joint.from < theirs && joint.to > theirs ? joint : undefined;
  const match = spanning ?? bestMatch(nicheStems, before);
  if (theirs > 0) {
    const isHelp = /^(?:help|work|serv)/i.test(verb) || !isSaid(before);
    if (!match && isHelp)
      return { ...besideBuyers(after), sold: gainOf(after), theirs: '', isHelp: true };
    // A consumer row that matches across these words means the people, not their firm.
    const isPrivate = match !== undefined && match === spanning && isConsumer(match.row);
    const others = isPrivate ? '' : buyersIn(after);
    return { row: match?.row, others, sold: before, theirs: groupOfBuyers(after), isHelp: false };
  }
  const rest = { sold: niche, theirs: '', isHelp: false };
  if (!match) return { row: undefined, others: niche, ...rest };
  const words = wordsIn(niche);
  // Words before the match name buyers, as in "dental practice marketing"; those after it, the seller.
  const others = match.isGeneral
    ? words.toSpliced(match.from, match.to - match.from)
    : words.slice(0, match.from);
  return { row: match.row, others: others.join(' '), ...rest };
}

/** Whether a text has a word that may say what is sold. */
const isSaid = (text: string) =>
  wordsIn(text).some((word) => !isExplained(word, tables().unknown.neutral));

const gainOf = (text: string) => text.split(/[.;,]/)[0] ?? '';
const groupOfBuyers = (text: string) => text.split(GAIN_FOLLOWS)[0] ?? '';

/** In "help dentists stop no-shows", dentists buy and dental care is not what is sold. */
function besideBuyers(text: string) {
  const { nicheStems, audienceStems } = tables();
  const match = bestMatch(nicheStems, text);
  const words = wordsIn(text);
  const first = bestMatch(audienceStems, text);
  const others = first?.from === 0 ? words.slice(0, first.to).join(' ') : buyersIn(text);
  if (!match) return { row: undefined, others };
  const matched = words.slice(match.from, match.to).join(' ');
  const isBuyer = bestMatch(audienceStems, matched)?.row.key;
  const named = isBuyer && isBuyer !== match.row.audience ? match : first;
  if (!named || match.from < named.from || match.to > named.to) return { row: match.row, others };
  const rest = words.toSpliced(named.from, named.to - named.from).join(' ');
  return {
    row: bestMatch(nicheStems, rest)?.row,
    others: words.slice(named.from, named.to).join(' '),
  };
}

/** The beginning of a long text, if it names buyers; further on others may be mentioned. */
function buyersIn(text: string) {
  const start = groupOfBuyers(text);
  return bestMatch(tables().audienceStems, start) ? start : text;
}

const isConsumer = ({ audience }: NicheRow) =>
  tables().audienceByKey.get(audience)?.kind === 'consumer';

const BETWEEN_TRADES = /\band\b|[&/+,;]/i;

/** Whether the parts around an "and" belong to trades with different buyers. */
export function isTwofold(niche: string) {
  const parts = niche
    .split(BETWEEN_TRADES)
    .flatMap((part) => bestMatch(tables().nicheStems, part) ?? []);
  return new Set(parts.map(({ row }) => row.audience)).size > 1;
}
