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
const saving = year(dollars.noCommitment) - year(dollars.smartSaver);

export const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;

export const monthNumbers: readonly number[] = Array.from(
  { length: MONTHS },
  (_, index) => index + 1,
);
/** What No Commitment has cost by the end of each month. */
export const paidMonthly = monthNumbers.map((month) => month * dollars.noCommitment);

export const prices = {
  noCommitment: { monthly: usd(dollars.noCommitment), yearly: usd(year(dollars.noCommitment)) },
  smartSaver: {
    monthly: usd(dollars.smartSaver),
    yearly: usd(year(dollars.smartSaver)),
    saving: usd(saving),
    savingMonthly: usd(saving / MONTHS),
    savingPercent: `${Math.round((saving / year(dollars.noCommitment)) * 100)}%`,
  },
  roiGuarantee: {
    monthly: usd(dollars.roiGuarantee),
    yearly: usd(year(dollars.roiGuarantee)),
    guaranteedReturn: `${usd(dollars.guaranteedReturn)}+`,
  },
  noUpfrontPayment: { monthly: usd(dollars.noUpfrontPayment) },
  monthToMonth: { monthly: usd(dollars.monthToMonth) },
  podcastCoaching: { once: usd(dollars.podcastCoaching) },
  // Paid once; the blog states it per month.
  skoolCourse: { once: usd(dollars.skoolCourse), monthly: usd(dollars.skoolCourse) },
  equipmentKit: { value: usd(dollars.equipmentKit) },
};
