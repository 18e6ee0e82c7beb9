import { timing } from './claims.ts';
import { guarantee } from './guarantee.ts';
import { anchors, links } from './links.ts';
import { prices } from './prices.ts';
import { site } from './site.ts';
import type { FourFaqs, Head, Hero, Link, SectionHeading } from './shapes.ts';

export const head: Head = {
  title: 'Contact: book a call or ask for a proposal',
  description: `Book a free ${timing.strategyCallAdjective} strategy call, ask for a written proposal within ${timing.proposal}, or call and email us. We answer every message within ${timing.response}.`,
};

export const hero: Hero = {
  label: links.contact.label,
  title: 'Let’s talk about your next client',
  text: `Pick a time for a ${timing.strategyCallAdjective} call, or write what you need and get a proposal within ${timing.proposal}.`,
  actions: [
    { label: 'Start Conversation', href: `#${anchors.schedule}` },
    { label: 'Download Our Free Guide Instead', href: links.blog.href, newTab: true },
  ],
};

type InfoCard = {
  icon: 'mail' | 'phone' | 'clock' | 'users';
  title: string;
  text: string;
  link?: Link;
};

export const infoCards: readonly [InfoCard, InfoCard, InfoCard, InfoCard] = [
  {
    icon: 'mail',
    title: 'Email us',
    text: 'For questions that need a written answer.',
    link: { label: site.email, href: `mailto:${site.email}` },
  },
  { icon: 'phone', title: 'Call us', text: 'Weekdays, in business hours.', link: site.phone },
  {
    icon: 'clock',
    title: `Response within ${timing.response}`,
    text: 'From a person who has read your message.',
  },
  {
    icon: 'users',
    title: 'Best for B2B',
    text: 'Businesses, influencers and personal brands whose clients are businesses.',
  },
];

/** Names the four cards for a screen reader. */
export const infoLabel = 'How to reach us';

export const proposal: SectionHeading = {
  label: 'Proposal',
  title: 'Get a custom proposal',
  text: `Scope, price and exit terms, in writing, within ${timing.proposal}.`,
};

export const faqs: FourFaqs = {
  label: 'Questions',
  title: 'Before you get in touch',
  items: [
    {
      question: 'What happens after I write or book?',
      answer: `You hear from us within ${timing.response}. We ask who you sell to and what a client is worth, then send a proposal within ${timing.proposal}. If you say yes, the onboarding call takes place within ${timing.response}.`,
    },
    {
      question: 'What does it cost?',
      answer: `Done-for-you packages are ${prices.smartSaver.monthly}/month billed annually, ${prices.noCommitment.monthly}/month with ${timing.notice} notice, and ${prices.roiGuarantee.monthly}/month paid upfront with the ROI guarantee. Coaching is ${prices.podcastCoaching.once} and the course ${prices.skoolCourse.once}, both paid once.`,
    },
    {
      question: 'How much of my time does it take?',
      answer:
        'Plan for the recordings and a few minutes to approve each episode, plus one strategy interview at the start. Guests, scheduling, editing, posting and reports are our work.',
    },
    {
      question: 'What if it does not work?',
      answer: `That depends on the package. No Commitment ends with ${timing.notice} notice. The ROI Guarantee promises a 5-figure return within ${guarantee.period}: if it is missed, we keep working free, or you take a refund of up to ${guarantee.maximumRefund}.`,
    },
  ],
};
