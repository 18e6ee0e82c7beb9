import { formatDollars } from '../numbers.ts';

/** Every price, once, as a number. The figures that follow from them are computed below. */
export const dollars = {
  noCommitment: 1500,
  smartSaver: 1100,
  roiGuarantee: 3500,
  noUpfrontPayment: 4200,
  monthToMonth: 5000,
  podcastCoaching: 497,
  skoolCourse: 97,
  guaranteedReturn: 10_000,
  equipmentKit: 5000,
} as const;

const MONTHS = 12;
const year = (monthly: number) => monthly * MONTHS;
/** From this month on, a year of months has cost more than the year. */
const cheaperFromMonth = Math.ceil(year(dollars.smartSaver) / dollars.noCommitment);
const saving = year(dollars.noCommitment) - year(dollars.smartSaver);

export const prices = {
  noCommitment: {
    monthly: formatDollars(dollars.noCommitment),
    yearly: formatDollars(year(dollars.noCommitment)),
  },
  smartSaver: {
    monthly: formatDollars(dollars.smartSaver),
    yearly: formatDollars(year(dollars.smartSaver)),
    saving: formatDollars(saving),
    savingMonthly: formatDollars(saving / MONTHS),
    cheaperFromMonth,
    savingPercent: `${Math.round((saving / year(dollars.noCommitment)) * 100)}%`,
  },
  roiGuarantee: {
    monthly: formatDollars(dollars.roiGuarantee),
    yearly: formatDollars(year(dollars.roiGuarantee)),
    guaranteedReturn: `${formatDollars(dollars.guaranteedReturn)}+`,
  },
  noUpfrontPayment: { monthly: formatDollars(dollars.noUpfrontPayment) },
  monthToMonth: { monthly: formatDollars(dollars.monthToMonth) },
  podcastCoaching: { once: formatDollars(dollars.podcastCoaching) },
  // Paid once; the blog states it per month.
  skoolCourse: {
    once: formatDollars(dollars.skoolCourse),
    monthly: formatDollars(dollars.skoolCourse),
  },
  equipmentKit: { value: formatDollars(dollars.equipmentKit) },
};
