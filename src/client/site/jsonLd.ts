import { type OfferKey, offerPath, paths, type PublicPath } from '../../shared/paths.ts';
import type { Faq } from '../../shared/content/shapes.ts';
import type { Site } from '../../shared/content/site.ts';
import type { OfferCard } from './offers/offerCard.ts';

const context = { '@context': 'https://schema.org' };

export const provider = ({ name }: Site) => ({
  '@type': 'Organization',
  name,
  url: paths.home,
});

/** Returns breadcrumbs that start at the home page. */
export const breadcrumbs = ({ pages }: Site, ...trail: PublicPath[]) => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: [paths.home, ...trail].map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: pages[path],
    item: path,
  })),
});

export const offerTrail = (site: Site, key: OfferKey) =>
  breadcrumbs(site, paths.packages, offerPath(key));

export const thing = (type: string, properties: object) => ({
  ...context,
  '@type': type,
  ...properties,
});

export const faqPage = (items: readonly Faq[]) =>
  thing('FAQPage', {
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

export const priceOf = (site: Site, { key, path, dollars, per }: OfferCard) => ({
  '@type': 'Offer',
  url: path,
  price: Number(dollars),
  priceCurrency: 'USD',
  availability: `https://schema.org/${key === 'skool-course' ? 'PreOrder' : 'InStock'}`,
  seller: provider(site),
  ...(per === 'month' && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: Number(dollars),
      priceCurrency: 'USD',
      unitCode: 'MON',
    },
  }),
});

type CoursePage = { head: { description: string }; hero: { title: string } };

/** Describes a course that is bought once. */
export const courseOf = (
  site: Site,
  { head, hero }: CoursePage,
  offer: OfferCard,
  details: object,
) =>
  thing('Course', {
    name: hero.title,
    description: head.description,
    provider: provider(site),
    offers: { ...priceOf(site, offer), category: 'Paid' },
    ...details,
  });
