import { prices } from './prices.ts';

const { guaranteedReturn, yearly } = prices.roiGuarantee;
const period = '12 months';
const refundMonths = '6 months';

/** The only wording of the guarantee. Pages quote these lines, so that they cannot disagree. */
export const guarantee = {
  period,
  refundMonths,
  maximumRefund: yearly,
  name: 'Money-back ROI guarantee',
  promise: `A 5-figure return (${guaranteedReturn}) within ${period}, or we keep working free until you have it.`,
  refund: `Rather stop? You get at least ${refundMonths} back, and up to ${yearly}: everything you paid for the year.`,
  badge: `Refund of up to ${yearly}`,
};
