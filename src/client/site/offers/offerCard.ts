import type { Content } from '../../../shared/content/documents.ts';
import { type OfferKey, offerPath } from '../../../shared/paths.ts';
import { contentOf, type Documents, useContent } from '../../lib/content.ts';

export type OfferCard = Content['offers']['cards'][OfferKey] & { key: OfferKey; path: string };

const card = ({ cards }: Content['offers'], key: OfferKey): OfferCard => ({
  ...cards[key],
  key,
  path: offerPath(key),
});

/** Returns the card of an offer; the page lists the document `offers`. */
export const offerCard = (content: Documents, key: OfferKey) =>
  card(contentOf(content, 'offers'), key);
export const useOffer = (key: OfferKey) => card(useContent('offers'), key);
export function useOffers(keys: readonly OfferKey[]) {
  const offers = useContent('offers');
  return keys.map((key) => card(offers, key));
}
