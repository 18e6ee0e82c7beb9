import { prices } from './prices.ts';

const { guaranteedReturn, yearly } = prices.roiGuarantee;

/** The one wording of the guarantee. Pages quote these lines so that no two of them disagree. */
export const guarantee = {
  period: '12 months',
  refundMonths: '6 months',
  maximumRefund: yearly,
  name: 'Money-back ROI guarantee',
  promise: `A 5-figure return (${guaranteedReturn}) within 12 months, or we keep working free until you have it.`,
  refund: `Rather stop? You get 6 months back at least, and up to ${yearly}, every dollar of the year.`,
  badge: `Refund of up to ${yearly}`,
};
