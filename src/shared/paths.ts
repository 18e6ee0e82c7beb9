/** The keys of the service and offer pages, in the order the site lists them. */
export const serviceKeys = [
  'podcast-production',
  'content-repurposing',
  'guest-management',
  'distribution-management',
  'analytics-reporting',
  'lead-generation',
] as const;
export type ServiceKey = (typeof serviceKeys)[number];

export const offerKeys = [
  'roi-guarantee',
  'smart-saver',
  'no-commitment',
  'podcast-coaching',
  'skool-course',
] as const;
export type OfferKey = (typeof offerKeys)[number];

/** Every page that search engines may list, blog posts aside. */
export const publicPaths = [
  '/',
  '/services',
  ...serviceKeys.map((key) => `/services/${key}`),
  '/case-studies',
  '/process',
  '/about',
  '/contact',
  '/privacy',
  '/blog',
  ...offerKeys.map((key) => `/offers/${key}`),
  '/package-options',
  '/ultimate-pitch',
  '/Free-Podcast-Launch',
  '/quiz',
  '/whiteboard',
];
