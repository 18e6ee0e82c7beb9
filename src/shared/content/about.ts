import { claims } from './claims.ts';
import { guarantee } from './guarantee.ts';
import { links } from './links.ts';
import { founder, site } from './site.ts';
import type { Closing, Head, Hero, SectionHeading, Stat, Step } from './shapes.ts';

export const head: Head = {
  title: 'About the agency and its founder',
  description: `${site.name} has produced B2B podcasts for ${claims.years} years. Who runs it, what we believe about podcasts and business, and how we work with clients.`,
};

export const hero: Hero = {
  label: links.about.label,
  title: 'We make podcasts for people who sell',
  text: 'Most companies can name the clients they want. We build the show around that list.',
  actions: [
    { label: 'Talk to us', href: links.contact.href },
    { label: 'See our services', href: links.services.href },
  ],
};

export const statsLabel = 'The agency in figures';

export const stats: readonly Stat[] = [
  { value: claims.clients, label: 'shows and clients served' },
  { value: `${claims.years} years`, label: 'of B2B podcasting' },
  { value: claims.revenue, label: 'in client revenue, estimated' },
  { value: claims.awards, label: 'awards' },
];

// sample: replace with the founder's own words
export const story: SectionHeading & { paragraphs: readonly string[]; signature: string } = {
  label: 'The founder',
  title: 'Why this agency exists',
  paragraphs: [
    'I kept seeing the same thing. A company starts a podcast, the first episodes are good, the downloads are low, and after a season somebody asks what it brought in. Nobody can say, and it ends.',
    'The shows that lasted had something else in common. Their hosts had stopped counting listeners and were inviting the people they wanted to work with. The guest was the audience. The episode was the reason to meet.',
    'So we built the agency around that: guests first, then production good enough that those guests are glad to have come, then a ledger that shows where each conversation led.',
    `The guarantee came from the same thought. If we claim that a podcast brings business, we should be the ones who carry the risk. That is why one of our packages promises a 5-figure return within ${guarantee.period}, and why we turn down companies it would not work for.`,
  ],
  signature: `${founder.name}, ${founder.title}`,
};

export const values: SectionHeading & { items: readonly Step[] } = {
  label: 'Core values',
  title: 'What we hold to',
  items: [
    {
      title: 'Return before reach',
      text: 'A small audience of buyers is worth more to you than a large audience of strangers.',
    },
    {
      title: 'Say it plainly',
      text: 'When something does not work, you hear it from us first, with what it cost.',
    },
    {
      title: 'The guest is a guest',
      text: 'Nobody is lured into a sales call. A guest who felt used tells others, and should.',
    },
    {
      title: 'You own it',
      text: 'Recordings, accounts, feed and contacts are in your name from the first day.',
    },
  ],
};

export const closing: Closing = {
  title: 'Find out whether we fit',
  text: 'Bring your hardest question. If a podcast is the wrong tool for you, we will tell you.',
  actions: [
    { label: 'Contact us', href: links.contact.href },
    { label: 'See our services', href: links.services.href },
  ],
};
