import { tables } from '../tables.ts';
import { cut, quotable, withArticle } from '../words.ts';
import { bestMatch } from './match.ts';

const MAX_ABBREVIATION = 5;

/** Text typed in all capitals, other than abbreviations. */
const quiet = (text: string) =>
  text === text.toUpperCase() && text.length > MAX_ABBREVIATION ? text.toLowerCase() : text;

/** What a person typed as a phrase within a sentence. */
export function asPhrase(typed: string, longest: number) {
  const phrase = cut(quiet(typed).replace(/(?<![.!?;:,\s])[.!?;:,\s]+$/, ''), longest);
  const [first = ''] = phrase.split(/[\s,]/);
  const isCommon = first !== first.toUpperCase() && tables().commonWords.has(first.toLowerCase());
  return isCommon ? phrase.replace(first, first.toLowerCase()) : phrase;
}

const LONGEST_LISTENERS = 40;
/** Short enough for a subtitle. */
export const listenersOf = (typed: string) =>
  typed !== '' && typed.length <= LONGEST_LISTENERS ? typed : 'people like you';

/** A niche that no table knows is used as typed, if it is short enough for a cover. */
const SHORT_NAME = /^[\p{L} -]{3,26}$/u;

export const nameOf = (typed: string) => (SHORT_NAME.test(typed) ? typed : '');

const LONGEST_SETTING = 50;
const ROLE_AND_SETTING = /^(\p{L}+s(?: of \p{L}+)?) (?:(?:at|in) |of (?=companies |firms ))(.+)$/u;

/** Where buyers work: the company in the plural, and what only people there know. */
export type Setting = { name: string; at: string; details: string };

/** 'heads of logistics at food distributors': a short name for the buyers, and where they work. */
export function readBuyers(typed: string): { short?: string; setting?: Setting } {
  const [, short, name] = ROLE_AND_SETTING.exec(typed) ?? [];
  if (!short || !name) return {};
  if (name.length > LONGEST_SETTING) return { short };
  const details = bestMatch(tables().settingStems, name)?.row.details.join(', ') ?? '';
  return { short, setting: { name, at: `at ${name}`, details } };
}

const LONGEST_OFFER = 60;
/** How a person begins to say what they sell. */
const LEAD_IN =
  /^(?:(?:my \p{L}+ and )?(?:I|we)(?:['’]\p{L}+| also)? \p{L}+ )?(?:(?:sell|selling|making|run|running|offering) )?(?:(?:an?|the|my|our|some) )?/iu;
/** Where a longer text goes on after what is sold. */
const OFFER_ENDS =
  /[,.;:(!?]|\s(?:and (?:I|we)|that|which|who|because|so|in|near|around|based|looking|where|since|all over|and \w+ (?:it|them))\s/i;

/** What a person sells, as a phrase within a sentence; empty when it is no such phrase. */
export function offerPhrase(sold: string) {
  const [first = ''] = sold.trim().replace(LEAD_IN, '').split(OFFER_ENDS);
  const phrase = withinSentence(asPhrase(first, MAX_PHRASE));
  const isPhrase =
    phrase.length <= LONGEST_OFFER &&
    /\p{L}{3}/u.test(phrase) &&
    /^[\p{L}\p{N}][^[\]{}<>|#*“”"/]*$/u.test(phrase);
  return isPhrase ? phrase : '';
}

/** Who buys, as a phrase within a sentence. */
export const buyersPhrase = (typed: string) => withinSentence(asPhrase(typed.trim(), MAX_PHRASE));

const MAX_PHRASE = 120;

/** Lowercases a first word that is no name: the next one is not capitalized, and it is no nationality. */
const withinSentence = (phrase: string) =>
  phrase.replace(/^\p{Lu}\p{Ll}+(?!\p{L})(?! \p{Lu})/u, (word) =>
    tables().unknown.properNouns.includes(word) ? word : word.toLowerCase(),
  );

/** A complaint in the words it was typed in, as a phrase within a sentence. */
export const quoted = (complaint: string) =>
  `“${cut(quotable(quiet(complaint)).replace(/[\s"'.,;:]+$|^[\s"']+/g, ''), MAX_COMPLAINT)}”`;

const MAX_COMPLAINT = 90;

/** A group of buyers ends where a phrase says more about them. */
const GROUP_ENDS = /\b(?:who|that|which|with|in|at|from|near|across|on|to|and)\b|[,.;(]/i;

/** 'heads of logistics at food distributors' → 'heads of logistics'. */
export const groupOf = (buyers: string) => (buyers.split(GROUP_ENDS)[0] ?? '').trim();

const LONGEST_NAME = 26;
/** Buyers whom nobody has named are the customers of what is sold, as in “karate school customers”. */
export const customersOf = (offer: string) =>
  offer !== '' && offer.length <= LONGEST_NAME
    ? `${offer.replace(/(?<=[^s])s$/, '')} customers`
    : '';

/** Whether buyers are companies or people in them; nobody is, where they are not named. */
export const isOfFirms = (buyers: string) => buyers === '' || FIRMS.test(buyers);

const FIRMS =
  /\b(?:\w*compan|firm|business|owners? of|manag|director|head|chief|officer|agenc|school|hospital|hotel|restaurant|shop|store|brand|team|dealer|retail|farm|charit|council|club|clinic|practice|startup|maker|manufactur|builder|developer|librar|museum|C[ETFOI]Os?\b)/i;

/** What is a place or a firm is not sold itself: 'karate school' → 'what a karate school offers'. */
export const saidOffer = (offer: string) =>
  PLACE.test(offer) ? `what ${withArticle(offer)} offers` : offer;

const PLACE =
  /\b(?:shop|bookshop|store|school|club|centre|center|studio|restaurant|museum|hotel|nursery|bakery|brewery|farm|clinic|agency|company|firm|theatre|theater|choir|charity|bank|gym|roastery|dairy|pub|cafe|café|practice|garage|salon|business|campsite|home|vineyard|practitioner|solicitor|locksmith|florist|optician|\w+(?:er|or|ist|ian))$/i;
