import type { Link } from './shapes.ts';

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
} as const;

/** Name and path of every public page, once. */
export const links = {
  home: { label: 'Home', href: '/' },
  services: { label: 'Services', href: '/services' },
  packages: { label: 'Packages', href: '/package-options' },
  process: { label: 'Process', href: '/process' },
  quiz: { label: 'Quiz', href: '/quiz' },
  about: { label: 'About', href: '/about' },
  contact: { label: 'Contact', href: '/contact' },
  whiteboard: { label: 'Whiteboard', href: '/whiteboard' },
  caseStudies: { label: 'Case studies', href: '/case-studies' },
  blog: { label: 'Blog', href: '/blog' },
  privacy: { label: 'Privacy policy', href: '/privacy' },
  freeLaunch: { label: 'Free launch call', href: '/Free-Podcast-Launch' },
  pitch: { label: 'Free equipment kit', href: '/ultimate-pitch' },
} as const satisfies Record<string, Link>;

export const serviceLinks = {
  'podcast-production': { label: 'Podcast production', href: '/services/podcast-production' },
  'content-repurposing': { label: 'Content repurposing', href: '/services/content-repurposing' },
  'guest-management': { label: 'Guest management', href: '/services/guest-management' },
  'distribution-management': {
    label: 'Distribution management',
    href: '/services/distribution-management',
  },
  'analytics-reporting': {
    label: 'Analytics and reporting',
    href: '/services/analytics-reporting',
  },
  'lead-generation': { label: 'Lead generation', href: '/services/lead-generation' },
} as const satisfies Record<string, Link>;

export const offerLinks = {
  'roi-guarantee': { label: 'ROI Guarantee', href: '/offers/roi-guarantee' },
  'smart-saver': { label: 'Smart Saver', href: '/offers/smart-saver' },
  'no-commitment': { label: 'No Commitment', href: '/offers/no-commitment' },
  'podcast-coaching': { label: 'Podcast Coaching', href: '/offers/podcast-coaching' },
  'skool-course': { label: 'Skool Course', href: '/offers/skool-course' },
} as const satisfies Record<string, Link>;

export const caseLinks = {
  'calder-ridge': { label: 'Calder Ridge Advisory', href: '/case-studies/calder-ridge' },
  northpier: { label: 'Northpier Systems', href: '/case-studies/northpier' },
  solberg: { label: 'Solberg Controls', href: '/case-studies/solberg' },
  fieldgate: { label: 'Fieldgate Benefits', href: '/case-studies/fieldgate' },
} as const satisfies Record<string, Link>;

export type ServiceKey = keyof typeof serviceLinks;
export type OfferKey = keyof typeof offerLinks;
export const offerKeys = [
  'roi-guarantee',
  'smart-saver',
  'no-commitment',
  'podcast-coaching',
  'skool-course',
] as const satisfies OfferKey[];
export const packageKeys = ['roi-guarantee', 'smart-saver', 'no-commitment'] as const;
export const trainingKeys = ['podcast-coaching', 'skool-course'] as const;
export type CaseKey = keyof typeof caseLinks;

/** A link to the booking section of the home page that works on every page. */
export const bookingHref = `/#${anchors.booking}`;
