import type {
  AudienceRow,
  Detail,
  IdeaKey,
  IdeaTexts,
  NicheRow,
  Talk,
  TradeEpisode,
} from '../../shared/content/guide.ts';
import { tables } from './tables.ts';
import { paperFor } from './builtIn/paper.ts';
import { bestMatch, wordsIn } from './builtIn/match.ts';
import { asPhrase, listenersOf, nameOf, readBuyers, type Setting } from './builtIn/typed.ts';
import { cut, singularOf, withArticle } from './words.ts';

/** What a person sells, and to whom. What is `Pick`ed is as the tables have it. */
export type Subject = Pick<
  NicheRow,
  'offer' | 'sellers' | 'client' | 'rule' | 'needsClearance' | 'isLocal' | 'note' | 'noPitch'
> &
  Pick<NicheRow, 'moments' | 'momentAngles' | 'myth' | 'names' | 'cautions'> &
  Pick<AudienceRow, 'kind' | 'alsoFor' | 'guests' | 'places'> & {
    /** What they sell in the words they typed; empty when a text must not quote them. */
    ownWords: string;
    /** The same, if it is a name short enough for a title and no table knows it. */
    typedOffer: string;
    /** What is paid for; `offer` may be something people do by themselves. */
    paid: string;
    /** Whether the tables know the offer or the buyers. */
    isKnown: boolean;
    isOfferKnown: boolean;
    /** Whether the person or the tables name a specific buyer. */
    isBuyerKnown: boolean;
    /** Whether two trades with different buyers were named. */
    isTwofold: boolean;
    /** Who buys, as a plural: in full, in short, and one of them without an article. */
    buyers: string;
    people: string;
    one: string;
    /** What listeners are called in texts for strangers, which must not speak of clients. */
    listeners: string;
    /** One of them for a first talk, with an article. */
    someone: string;
    /** The first question to the second and the third guest; without one nothing is known of their story. */
    openers: string[];
    problems: string[];
    words: string[];
    /** The episode of the trade about a problem, where the tables have one. */
    episodeOn: (problem: string) => TradeEpisode | undefined;
    /** What the trade says in an episode that any trade could have, by the key of its idea. */
    ideaOn: (key: IdeaKey) => IdeaTexts | undefined;
    /** The kind of company that the typed buyers work at. */
    setting: Setting | undefined;
    /** Without a paper where the episodes of the trade read it already. */
    talk: Omit<Talk, 'papers'> & { paper: string };
    /** Whether the first two questions of the talk belong to the first two problems. */
    isOwnTalk: boolean;
    /** Details of the trade for some episodes. */
    details: Readonly<Record<Detail, string>>;
  };

/** Whether clients and guests cannot share their stories without the consent of others. */
export const isBound = ({ rule, needsClearance }: Subject) => rule !== undefined || needsClearance;

/** Whether a third party, such as a compliance officer or a guest's employer, has to agree. */
export const needsApproval = ({ rule, needsClearance }: Subject) =>
  rule === 'money' || needsClearance;

type Typed = { niche: string; buyers: string };

/** Responses from before the form had a limit may have longer texts. */
const MAX_READ_LENGTH = 1000;
const MAX_WORDS_LENGTH = 90;
const MAX_BUYERS_LENGTH = 140;

/** The fallback audience for private buyers. */
const anyPrivateKey = 'private';

/** Matches buyers that are not specific. */
const EVERYBODY =
  /^\W*(?:every(?:one|body|thing)|any(?:one|body)|all|all people|people|humans?)\W*$/i;

/** Derives the buyers from what a person sells. `buyers` as typed take precedence. */
export function readSubject(typedTexts: Typed, mayQuote = true): Subject {
  const niche = typedTexts.niche.slice(0, MAX_READ_LENGTH);
  const buyers = typedTexts.buyers.slice(0, MAX_READ_LENGTH).replace(EVERYBODY, '');
  const { audienceByKey, audienceStems, corrected, unknown: fallback } = tables();
  const { row, others } = readNiche(corrected(niche));
  const own = row && audienceByKey.get(row.audience);
  const named = bestMatch(audienceStems, buyers || others)?.row;
  const audience = named ?? (buyers ? undefined : own) ?? fallback.audience;
  const isOwn = audience === own;
  // For buyers that no table knows, the niche is the best source.
  const isTold = isOwn || audience === fallback.audience;
  // Doctors who book a trip talk of it as travelers do.
  const scene =
    own && own.kind !== audience.kind && audience !== fallback.audience ? own : audience;
  const anyNiche = audience.kind === 'consumer' ? fallback.privateNiche : fallback.niche;
  const known = row ?? { ...anyNiche, ...ownWordsOf(audience) };
  const isGeneric = audience === fallback.audience || audience.key === anyPrivateKey;
  const isCustomer = isGeneric && known.client === 'customer';
  const typed = mayQuote ? asPhrase(buyers, MAX_BUYERS_LENGTH) : '';
  const { people, one: singular } = (isOwn && !typed && row?.short) || audience;
  // Buyers in the words of the person have a singular in these words, too.
  const { short, setting } = readBuyers(typed);
  const one = short ? singularOf(short) : isCustomer ? 'customer' : singular;
  const isClose = isCloseTo(audience, own);
  const problems = mixed(row?.problems, audience.problems, isClose, anyNiche.problems);
  const trade = row ?? audience;
  const episodeOn = (problem: string) => trade.episodes?.[trade.problems.indexOf(problem)];
  const { papers, ...talk } = (isTold && known.talk) || scene.talk;
  const isOwnTalk = isTold && known.talk !== undefined;
  return {
    ...known,
    ownWords: mayQuote ? cut(niche, MAX_WORDS_LENGTH) : '',
    typedOffer: mayQuote && !row ? nameOf(niche) : '',
    isKnown: row !== undefined || audience !== fallback.audience,
    isOfferKnown: row !== undefined,
    isBuyerKnown: typed !== '' || audience !== fallback.audience,
    isTwofold: !buyers && isTwofold(niche),
    kind: audience === fallback.audience ? (own?.kind ?? audience.kind) : audience.kind,
    buyers: typed || (isOwn && known.buyers) || audience.buyers,
    listeners: short ?? (isGeneric ? listenersOf(typed) : people),
    someone: isGeneric && !short ? 'somebody' : withArticle(one),
    people: short ?? (isCustomer ? 'customers' : people),
    one,
    ...guestsOf(scene, isTold ? known : undefined),
    alsoFor: typed ? undefined : (isOwn && known.buyers ? known : audience).alsoFor,
    cautions: [...known.cautions, ...audience.cautions],
    paid: known.paid ?? known.offer,
    places: placesOf(audience, setting),
    episodeOn,
    ideaOn: (key) => (row && !isTold ? undefined : trade.ideas?.[key]),
    problems,
    words: mixed(row?.words, audience.words, isClose, anyNiche.words),
    setting,
    talk: {
      ...talk,
      paper: paperFor(
        papers,
        problems.flatMap((one) => episodeOn(one) ?? []),
      ),
    },
    isOwnTalk,
    details: {
      changes: ((isTold && known.details.changes) || scene.details.changes || []).join(', '),
      habit: known.details.habit ?? '',
      decisions: (isOwnTalk ? known : scene).details.decisions?.join(', ') ?? '',
    },
  };
}

const placesOf = ({ places }: AudienceRow, setting: Setting | undefined) =>
  places.map(({ place, approach }) => ({
    place: place.replace('your customers’ industry', setting?.name ?? '$&'),
    approach,
  }));

/** The guests, and the questions that belong to them. */
function guestsOf(scene: AudienceRow, niche: NicheRow | undefined) {
  const { guests = scene.guests, openers } = niche?.guests ? niche : scene;
  return { guests, openers: openers ?? [] };
}

/**
 * Whether a niche's own problems are those of the audience. Doctors who buy for themselves have other
 * concerns than doctors who buy for their practice; for unknown buyers, the niche tells most.
 */
const isCloseTo = (audience: AudienceRow, own: AudienceRow | undefined) =>
  audience === own ||
  audience === tables().unknown.audience ||
  (own !== undefined && own.kind !== audience.kind);

const ownWordsOf = ({ moments, myth, names }: AudienceRow) => ({
  ...(moments && { moments }),
  ...(myth && { myth }),
  ...(names && { names }),
});

/** After these words, a niche names the buyers. */
const BUYERS_FOLLOW =
  /^(.*?)\b(?:for|helps?|helping|works? with|working with|serves?|serving|für|para|pour)\b(.*)$/i;

/** After these words, a niche says what the buyers get. */
const GAIN_FOLLOWS = /\b(?:helping|who|that|without)\b/i;

/** The row of a niche, and the words that may name the buyers. */
function readNiche(niche: string) {
  const { nicheStems } = tables();
  const [, before = niche, after = ''] = BUYERS_FOLLOW.exec(niche) ?? [];
  const theirs = wordsIn(after).length;
  const joint = bestMatch(nicheStems, `${after} ${before}`);
  // Such as "law firm software" in "software for law firms".
  const spanning = joint && joint.from < theirs && joint.to > theirs ? joint : undefined;
  const match = spanning ?? bestMatch(nicheStems, before);
  if (theirs > 0) {
    if (!match) return besideBuyers(after);
    // A consumer row that matches across these words means the people, not their firm.
    const isPrivate = match === spanning && isConsumer(match.row);
    return { row: match.row, others: isPrivate ? '' : buyersIn(after) };
  }
  if (!match) return { row: undefined, others: niche };
  const words = wordsIn(niche);
  // Words before the match name buyers, as in "dental practice marketing"; those after it, the seller.
  const others = match.isGeneral
    ? words.toSpliced(match.from, match.to - match.from)
    : words.slice(0, match.from);
  return { row: match.row, others: others.join(' ') };
}

/** In "help dentists stop no-shows", dentists buy and dental care is not what is sold. */
function besideBuyers(text: string) {
  const { nicheStems, audienceStems } = tables();
  const match = bestMatch(nicheStems, text);
  const words = wordsIn(text);
  if (!match) return { row: undefined, others: buyersIn(text) };
  const matched = words.slice(match.from, match.to).join(' ');
  const isBuyer = bestMatch(audienceStems, matched)?.row.key;
  const named = isBuyer && isBuyer !== match.row.audience ? match : bestMatch(audienceStems, text);
  if (!named || match.from < named.from || match.to > named.to)
    return { row: match.row, others: buyersIn(text) };
  const rest = words.toSpliced(named.from, named.to - named.from).join(' ');
  return {
    row: bestMatch(nicheStems, rest)?.row,
    others: words.slice(named.from, named.to).join(' '),
  };
}

/** The beginning of a long text, if it names buyers; further on others may be mentioned. */
function buyersIn(text: string) {
  const [start = ''] = text.split(GAIN_FOLLOWS);
  return bestMatch(tables().audienceStems, start) ? start : text;
}

const isConsumer = ({ audience }: NicheRow) =>
  tables().audienceByKey.get(audience)?.kind === 'consumer';

/** Whether the parts around an "and" belong to trades with different buyers. */
function isTwofold(niche: string) {
  const parts = niche
    .split(/\band\b|[&/+,;]/i)
    .flatMap((part) => bestMatch(tables().nicheStems, part) ?? []);
  return new Set(parts.map(({ row }) => row.audience)).size > 1;
}

/** A niche's entries were written for its own audience; those of another audience are added to them. */
function mixed(
  niche: readonly string[] | undefined,
  theirs: readonly string[],
  isClose: boolean,
  rest: readonly string[],
) {
  if (niche === undefined) return [...new Set([...theirs, ...rest])].slice(0, 4);
  const [first = '', second = '', third = '', fourth = ''] = niche;
  const [other = '', another = ''] = theirs;
  return isClose ? [first, second, third, fourth] : [first, other, second, another];
}
