import { readSubject, type Typed } from './subject.ts';

/** How the tables understand what was typed; what they do not know for sure stays empty or as typed. */
export function builtInReading(typed: Typed) {
  const { isBuyerKnown, isOfferKnown, isOfferNamed, offer, buyers, country } = readSubject(typed);
  return {
    offer: isOfferNamed ? offer : '',
    buyers: isBuyerKnown ? buyers : '',
    country,
    isSure: isOfferKnown && isBuyerKnown,
  };
}
