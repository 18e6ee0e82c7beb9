import type { Guide } from '../../../shared/quiz/guide.ts';
import * as texts from '../texts/guestTexts.ts';
import { oneOf, pick } from './brief.ts';
import { isAlone } from './episodes.ts';
import { namesFor } from './plan.ts';
import { isBound } from './subject.ts';
import { type Draft, say } from './template.ts';
import { inWords } from './words.ts';

/** Who is invited, where they are found, and in which order. */
export function guestPlan(draft: Draft, episodes: Guide['episodes']): Guide['guestPlan'] {
  const { brief, plan } = draft;
  const isSolo = plan.mix === 'solo';
  const channel =
    !isSolo && brief.channels.length > 0 && texts.byChannel[oneOf(brief, 'via', brief.channels)];
  const { moments, byPreference } = isBound(brief.subject) || isSolo ? texts.bound : texts.unbound;
  const sources = [
    oneOf(brief, 'buyers', isSolo ? texts.callers : texts.buyers),
    ...(brief.subject.alsoFor ? [texts.otherHalf] : []),
    oneOf(brief, 'moment', moments),
    pick(brief, 'guest_preference', byPreference),
    ...(isSolo ? [] : [pick(brief, 'dream_guest', texts.byDream)]),
    ...(channel ? [channel] : []),
    ...(brief.subject.alsoFor ? [] : [oneOf(brief, 'connector', texts.connectors)]),
  ].map((source) => (brief.subject.kind === 'consumer' && source.consumer) || source);
  const guests = episodes.filter((episode) => !isAlone(episode)).length;
  const more = {
    inCity: brief.city ? ` in or near ${brief.city}` : ' ',
    guests: inWords(guests),
    names: String(namesFor(guests)),
  };
  const write = (ways: texts.SourceText['who'], key: string) =>
    say(draft, key, ways, more).replace(/ +(?=[ .,:]|$)/g, '');
  return {
    intro: say(draft, 'guest intro', texts.intro[isSolo ? 'solo' : 'guests'], more),
    sources: sources.map(({ who, where, offer }, index) => ({
      who: write(who, `who ${index}`),
      where: write(where, `where ${index}`),
      offer: write(offer, `offer ${index}`),
    })),
    order: isSolo
      ? say(draft, 'order', texts.orderSolo)
      : `${say(draft, 'order', texts.order)} ${say(draft, 'each episode', texts.eachEpisode)}`,
  };
}
