/** Lists are written as one text with bars between the entries. */
type Bars = string;

/** People who buy: companies by a person in them, or private people. */
export type AudienceRow = {
  key: string;
  kind: 'business' | 'consumer';
  stems: Bars;
  /** A short plural and its singular, without an article. */
  people: string;
  one: string;
  /** Who exactly, as a plural. */
  buyers: string;
  /** Three possible guests, each in the singular with an article. */
  guests: Bars;
  /** Four places where they meet or read. */
  places: Bars;
  /**
   * How to find a guest at each of the places without breaking its rules: four imperative clauses in the
   * same order, without a capital and a period, such as "ask its office who likes to speak".
   */
  approach: Bars;
  words: Bars;
  problems: Bars;
  /** When they buy, what they believe and possible show names, for a niche that no table knows. */
  moments?: Bars;
  myth?: string;
  names?: Bars;
  openers?: Bars;
  alsoFor?: OtherHalf;
  cautions?: readonly Caution[];
};

/** The second half of the buyers, whom the short plural leaves out. */
export type OtherHalf = {
  people: string;
  /** One of them, with an article. */
  one: string;
  /** The title of an episode with one of them, its opening, and a question for the list. */
  title: string;
  asks: Bars;
  /** What the episode does: other buyers have their own story, a counterpart has another view of the same one. */
  angle: string;
};

/** What a person in this trade has to know before the first episode. */
export type Caution = {
  title: string;
  conflict: string;
  instead: string;
  /** What has to happen before the first message, for the first page. */
  firstStep?: string;
  /** What the invitation says about it. */
  inInvitation?: string;
};

/** An episode about one problem that only this trade could have; all texts are complete sentences without placeholders. */
export type TradeEpisode = {
  /** Title of at most 70 characters, without a period. */
  title: string;
  /** What the episode does, in two or three sentences, addressed to the host. It needs neither a guest nor a client's case: it must work for both. */
  angle: string;
  /** The guest, where not everybody who buys could answer. */
  who?: string;
  /** The first question to a guest who buys; asks for a story, presumes nothing shameful. */
  ask: string;
  /** The host's first sentence when alone. */
  tell: string;
};

/**
 * Trade episodes by the `offer` of a niche, or by the key of an audience for niches that no table knows; the
 * n-th belongs to the n-th of the row's `problems`.
 */
export type TradeEpisodes = Readonly<
  Record<string, readonly [TradeEpisode, TradeEpisode, TradeEpisode]>
>;

/** The parts of an episode that a trade tells in its own words; complete sentences without placeholders. */
export type IdeaTexts = Partial<TradeEpisode>;

/** By the `offer` of a niche or the key of an audience, as trade episodes are, and by the key of a general idea. */
export type TradeIdeas = Readonly<Record<string, Readonly<Record<string, IdeaTexts>>>>;

/** What an audience talks about; gives each trade its own questions. */
export type Talk = {
  /** Who else has to agree, and one or more documents that tell the story; all with an article. */
  second: string;
  paper: string;
  /** Two approaches that divide the audience, as a question without its question mark. */
  debate: string;
  /** A question about an invented case that the two approaches would settle differently. */
  invented?: string;
  /** Three whole questions to a guest. */
  asks: Bars;
};

/** What a person sells. */
export type NicheRow = {
  stems: Bars;
  /** A noun phrase that fits after "buy" and "about". */
  offer: string;
  /** People of the same trade, who are not the audience. */
  sellers: string;
  /** The key of an audience. */
  audience: string;
  /** Replaces the audience's `buyers`. */
  buyers?: string;
  /** Four plain noun phrases. */
  problems: Bars;
  /** Two moments at which people begin to buy; each begins with "the month", "the week" and so on. */
  moments: Bars;
  /** What an episode about each of the two moments does, where the general text does not fit. */
  momentAngles?: Bars;
  /** What buyers believe, without a period. */
  myth: string;
  words: Bars;
  /** Two names for a show. */
  names: Bars;
  /**
   * Replace those of the audience, where its own are about something else. The first two questions
   * belong to the first two problems.
   */
  guests?: Bars;
  /** The first question to the second and the third guest, about their own story. */
  openers?: Bars;
  talk?: Talk;
  /** Has its own `buyers`. */
  alsoFor?: OtherHalf;
  cautions?: readonly Caution[];
  /** What is paid for, where `offer` is also something people do by themselves. */
  paid?: string;
  /** The work is done near the city of the person. */
  isLocal?: true;
  /** Said at the end of each text in which strangers meet the show, where no rule of the trade brings a line. */
  note?: string;
  /** What the invitation says instead of "There is no pitch", where guests expect something else. */
  noPitch?: string;
  /** Guests speak about an employer, a board or a buyer, who may have to agree. */
  needsClearance?: true;
  /** What a buyer is called, if not a client. */
  client?: 'patient' | 'customer';
  /** The rules of the trade on what may be said about clients. */
  rule?: 'health' | 'money' | 'law' | 'property';
};

/** Splits a list of the tables. */
export const entriesOf = (bars: string) => bars.split('|').map((entry) => entry.trim());
