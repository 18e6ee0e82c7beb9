import { z } from 'zod';
import { formatDollars } from '../numbers.ts';

const dollars = z.int().min(1).max(1_000_000);
const aMonth = (title: string) => dollars.meta({ title, help: 'Dollars a month.' });
const once = (title: string) => dollars.meta({ title, help: 'Dollars, once.' });
const inAll = (title: string) => dollars.meta({ title, help: 'Dollars.' });

export const Prices = z
  .strictObject({
    noCommitment: aMonth('No Commitment'),
    smartSaver: aMonth('Smart Saver'),
    roiGuarantee: aMonth('ROI Guarantee'),
    noUpfrontPayment: aMonth('No Upfront Payment'),
    monthToMonth: aMonth('Month to Month'),
    podcastCoaching: once('Podcast Coaching'),
    skoolCourse: once('Skool Course'),
    guaranteedReturn: inAll('Guaranteed return'),
    equipmentKit: inAll('Equipment kit'),
  })
  .refine(({ smartSaver, noCommitment }) => smartSaver < noCommitment, {
    path: ['smartSaver'],
    message: 'a price below that of No Commitment, because texts name the saving',
  })
  .meta({ title: 'Prices' });
export type Prices = z.output<typeof Prices>;

const MONTHS = 12;
const year = (monthly: number) => monthly * MONTHS;

/** What texts refer to, as in `{{prices.smartSaver.saving}}`. */
export function priceTexts(dollars: Prices) {
  const saving = year(dollars.noCommitment) - year(dollars.smartSaver);
  const monthly = (amount: number) => ({
    monthly: formatDollars(amount),
    yearly: formatDollars(year(amount)),
  });
  return {
    noCommitment: monthly(dollars.noCommitment),
    smartSaver: {
      ...monthly(dollars.smartSaver),
      saving: formatDollars(saving),
      savingMonthly: formatDollars(saving / MONTHS),
      savingPercent: `${Math.round((saving / year(dollars.noCommitment)) * 100)}%`,
      /** From this month on, a year of months has cost more than the year. */
      cheaperFromMonth: Math.ceil(year(dollars.smartSaver) / dollars.noCommitment),
    },
    roiGuarantee: {
      ...monthly(dollars.roiGuarantee),
      guaranteedReturn: `${formatDollars(dollars.guaranteedReturn)}+`,
    },
    noUpfrontPayment: monthly(dollars.noUpfrontPayment),
    monthToMonth: monthly(dollars.monthToMonth),
    podcastCoaching: { once: formatDollars(dollars.podcastCoaching) },
    // Paid once; the blog states it per month.
    skoolCourse: {
      once: formatDollars(dollars.skoolCourse),
      monthly: formatDollars(dollars.skoolCourse),
    },
    equipmentKit: { value: formatDollars(dollars.equipmentKit) },
  };
}
