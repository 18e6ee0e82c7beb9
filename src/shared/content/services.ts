import { claims, timing } from './claims.ts';
import { links, serviceLinks, type ServiceKey } from './links.ts';
import { yourTime } from './servicePages/launchCalendar.ts';
import type { Stat } from './shapes.ts';

export type ServiceCard = {
  key: ServiceKey;
  path: string;
  title: string;
  description: string;
  features: readonly string[];
  color: 'signal' | 'gain' | 'brass' | 'ink';
  illustration: string;
  /** The one thing to remember of the service. */
  idea: Stat;
};

type CardText = Pick<ServiceCard, 'description' | 'features' | 'color' | 'idea'>;

const card = (key: ServiceKey, text: CardText): ServiceCard => ({
  key,
  path: serviceLinks[key].href,
  title: serviceLinks[key].label,
  illustration: `/images/services/${key}.svg`,
  ...text,
});

export const services: readonly ServiceCard[] = [
  card('podcast-production', {
    idea: {
      value: timing.launch,
      label: `from approved strategy to first episode, with ${yourTime} of your time`,
    },
    description: 'You record the conversation. We plan it, direct it, edit it and publish it.',
    features: ['Show strategy and format', 'Audio and video editing', 'Artwork and show notes'],
    color: 'signal',
  }),
  card('content-repurposing', {
    idea: { value: claims.piecesPerEpisode, label: 'pieces from one conversation of 40 minutes' },
    description: `One recording becomes ${claims.piecesPerEpisode} pieces for the channels your buyers read.`,
    features: ['Short clips with captions', 'Articles and newsletters', 'Posts in your voice'],
    color: 'brass',
  }),
  card('guest-management', {
    idea: { value: claims.outreachResponse, label: 'of the people we invite respond' },
    description: 'We find, invite and prepare the guests you would like to do business with.',
    features: [
      'Guest list from your ideal clients',
      `Replies in about ${timing.guestReply}`,
      'Briefing before, follow-up after',
    ],
    color: 'gain',
  }),
  card('distribution-management', {
    idea: { value: timing.distribution, label: `from the upload to ${claims.platforms} platforms` },
    description: `Every episode on ${claims.platforms} platforms, live within ${timing.distribution} of upload.`,
    features: [
      'Audio, video and social',
      'Titles and descriptions for search',
      'One team, all logins',
    ],
    color: 'ink',
  }),
  card('analytics-reporting', {
    idea: {
      value: '3 reports',
      label: 'for the week, the month and the quarter, each with a next step',
    },
    description: 'Reports that say which episode brought which conversation, and what to do next.',
    features: [
      'Weekly, monthly and quarterly',
      'Leads and deals by episode',
      'Plain recommendations',
    ],
    color: 'signal',
  }),
  card('lead-generation', {
    idea: { value: '5 steps', label: 'from stranger to client, one guest at a time' },
    description:
      'Guests are the lead source. We take each one from invitation to sales conversation.',
    features: [
      'Ideal clients as guests',
      'Follow-up after recording',
      'Tracked to the signed deal',
    ],
    color: 'gain',
  }),
];

export const learnMore = 'Learn More';

export const servicesPage = {
  head: {
    title: 'Services: everything a B2B podcast needs',
    description:
      'Production, repurposing, guests, distribution, reporting and lead generation: six services that turn a B2B podcast into client conversations.',
  },
  hero: {
    label: 'Services',
    title: 'Six services from one team',
    text: 'A podcast brings business when all six parts work together. Take them as one package, or see below what each of them does.',
    actions: [
      { label: 'See the packages', href: links.packages.href },
      { label: 'How it works', href: links.process.href },
    ],
  },
  list: { label: 'What we do', title: 'From the first idea to the signed deal' },
  closing: {
    title: 'Not sure which parts you need?',
    text: `Tell us what you have today. A proposal with a price for exactly that follows within ${timing.proposal}.`,
    actions: [
      { label: 'Ask for a proposal', href: links.contact.href },
      { label: 'See client stories', href: links.caseStudies.href },
    ],
  },
};
