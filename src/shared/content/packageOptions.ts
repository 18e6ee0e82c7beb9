import { claims, timing } from './claims.ts';
import { guarantee } from './guarantee.ts';
import { links } from './links.ts';
import { comingSoon, offers, packageKeys, trainingKeys, type OfferCard } from './offers.ts';
import { prices } from './prices.ts';
import { site } from './site.ts';
import type { Card, Closing, Head, Hero, Link, SectionHeading } from './shapes.ts';

/** A row of this page: an offer card, or a plan without a page. */
export type PackageOption = Pick<
  OfferCard,
  'name' | 'price' | 'per' | 'terms' | 'summary' | 'points'
> & {
  key: string;
  badge?: string;
  action: Link;
};

const toContact = (label: string): Link => ({ label, href: links.contact.href });

// The button of the course says that it is coming soon; a badge would repeat it.
const option = ({ badge, ...offer }: OfferCard): PackageOption => ({
  ...offer,
  ...(badge && badge !== comingSoon && { badge }),
  action: toContact(offer.key === 'skool-course' ? comingSoon : `Choose ${offer.name}`),
});

const fullService = [
  'Every guest sourced from your list of ideal clients',
  `Production, ${claims.piecesPerEpisode} content pieces per episode and distribution`,
  'Guest follow-up and lead tracking to the signed deal',
] as const;

export const head: Head = {
  title: 'Package options and prices on one page',
  description: `All podcast packages side by side, from ${prices.smartSaver.monthly} to ${prices.monthToMonth.monthly} a month, with terms, coaching, course and add-on. Print it or save it as a PDF.`,
};

export const hero: Hero = {
  label: links.packages.label,
  title: 'All package options on one page',
  text: 'Prices, terms and what is included, ready to print for whoever decides with you.',
  actions: [],
};

export const print = {
  label: 'Download package options',
  busy: 'Preparing Download...',
  // Shown on paper only, where buttons and links are of no use.
  paperNote: `${site.name} · ${site.email} · ${site.phone.label}`,
};

export const packages: SectionHeading & { options: readonly PackageOption[] } = {
  label: 'Packages',
  title: 'Done for you',
  text: 'A produced, published podcast at three levels of commitment.',
  options: packageKeys.map((key) => option(offers[key])),
};

export const monthlyPlans: SectionHeading & { options: readonly PackageOption[]; note: string } = {
  label: 'Monthly plans',
  title: 'The full service, paid monthly',
  text: `The same work as the ${offers['roi-guarantee'].name} package for companies that do not pay upfront.`,
  options: [
    {
      key: 'no-upfront-payment',
      name: 'No Upfront Payment',
      price: prices.noUpfrontPayment.monthly,
      per: 'month',
      terms: '12-month commitment',
      summary: 'You commit to the year and pay by the month.',
      points: [...fullService, 'Billed monthly for 12 months'],
      action: toContact('Choose No Upfront Payment'),
    },
    {
      key: 'month-to-month',
      name: 'Month to Month',
      price: prices.monthToMonth.monthly,
      per: 'month',
      terms: `Cancel with ${timing.notice} notice`,
      summary: 'The full service without a term.',
      points: [...fullService, `Cancel with ${timing.notice} notice`],
      action: toContact('Choose Month to Month'),
    },
  ],
  note: `The money-back guarantee belongs to the ${offers['roi-guarantee'].name} package, which is paid upfront.`,
};

export const training: SectionHeading & { options: readonly PackageOption[] } = {
  label: 'Training',
  title: 'Do it yourself',
  options: trainingKeys.map((key) => option(offers[key])),
};

export const addOn: SectionHeading & Card & { action: Link } = {
  label: 'Optional add-on',
  title: 'Implementation & task management',
  text: 'We run the tasks around the show in your own tools: assign them, remind people and close them. Available with every done-for-you package, priced in the proposal.',
  points: [
    'A task list for each episode, with owners and dates',
    'Approvals collected from your team',
    'A short status every week',
  ],
  action: toContact('Ask about the add-on'),
};

export const refundNote: Card = {
  title: 'If the return falls short',
  text: `${guarantee.promise} ${guarantee.refund}`,
};

export const closing: Closing = {
  title: 'Between two of them?',
  text: `Tell us what you sell and how soon it has to pay back. You get a recommendation within ${timing.response}.`,
  actions: [{ label: 'Ask which one fits', href: links.contact.href }],
};
