import { claims, timing } from './claims.ts';
import { guarantee } from './guarantee.ts';
import { anchors, links, offerLinks, serviceLinks } from './links.ts';
import { prices } from './prices.ts';
import { site } from './site.ts';
import type { Head, Link, SectionHeading, Step } from './shapes.ts';

export const head: Head = {
  title: 'Done-for-you B2B podcasts with a guaranteed return',
  description: `${site.name} plans, books, produces and publishes your B2B podcast. ${claims.clients} shows and clients, and a money-back ROI guarantee within ${guarantee.period}.`,
};

const toBooking = `#${anchors.booking}`;

export const hero = {
  headline: 'Done-for-you B2B podcasts that help you',
  phrases: ['build authority', 'win deals', 'grow revenue', 'exit bigger'],
  text: 'You talk with the people you would like as clients. We find the guests, produce the show, publish it and follow each conversation to the deal.',
  guarantee: `${guarantee.name}: ${guarantee.promise}`,
  actions: [
    { label: 'Get Free Strategy Session', href: toBooking, choice: 'call' },
    { label: 'Download Free Playbook', href: toBooking, choice: 'playbook' },
  ],
  videoFallback: 'Your browser does not support the video tag.',
  motion: { pause: 'Pause the animation', play: 'Play the animation' },
} as const;

export const coverStrip = {
  label: 'Shows',
  title: `A few of the ${claims.clients} shows and clients`,
};

export const steps: SectionHeading & { items: readonly [Step, Step, Step]; more: Link } = {
  label: 'Process',
  title: 'From first call to first client',
  items: [
    {
      title: 'Strategy',
      text: 'We agree on who you want to meet, what the show stands for and what a client is worth to you.',
    },
    {
      title: 'Launch',
      text: `The show goes live on ${claims.platforms} platforms ${timing.launch} after you approve the strategy.`,
    },
    {
      title: 'Return',
      text: `Each episode brings a guest, ${claims.piecesPerEpisode} content pieces and a follow-up, tracked through to the signed deal.`,
    },
  ],
  more: { label: 'See the whole process', href: links.process.href },
};

export const pricing = {
  id: anchors.packages,
  label: 'Packages',
  title: 'Three ways to have it done for you',
  text: 'They differ in how long you commit and how much of the sales side we take on.',
  featured: 'roi-guarantee',
  shared: 'All three include',
  smaller: { title: 'Or learn to do it yourself' },
  compare: { label: 'Compare all package options', href: links.packages.href },
};

export const differentiators: SectionHeading & {
  items: readonly (Step & { figure: string; href: string })[];
} = {
  label: 'Why us',
  title: 'What you can hold us to',
  items: [
    {
      figure: prices.roiGuarantee.guaranteedReturn,
      title: 'The return is in the contract',
      href: offerLinks['roi-guarantee'].href,
      text: `With the ROI Guarantee package, a 5-figure return within ${guarantee.period} is a term of the agreement. ${guarantee.badge}.`,
    },
    {
      figure: claims.outreachResponse,
      title: 'Guests you could sell to',
      href: serviceLinks['guest-management'].href,
      text: 'This share of the people we invite responds, and we invite the people you want as clients.',
    },
    {
      figure: claims.piecesPerEpisode,
      title: 'One recording, a month of content',
      href: serviceLinks['content-repurposing'].href,
      text: `Clips, posts and articles from each episode, live within ${timing.distribution} of upload.`,
    },
    {
      figure: claims.documentedRevenue,
      title: 'You see where deals come from',
      href: serviceLinks['analytics-reporting'].href,
      text: 'Documented deal by deal, in reports that name the guests, the leads and the contracts.',
    },
    {
      figure: claims.retention,
      title: 'Clients stay',
      href: links.caseStudies.href,
      text: `Retention over ${claims.years} years, in a package you can leave with ${timing.notice} notice.`,
    },
  ],
};

export const stories = {
  label: 'Case studies',
  title: 'What clients got out of it',
  text: `Leads rise by ${claims.averageLeadIncrease} on average.`,
  more: { label: 'All case studies', href: links.caseStudies.href },
} satisfies SectionHeading & { more: Link };

export const testimonialTitle = 'From a client';

export const returnSection: SectionHeading & { id: string } = {
  id: anchors.return,
  label: 'Your figures',
  title: 'What would one more client be worth?',
  text: 'An estimate from your own figures, not a promise.',
};

export const finalCta: SectionHeading & { id: string; points: readonly string[] } = {
  id: anchors.cta,
  label: 'Proposal',
  title: 'Get it in writing',
  text: `Send us a few lines about your business. You get a written proposal with a price within ${timing.proposal}. We only call if you ask us to.`,
  points: [
    'Which guests we would invite first',
    'Which package fits, or why none does',
    'What it costs and how you get out',
  ],
};
