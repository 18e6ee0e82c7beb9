import type {
  AudienceRow,
  Detail,
  IdeaTexts,
  NicheRow,
  Talk,
  TradeEpisode,
} from '../../shared/content/guide.ts';
import type { IdeaKey } from '../../shared/content/ideaKeys.ts';
import { type Reading, readingBounds } from '../../shared/quiz/reading.ts';
import { countryOf } from './countries.ts';
import { tables } from './tables.ts';
import { paperFor } from './builtIn/paper.ts';
import { isTwofold, readTrade, type Trade } from './builtIn/trade.ts';
import {
  asPhrase,
  buyersPhrase,
  customersOf,
  groupOf,
  isOfFirms,
  listenersOf,
  nameOf,
  offerPhrase,
  quoted,
  readBuyers,
  saidOffer,
  type Setting,
} from './builtIn/typed.ts';
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
    /** What is sold as it was typed, where no table knows it. */
    ownOffer: string;
    /** What is paid for; `offer` may be something people do by themselves. */
    paid: string;
    /** Whether the tables know the offer or the buyers. */
    isKnown: boolean;
    isOfferKnown: boolean;
    /** Whether `offer` names it, in the words of the tables or in those that were typed. */
    isOfferNamed: boolean;
    /** What buyers complain about, quoted as the person typed it. */
    complaints: string[];
    /** Two letters. */
    country: string;
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

/** What a person typed, and how they confirmed that it is understood. */
export type Typed = {
  niche: string;
  buyers: string;
  city?: string | undefined;
  reading?: Reading;
  /** The browser's time zone and languages, while there is no reading. */
  zone?: string | undefined;
  languages?: readonly string[] | undefined;
};

/** Responses from before the form had a limit may have longer texts. */
const MAX_READ_LENGTH = 1000;
const MAX_WORDS_LENGTH = 90;
const MAX_BUYERS_LENGTH = 140;
/** A longer phrase is too long to repeat in every sentence. */
const MAX_PEOPLE_LENGTH = 36;

/** The fallback audience for private buyers. */
const anyPrivateKey = 'private';

/** Matches buyers that are not specific. */
const EVERYBODY =
  /^\W*(?:every(?:one|body|thing)|any(?:one|body)|all|all people|people|humans?)\W*$/i;

/** Derives the buyers from what a person sells. `buyers` as typed take precedence. */
export function readSubject(typedTexts: Typed, mayQuote = true): Subject {
  const { audienceByKey, unknown: fallback } = tables();
  const { niche, buyers, complaints, country } = readTyped(typedTexts);
  const trade = readTrade({ niche, buyers, city: typedTexts.city ?? '', country });
  const { row } = trade;
  const own = row && audienceByKey.get(row.audience);
  const audience = trade.audience ?? fallback.audience;
  const isOwn = audience === own;
  // For buyers that no table knows, the niche is the best source.
  const isTold = isOwn || audience === fallback.audience;
  // Doctors who book a trip talk of it as travelers do.
  const scene =
    own && own.kind !== audience.kind && audience !== fallback.audience ? own : audience;
  const typed = mayQuote ? asPhrase(buyers, MAX_BUYERS_LENGTH) || ownBuyers(trade) : '';
  const offer = mayQuote && !row ? offerPhrase(trade.sold) : '';
  const said = saidOffer(offer);
  const known = row ?? ownTrade(said, audience);
  const isUnknown = audience === fallback.audience;
  const isGeneric = isUnknown || audience.key === anyPrivateKey;
  const kind = kindOf(audience, own, typed);
  const isCustomer = isGeneric && (known.client === 'customer' || (!row && kind === 'consumer'));
  const group = isGeneric ? groupOf(typed) || customersOf(typed === '' ? offer : '') : '';
  const { people, one: singular } = (isOwn && !typed && row?.short) || audience;
  // Buyers in the words of the person have a singular in these words, too.
  const { short = group.length <= MAX_PEOPLE_LENGTH ? group : '', setting } = readBuyers(typed);
  const one = short ? singularOf(short) : isCustomer ? 'customer' : singular;
  const told = mayQuote ? complaints.map(quoted) : [];
  const isClose = isCloseTo(audience, own);
  const problems = [...told, ...mixed(row?.problems, audience.problems, isClose)].slice(0, 4);
  const texts = row ?? audience;
  const episodeOn = (problem: string) => texts.episodes?.[texts.problems.indexOf(problem)];
  const episodesOf = (problem: string) => episodeOn(problem) ?? [];
  const { papers, ...talk } = (isTold && known.talk) || scene.talk;
  const isOwnTalk = isTold && known.talk !== undefined && told.length === 0;
  return {
    ...known,
    ownWords: mayQuote ? cut(niche, MAX_WORDS_LENGTH) : '',
    ownOffer: offer,
    typedOffer: mayQuote && !row ? nameOf(offer) : '',
    isKnown: row !== undefined || audience !== fallback.audience,
    isOfferKnown: row !== undefined,
    isOfferNamed: row !== undefined || offer !== '',
    isBuyerKnown: typed !== '' || audience !== fallback.audience,
    isTwofold: !buyers && row !== undefined && isTwofold(niche),
    complaints: told,
    country,
    kind,
    buyers:
      typed ||
      (isOwn && known.buyers) ||
      (isUnknown && offer && `people who buy ${said}`) ||
      audience.buyers,
    listeners: short || (isGeneric ? listenersOf(typed) : people),
    someone: isGeneric && !short ? 'somebody' : withArticle(one),
    people: short || (isCustomer ? 'customers' : people),
    one,
    ...guestsOf(scene, isTold ? known : undefined, withArticle(one)),
    alsoFor: typed ? undefined : (isOwn && known.buyers ? known : audience).alsoFor,
    cautions: [...known.cautions, ...audience.cautions].filter((one) => holdsIn(one, country)),
    paid: known.paid ?? known.offer,
    places: placesOf(audience, setting, country),
    episodeOn,
    ideaOn: (key) => (row && !isTold ? undefined : texts.ideas?.[key]),
    problems,
    words: row
      ? mixed(row.words, audience.words, isClose)
      : [...(offer ? [said] : []), ...audience.words].slice(0, 4),
    setting,
    talk: { ...talk, paper: paperFor(papers, problems.flatMap(episodesOf)) },
    isOwnTalk,
    details: {
      changes: ((isTold && known.details.changes) || scene.details.changes || []).join(', '),
      habit: known.details.habit ?? '',
      decisions: (isOwnTalk ? known : scene).details.decisions?.join(', ') ?? '',
    },
  };
}

/** A confirmed reading takes precedence over the texts that it was read from, unless it says the same. */
function readTyped({ reading = {}, ...typed }: Typed) {
  const { niche, buyers, city = '', zone, languages } = typed;
  const country = countryOf({ city, country: reading.country, zone, languages });
  const { offer, buyers: who } = reading;
  const isRead = Boolean(offer ?? who);
  const own = isRead ? readSubject({ ...typed, reading: { country } }) : undefined;
  const isSameOffer = !offer || offer === (own?.isOfferKnown ? own.offer : own?.ownOffer);
  const isSame = isSameOffer && (!who || who === cut(own?.buyers ?? '', readingBounds.buyers));
  return {
    niche: isSameOffer ? niche.slice(0, MAX_READ_LENGTH) : offer,
    buyers: (isSame || !who ? buyers.slice(0, MAX_READ_LENGTH) : who).replace(EVERYBODY, ''),
    complaints: (reading.complaints ?? []).filter((complaint) => /\p{L}/u.test(complaint)),
    country,
  };
}

/** The buyers whom the niche names itself, where no table knows them. */
const ownBuyers = ({ audience, theirs }: Trade) =>
  audience && audience.key !== anyPrivateKey ? '' : buyersPhrase(theirs).replace(EVERYBODY, '');

/** What is sold by companies to companies, unless the buyers are people. */
function kindOf(audience: AudienceRow, own: AudienceRow | undefined, typed: string) {
  if (audience !== tables().unknown.audience) return audience.kind;
  if (own) return own.kind;
  return isOfFirms(typed) ? 'business' : 'consumer';
}

/** What a trade that no table knows can say: nothing but what the person typed. */
function ownTrade(offer: string, { moments = [], myth = '', names = [] }: AudienceRow) {
  const { sellers, offer: unnamed } = tables().unknown.niche;
  const own: Omit<NicheRow, 'stems' | 'audience'> = {
    offer: offer || unnamed,
    sellers: offer ? `people who sell ${offer}` : sellers,
    client: 'client',
    needsClearance: false,
    isLocal: false,
    note: '',
    noPitch: '',
    problems: [],
    moments,
    momentAngles: [],
    myth,
    words: [],
    names,
    details: {},
    cautions: [],
  };
  return own;
}

const holdsIn = ({ countries }: Pick<AudienceRow, 'countries'>, country: string) =>
  !countries || countries.includes(country);

/** Where buyers meet in a country; where the tables know too few places there, the general ones. */
function placesOf(audience: AudienceRow, setting: Setting | undefined, country: string) {
  const here = [...audience.places, ...tables().unknown.audience.places]
    .filter((place) => holdsIn(place, country))
    .slice(0, audience.places.length);
  return here.map(({ place, approach }) => ({
    place: place.replace('your customers’ industry', setting?.name ?? '$&'),
    approach,
  }));
}

/** The guests, and the questions that belong to them. */
function guestsOf(
  scene: AudienceRow,
  niche: Pick<NicheRow, 'guests' | 'openers'> | undefined,
  aOne: string,
) {
  const { guests = scene.guests, openers } = niche?.guests ? niche : scene;
  return {
    guests: guests.map((guest) => guest.replace('{{buyer.aOne}}', aOne)),
    openers: openers ?? [],
  };
}

/**
 * Whether a niche's own problems are those of the audience. Doctors who buy for themselves have other
 * concerns than doctors who buy for their practice; for unknown buyers, the niche tells most.
 */
const isCloseTo = (audience: AudienceRow, own: AudienceRow | undefined) =>
  audience === own ||
  audience === tables().unknown.audience ||
  (own !== undefined && own.kind !== audience.kind);

/** A niche's entries were written for its own audience; those of another audience are added to them. */
function mixed(niche: readonly string[] | undefined, theirs: readonly string[], isClose: boolean) {
  if (niche === undefined) return [...theirs].slice(0, 4);
  const [first = '', second = '', third = '', fourth = ''] = niche;
  const [other = '', another = ''] = theirs;
  return isClose ? [first, second, third, fourth] : [first, other, second, another];
}
