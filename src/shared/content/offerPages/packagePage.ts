import { claims, timing } from '../claims.ts';
import type { OfferKey } from '../links.ts';
import type { FourFaqs, Head, Hero, Link, SectionHeading, Stat, Step } from '../shapes.ts';

/** One shape for the three done-for-you packages, so that a new one is one data entry. */
export type PackagePage = {
  key: OfferKey;
  head: Head;
  hero: Hero;
  /** Beside the title, below the price: one of the two. */
  year: { facts: readonly Stat[] } | PaidByMonth;
  benefits: SectionHeading & { items: readonly [Step, Step, Step] };
  price: SectionHeading & { includes: readonly string[]; action: Link; note: string };
  comparison?: Comparison;
  guarantee?: GuaranteeExplainer;
  form: SectionHeading;
  faqs: FourFaqs;
};

/** Dollars paid by the end of each month, and what they are compared with. */
export type PaidByMonth = {
  amounts: readonly number[];
  compared?: readonly number[];
  caption: string;
};

export type Comparison = SectionHeading & {
  rows: readonly { name: string; monthly: string; yearly: string; terms: string }[];
  columns: { name: string; monthly: string; yearly: string; terms: string };
  saving: string;
  savingMonthly: string;
  savingPercent: string;
  result: string;
};

export type GuaranteeExplainer = SectionHeading & {
  steps: readonly Step[];
  counts: { title: string; points: readonly string[] };
  yourPart: { title: string; points: readonly string[] };
};

/** What every package delivers; a page adds what is its own. */
export const production = [
  'Recording direction, audio and video editing, show notes',
  `${claims.piecesPerEpisode} content pieces from each episode`,
  `Distribution to ${claims.platforms} platforms within ${timing.distribution} of upload`,
] as const;
