import { claims, timing } from './claims.ts';
import { ctaHref, links } from './links.ts';

export const caseStudiesPage = {
  head: {
    title: 'Case studies: what B2B podcasts return',
    description: `How B2B companies turn podcast guests into clients: the problem, what we did and what it led to. ${claims.averageLeadIncrease} average lead increase across our shows.`,
  },
  hero: {
    label: 'Case studies',
    title: 'What the conversations led to',
    text: 'Four companies, four kinds of buyers. In each case the show was built around the people the company wanted to meet.',
    actions: [{ label: 'Plan a show like these', href: ctaHref }],
  },
  statsLabel: 'Results in figures',
  stats: [
    { value: claims.documentedRevenue, label: 'client revenue documented deal by deal' },
    { value: claims.averageLeadIncrease, label: 'average lead increase' },
    { value: claims.clients, label: 'shows and clients served' },
    { value: claims.retention, label: 'client retention' },
  ],
  featured: { label: 'Featured', title: 'Featured story' },
  more: { label: 'Three more', title: 'More stories' },
  labels: {
    challenge: 'The problem',
    solution: 'What we did',
    results: 'What it led to',
    readFullStory: 'Read Full Story',
  },
  closing: {
    title: 'Would it work in your industry?',
    text: `Ask us. In ${timing.strategyCall} we can usually say which guests would say yes and whether they could become clients.`,
    actions: [
      { label: 'Book a strategy call', href: links.contact.href },
      { label: 'See our process', href: links.process.href },
    ],
  },
};
