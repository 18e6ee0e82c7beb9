import { links, offerLinks, type OfferKey } from '../../../shared/content/links.ts';
import { breadcrumbs } from '../jsonLd.ts';

export const offerTrail = (key: OfferKey) => breadcrumbs(links.packages, offerLinks[key]);
