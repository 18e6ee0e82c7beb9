import type { SectionHeading } from '../shapes.ts';

export const tiers = ['1', '2', '3'] as const;
export type Tier = (typeof tiers)[number];

/** The stages of an invitation, in order. */
export const statuses = ['Invited', 'Answered', 'Booked', 'Recorded'] as const;
type Status = (typeof statuses)[number];

export type Guest = {
  role: string;
  company: string;
  tier: Tier;
  why: string;
  status: Status;
  note?: string;
};

// sample: an invented list, see sampleShow.ts
export const guests: readonly Guest[] = [
  {
    role: 'Head of logistics',
    company: 'Dairy cooperative, 60 trucks',
    tier: '1',
    why: 'Lost a load in August and talked about it in public',
    status: 'Recorded',
  },
  {
    role: 'VP Operations',
    company: 'Frozen food wholesaler, 4 depots',
    tier: '1',
    why: 'Opens a fifth depot in spring',
    status: 'Booked',
    note: 'on the 14th',
  },
  {
    role: 'Quality director',
    company: 'Maker of ready meals',
    tier: '1',
    why: 'A new customer asks for a log of each delivery',
    status: 'Answered',
    note: 'after the audit',
  },
  {
    role: 'Fleet manager',
    company: 'Seafood importer',
    tier: '1',
    why: 'Renews his trucks this year',
    status: 'Invited',
  },
  {
    role: 'Chief operating officer',
    company: 'Grocery chain, 38 stores',
    tier: '1',
    why: 'Has just taken deliveries in-house',
    status: 'Invited',
  },
  {
    role: 'Managing director',
    company: 'Refrigeration service',
    tier: '2',
    why: 'Sees 300 trucks a year from the inside',
    status: 'Booked',
    note: 'next week',
  },
  {
    role: 'Underwriter',
    company: 'Cargo insurer',
    tier: '2',
    why: 'Knows what a spoiled load costs, and whom',
    status: 'Recorded',
  },
  {
    role: 'Partner',
    company: 'Food safety consultancy',
    tier: '2',
    why: 'Advises eleven companies in tier 1',
    status: 'Answered',
    note: 'no, named a colleague',
  },
  {
    role: 'Owner',
    company: 'Packaging supplier',
    tier: '2',
    why: 'Sells to the same buyers, and does not compete',
    status: 'Invited',
  },
  {
    role: 'Author',
    company: 'Book on food waste',
    tier: '3',
    why: 'Our buyers quote it',
    status: 'Recorded',
  },
  {
    role: 'Director',
    company: 'Regional logistics association',
    tier: '3',
    why: 'Speaks for 140 members',
    status: 'Booked',
    note: 'next month',
  },
  {
    role: 'Editor',
    company: 'Trade journal',
    tier: '3',
    why: 'Is read by everyone in tier 1',
    status: 'Invited',
  },
];

const reached = (status: Status) =>
  guests.filter((guest) => statuses.indexOf(guest.status) >= statuses.indexOf(status)).length;

type TierText = { title: string; text: string; points: readonly string[] };

export const guestList: SectionHeading & {
  tiers: Record<Tier, TierText>;
  tierOf: (tier: string) => string;
  filter: string;
  all: string;
  columns: Record<'guest' | 'tier' | 'why' | 'status', string>;
  caption: string;
  shown: (count: number) => string;
  toggle: { more: string; fewer: string };
} = {
  label: 'Guest tiers',
  title: 'Three tiers, so that each episode has a purpose',
  tiers: {
    1: {
      title: 'Ideal clients',
      text: 'Decision makers at companies on your target list. The aim is a relationship that can become a contract.',
      points: ['From your own account list', 'One named person per company'],
    },
    2: {
      title: 'Referral partners',
      text: 'People who serve the same buyers with something else. The aim is introductions in both directions.',
      points: ['Advisors, integrators, investors', 'Several buyers behind each guest'],
    },
    3: {
      title: 'Known voices',
      text: 'Authors, analysts and operators your buyers already follow. The aim is that your name stands next to theirs.',
      points: ['Chosen for your audience, not for fame', 'They make tier 1 easier to invite'],
    },
  },
  tierOf: (tier) => `Tier ${tier}`,
  filter: 'Show tier',
  all: 'All',
  columns: { guest: 'Guest', tier: 'Tier', why: 'Why this one', status: 'Status' },
  caption: `Sample list: ${guests.length} invited, ${reached('Answered')} have answered, ${reached('Booked')} are booked or recorded.`,
  shown: (count) => `${count} guests shown`,
  toggle: { more: `Show all ${guests.length} guests`, fewer: 'Show fewer guests' },
};
