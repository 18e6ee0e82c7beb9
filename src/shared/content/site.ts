import { anchors, bookingHref, links, offerLinks, serviceLinks } from './links.ts';
import type { Link } from './shapes.ts';

const name = 'The ROI Podcast Agency';

export const site = {
  name,
  titleSuffix: ` | ${name}`,
  tagline: 'Done-for-you B2B podcasts, run for return.',
  email: 'hello@roipodcastagency.example', // sample: replace
  phone: { label: '(212) 555-0142', href: 'tel:+12125550142' }, // sample: replace
};

// sample: replace, together with the portrait plate made from the initials
export const founder = {
  name: 'Alex Morgan',
  title: 'Founder & CEO',
  initials: 'AM',
  bio: `Alex runs ${name} and reads every proposal before it goes out.`,
};

export const getProposal: Link & { anchor: string } = {
  label: 'Get Proposal',
  href: bookingHref,
  anchor: anchors.booking,
};

const { home, services, packages, process, quiz, about, contact, whiteboard } = links;

export const navigation: readonly Link[] = [
  home,
  services,
  packages,
  process,
  quiz,
  about,
  contact,
];

export const mobileNavigation: readonly Link[] = [
  ...navigation,
  links.blog,
  links.caseStudies,
  whiteboard,
];

export const header = {
  skipLink: 'Skip to content',
  homeLink: `${name}, home`,
  menu: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
};

export const footer = {
  text: 'We plan, book, produce, publish and measure B2B podcasts. You host the conversations.',
  columns: [
    {
      title: 'Services',
      links: [{ ...services, label: 'All services' }, ...Object.values(serviceLinks)],
    },
    {
      title: 'Packages',
      links: [{ ...packages, label: 'All packages' }, ...Object.values(offerLinks), links.pitch],
    },
    { title: 'Company', links: [home, about, process, links.caseStudies, contact] },
    { title: 'Free tools', links: [quiz, links.freeLaunch, links.blog, whiteboard] },
  ],
  legal: [links.privacy],
  cookieSettings: 'Cookie settings',
  rights: name,
};

/** Said in place of a page that cannot be fetched, so that what is typed on this one stays. */
export const offline = {
  title: 'No connection',
  description:
    'The page could not be loaded. What you typed here is still there; try again in a moment.',
};
