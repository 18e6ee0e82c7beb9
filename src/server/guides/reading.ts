import type { NicheReading } from '../../shared/quiz/response.ts';
import { readingBounds } from '../../shared/quiz/reading.ts';
import { cut } from './words.ts';
import { readSubject, type Typed } from './subject.ts';

/** How the tables understand what was typed; what they do not know for sure stays empty or as typed. */
export function builtInReading(typed: Typed): NicheReading {
  const { isBuyerKnown, isOfferKnown, ownOffer, offer, buyers, country } = readSubject(typed);
  return {
    offer: isOfferKnown ? offer : ownOffer,
    buyers: isBuyerKnown ? cut(buyers, readingBounds.buyers) : '',
    complaints: [],
    country,
    isSure: isOfferKnown && isBuyerKnown,
  };
}
