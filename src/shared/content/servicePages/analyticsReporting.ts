import { timing } from '../claims.ts';
import { anchors, ctaHref, links, serviceLinks } from '../links.ts';
import type { SectionHeading, Step } from '../shapes.ts';
import type { ServicePage } from './servicePage.ts';

type Rhythm = Step & { name: string; points: readonly string[]; excerpt: string };

type AnalyticsReporting = ServicePage & {
  rhythms: SectionHeading & { excerpt: string; items: readonly [Rhythm, Rhythm, Rhythm] };
  process: SectionHeading & { steps: readonly Step[] };
};

const stories = { label: 'See client stories', href: links.caseStudies.href };

export const analyticsReporting: AnalyticsReporting = {
  key: 'analytics-reporting',
  head: {
    title: 'Podcast analytics and ROI reporting',
    description:
      'Weekly, monthly and quarterly reports that tie B2B podcast episodes to leads, meetings and signed deals, each with a plain recommendation for what to do next.',
  },
  hero: {
    label: serviceLinks['analytics-reporting'].label,
    title: 'Know which episode brought which client',
    text: 'Downloads say little about business. Our reports follow guests and listeners to the meeting and the contract, and say what to do next in plain words.',
    actions: [{ label: 'Get a reporting plan', href: ctaHref }, stories],
  },
  rhythms: {
    label: 'Reports',
    title: 'Three rhythms, three questions',
    excerpt: 'From a sample',
    items: [
      {
        name: 'Weekly',
        title: 'Is everything running?',
        text: 'A short email.',
        points: ['Episodes and clips published', 'Guests invited and booked', 'New leads, by name'],
        excerpt:
          'Episode 12 is live on 19 platforms. Nine pieces went out, two guests are booked, one lead is new: the fleet manager who heard episode 7. Nothing for you to do.',
      },
      {
        name: 'Monthly',
        title: 'Is it working?',
        text: 'Two pages and a call if you want one.',
        points: [
          'Audience and content trends',
          'Meetings and opportunities',
          'What we change next month',
        ],
        excerpt:
          'Episode 7 is three months old and still brought two of the three meetings. We invite two more guests who can name a price.',
      },
      {
        name: 'Quarterly',
        title: 'Is it worth it?',
        text: 'A review with the people who decide.',
        points: [
          'Return to date against cost',
          'Progress toward the agreed goal',
          'Plan for the next quarter',
        ],
        excerpt:
          'The goal was two contracts in a year; both are signed after six months. We propose to keep the number of episodes and to invite tier 1 only.',
      },
    ],
  },
  process: {
    label: 'Process',
    title: 'How the numbers come together',
    steps: [
      {
        title: 'Agree',
        text: 'Before the first episode we agree with you on what counts as a lead and what counts as a return.',
      },
      {
        title: 'Connect',
        text: 'Platforms, website and your CRM are connected. Where no connection exists, a shared sheet does it.',
      },
      {
        title: 'Attribute',
        text: 'New contacts are asked how they found you, and we match the answer with guests and episodes.',
      },
      {
        title: 'Report',
        text: 'You get the figures, what we think they mean and what we suggest. You decide.',
      },
    ],
  },
  form: {
    id: anchors.contact,
    label: 'Start',
    title: 'What would a good quarter look like?',
    text: `Tell us the number you are held to, which CRM you use and what you measure today. We answer within ${timing.response}.`,
    closing: {
      title: 'On the call',
      text: 'We show you how a podcast report can speak to your number.',
      actions: [{ label: 'All services', href: links.services.href }, stories],
    },
  },
};
