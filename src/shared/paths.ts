/** Ids of the sections that links point at. */
export const anchors = {
  hero: 'hero',
  packages: 'packages',
  booking: 'booking',
  schedule: 'schedule',
  cta: 'cta',
  return: 'return',
  contact: 'contact',
  phases: 'phases',
  offers: 'offers',
  ownData: 'your-data',
} as const;

/** The path of every public page, once; `content/site.yaml` names them. */
export const paths = {
  home: '/',
  services: '/services',
  packages: '/package-options',
  process: '/process',
  quiz: '/quiz',
  about: '/about',
  contact: '/contact',
  whiteboard: '/whiteboard',
  caseStudies: '/case-studies',
  blog: '/blog',
  privacy: '/privacy',
  freeLaunch: '/Free-Podcast-Launch',
  pitch: '/ultimate-pitch',
} as const;

export const serviceKeys = [
  'podcast-production',
  'content-repurposing',
  'guest-management',
  'distribution-management',
  'analytics-reporting',
  'lead-generation',
] as const;
export const packageKeys = ['roi-guarantee', 'smart-saver', 'no-commitment'] as const;
export const trainingKeys = ['podcast-coaching', 'skool-course'] as const;
export const offerKeys = [...packageKeys, ...trainingKeys] as const;
/** In the order of the page and of the links to the next story. */
export const caseKeys = ['calder-ridge', 'northpier', 'solberg', 'fieldgate'] as const;

export type ServiceKey = (typeof serviceKeys)[number];
export type OfferKey = (typeof offerKeys)[number];
export type CaseKey = (typeof caseKeys)[number];

export const servicePath = <Key extends ServiceKey>(key: Key) => `/services/${key}` as const;
export const offerPath = <Key extends OfferKey>(key: Key) => `/offers/${key}` as const;
export const casePath = <Key extends CaseKey>(key: Key) => `/case-studies/${key}` as const;

/** Every page that search engines may list, except blog posts. */
export const publicPaths = [
  ...Object.values(paths),
  ...serviceKeys.map(servicePath),
  ...offerKeys.map(offerPath),
  ...caseKeys.map(casePath),
] as const;
export type PublicPath = (typeof publicPaths)[number];

/** Where a form asks for a link to one's own data. */
export const ownDataRequestPath = `${paths.privacy}/request`;
/** Takes a POST with the token; a GET of it is a page with an unknown token. */
export const ownDataDownloadPath = `${paths.privacy}/me/download`;
