import { claims, timing } from './claims.ts';
import { guarantee } from './guarantee.ts';
import { offerLinks, type OfferKey } from './links.ts';
import { dollars, prices } from './prices.ts';

export type OfferCard = {
  key: OfferKey;
  path: string;
  name: string;
  badge?: string;
  price: string;
  dollars: number;
  per: 'month' | 'one-time';
  terms: string;
  summary: string;
  points: readonly string[];
  cta: string;
};

export const comingSoon = 'Coming Soon';

/** What every done-for-you package contains; a card adds what is its own. */
export const production: readonly string[] = [
  'Show strategy, recording direction, editing and show notes',
  `${claims.piecesPerEpisode} content pieces from each episode`,
  `Published on ${claims.platforms} platforms within ${timing.distribution} of upload`,
];

const card = (key: OfferKey, rest: Omit<OfferCard, 'key' | 'path' | 'name'>): OfferCard => ({
  key,
  path: offerLinks[key].href,
  name: offerLinks[key].label,
  ...rest,
});

export const offers: Record<OfferKey, OfferCard> = {
  'roi-guarantee': card('roi-guarantee', {
    badge: 'Guaranteed return',
    price: prices.roiGuarantee.monthly,
    dollars: dollars.roiGuarantee,
    per: 'month',
    terms: `${prices.roiGuarantee.yearly} upfront for ${guarantee.period}`,
    summary: 'The full service, including the guests and the pipeline, with the result in writing.',
    points: [
      `5-figure return (${prices.roiGuarantee.guaranteedReturn}) guaranteed within ${guarantee.period}`,
      ...production,
      'Every guest sourced from your list of ideal clients',
      'Guest follow-up and lead tracking to the signed deal',
    ],
    cta: 'See the guarantee',
  }),
  'smart-saver': card('smart-saver', {
    badge: `Save ${prices.smartSaver.savingPercent}`,
    price: prices.smartSaver.monthly,
    dollars: dollars.smartSaver,
    per: 'month',
    terms: 'Billed annually, 12-month commitment',
    summary: `Everything in No Commitment for ${prices.smartSaver.savingMonthly} less a month, if you know you want a year.`,
    points: [
      ...production,
      'First 2 guests sourced',
      'Quarterly 60-minute strategy sessions',
      `${prices.smartSaver.yearly} a year instead of ${prices.noCommitment.yearly}`,
    ],
    cta: `Save ${prices.smartSaver.saving}`,
  }),
  'no-commitment': card('no-commitment', {
    price: prices.noCommitment.monthly,
    dollars: dollars.noCommitment,
    per: 'month',
    terms: `Cancel with ${timing.notice} notice`,
    summary: 'A produced, published podcast by the month. Leave when it stops earning its place.',
    points: [...production, 'First 2 guests sourced', 'No minimum term'],
    cta: 'Start month by month',
  }),
  'podcast-coaching': card('podcast-coaching', {
    price: prices.podcastCoaching.once,
    dollars: dollars.podcastCoaching,
    per: 'one-time',
    terms: '8-week live group program',
    summary: 'Learn to run the show with your own team, with live help each week.',
    points: [
      'Live group sessions, all recorded',
      'Our templates and scripts',
      'Feedback on your show',
    ],
    cta: 'See the program',
  }),
  'skool-course': card('skool-course', {
    badge: comingSoon,
    price: prices.skoolCourse.once,
    dollars: dollars.skoolCourse,
    per: 'one-time',
    terms: '30-day money-back guarantee',
    summary: 'The same method as a self-paced course, for founders who want to start alone.',
    points: [`${claims.videoLessons} video lessons`, 'Private community', 'Lifetime access'],
    cta: 'See the course',
  }),
};

export const packageKeys = ['roi-guarantee', 'smart-saver', 'no-commitment'] as const;
export const trainingKeys = ['podcast-coaching', 'skool-course'] as const;
