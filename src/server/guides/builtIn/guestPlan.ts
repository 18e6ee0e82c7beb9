import type { Ways } from '../../../shared/content/guideFields.ts';
import type { Guide } from '../../../shared/quiz/guide.ts';
import { texts } from '../texts.ts';
import { entryOf, fitted, holds, oneOf, pick } from './quizTaker.ts';
import { hasCallForNext } from './calls.ts';
import { isInvented } from './copy.ts';
import { isAlone, withGuest } from './episodes.ts';
import { namesFor } from './plan.ts';
import { canSay, paragraph, say, type Basis, withFacts } from './template.ts';
import { inWords, joined } from '../words.ts';

const placesIn = (way: string) => way.match(/\{\{Source\.\d\}\}/g) ?? [];

/** The numbers of the episodes for which guests need not have had the case themselves. */
const inventedCases = (episodes: Guide['episodes']) =>
  episodes.flatMap((one, index) =>
    !isAlone(one) && /\binvented\b|\bmade[- ]up\b/i.test(`${one.angle} ${one.opening}`)
      ? [String(index + 1)]
      : [],
  );

/** Who is invited, where they are found, and in which order. */
export function guestPlan(basis: Basis, episodes: Guide['episodes']): Guide['guestPlan'] {
  const { quizTaker, plan } = basis;
  const isSolo = plan.mix === 'solo';
  const { guests: phrasings, order } = texts();
  const guests = withGuest(episodes).length;
  const more = {
    inCity: quizTaker.city ? ` in or near ${quizTaker.city}` : ' ',
    guestCount: inWords(guests),
    nameCount: String(namesFor(guests)),
  };
  const isSaid = ({ who, where, offer }: (typeof phrasings.moments)[number]) =>
    [who, where, offer].every((ways) => canSay(basis, ways, more));
  const moments = phrasings.moments.filter((one) => holds(quizTaker, one) && isSaid(one));
  const { channels } = quizTaker;
  const sources = [
    oneOf(quizTaker, 'buyers', isSolo ? phrasings.callers : phrasings.buyers),
    ...(quizTaker.has('otherHalf') ? [phrasings.otherHalf] : []),
    oneOf(quizTaker, 'moment', moments),
    pick(quizTaker, 'guest_preference', phrasings.byPreference),
    ...(isSolo ? [] : [pick(quizTaker, 'dream_guest', phrasings.byDream)]),
    ...(isSolo || channels.length === 0
      ? []
      : [entryOf(phrasings.byChannel, oneOf(quizTaker, 'via', channels))]),
    ...(quizTaker.has('otherHalf') ? [] : [oneOf(quizTaker, 'connector', phrasings.connectors)]),
  ]
    .map((source) => fitted(quizTaker, source))
    .filter(isSaid);
  const write = (ways: Ways, key: string) =>
    say(basis, key, ways, more).replace(/ +(?=[ .,:]|$)/g, '');
  // Repeats a place only when none is left.
  const used = new Set<string>();
  const whereOf = (where: Ways, key: string) => {
    const ways = [where].flat().filter((way) => canSay(basis, way, more));
    const fresh = ways.filter((way) => !placesIn(way).some((place) => used.has(place)));
    const way = oneOf(quizTaker, key, fresh.length > 0 ? fresh : ways);
    for (const place of placesIn(way)) used.add(place);
    return write(way, key);
  };
  const numbers = inventedCases(episodes);
  const facts = [
    ...(isInvented(basis, episodes)
      ? ['invented', numbers.length > 1 ? 'severalInvented' : 'oneInvented']
      : []),
    ...(isSolo && hasCallForNext(basis, episodes) ? ['nextTen'] : []),
  ];
  return {
    intro: paragraph(basis, phrasings.intro, more),
    sources: sources.map(({ who, where, offer }, index) => ({
      who: write(who, `who ${index}`),
      where: whereOf(where, `where ${index}`),
      offer: write(offer, `offer ${index}`),
    })),
    order: paragraph(withFacts(basis, facts), order.order, { numbers: joined(numbers) }),
  };
}
