import { timing } from '../claims.ts';
import { anchors, ctaHref, links, serviceLinks } from '../links.ts';
import type { ServicePage } from './servicePage.ts';

const cta = { label: 'Get a reporting plan', href: ctaHref };
const stories = { label: 'See client stories', href: links.caseStudies.href };

export const analyticsReporting: ServicePage = {
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
    actions: [cta, stories],
  },
  sections: [
    {
      kind: 'cards',
      label: 'The suite',
      title: 'Four views on one show',
      cards: [
        {
          title: 'Audience',
          text: 'Who listens, where and for how long, and which episodes send people to your website.',
        },
        {
          title: 'Content',
          text: 'Which topics, titles and clips are played to the end, and which are skipped.',
        },
        {
          title: 'Pipeline',
          text: 'Guests, leads, meetings and deals, each with the episode it began with.',
        },
        {
          title: 'Return',
          text: 'What the show cost, what was signed because of it, and the ratio between the two.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Reports',
      title: 'Three rhythms, three questions',
      cards: [
        {
          tag: 'Weekly',
          title: 'Is everything running?',
          text: 'A short email.',
          points: [
            'Episodes and clips published',
            'Guests invited and booked',
            'New leads, by name',
          ],
        },
        {
          tag: 'Monthly',
          title: 'Is it working?',
          text: 'Two pages and a call if you want one.',
          points: [
            'Audience and content trends',
            'Meetings and opportunities',
            'What we change next month',
          ],
        },
        {
          tag: 'Quarterly',
          title: 'Is it worth it?',
          text: 'A review with the people who decide.',
          points: [
            'Return to date against cost',
            'Progress toward the agreed goal',
            'Plan for the next quarter',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      label: 'Process',
      title: 'How the numbers come together',
      steps: [
        {
          title: 'Agree',
          text: 'We fix with you what counts as a lead and as a return, before the first episode.',
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
    {
      kind: 'closing',
      title: 'What would a good quarter look like?',
      text: 'Tell us the number you are held to. We show you how a podcast report can speak to it.',
      actions: [cta, { label: 'All services', href: links.services.href }, stories],
    },
  ],
  form: {
    id: anchors.contact,
    label: 'Start',
    title: 'Ask about reporting',
    text: `Tell us which CRM you use and what you measure today. We answer within ${timing.response}.`,
  },
};
