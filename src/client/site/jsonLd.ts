import { links, type OfferKey, offerLinks } from '../../shared/content/links.ts';
import type { Faq, Link } from '../../shared/content/shapes.ts';
import { site } from '../../shared/content/site.ts';
import type { OfferCard } from './offers/offerCard.ts';

const context = { '@context': 'https://schema.org' };

export const provider = { '@type': 'Organization', name: site.name, url: links.home.href };

/** Returns breadcrumbs that start at the home page. */
export const breadcrumbs = (...trail: Link[]) => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: [links.home, ...trail].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href,
  })),
});

export const offerTrail = (key: OfferKey) => breadcrumbs(links.packages, offerLinks[key]);

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

export const priceOf = ({ key, path, dollars, per }: OfferCard) => ({
  '@type': 'Offer',
  url: path,
  price: Number(dollars),
  priceCurrency: 'USD',
  availability: `https://schema.org/${key === 'skool-course' ? 'PreOrder' : 'InStock'}`,
  seller: provider,
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
export const courseOf = ({ head, hero }: CoursePage, offer: OfferCard, details: object) =>
  thing('Course', {
    name: hero.title,
    description: head.description,
    provider,
    offers: { ...priceOf(offer), category: 'Paid' },
    ...details,
  });
