/** Options of the forms. In the API revenue is free text: other values are stored as they are. */
export const revenueLabels = {
  'under-1m': 'Under $1M',
  '1m-5m': '$1M - $5M',
  '5m-10m': '$5M - $10M',
  '10m-25m': '$10M - $25M',
  '25m-50m': '$25M - $50M',
  'over-50m': 'Over $50M',
} as const;

export const revenueLabelOf = (revenue: string) =>
  Object.entries(revenueLabels).find(([value]) => value === revenue)?.[1] ?? revenue;

/** Returns the start of a revenue range in millions; 0 for other text. */
function rangeStartInMillions(revenue: string) {
  if (/under|less|below/i.test(revenue)) return 0;
  const [, figure, unit, rangeUnit] =
    /(\d+(?:\.\d+)?)(?:\s*([kmb])\b|\s*(?:-|–|to)\s*\$?\d+(?:\.\d+)?\s*([kmb])\b)/i.exec(revenue) ??
    [];
  const scale = { k: 0.001, m: 1, b: 1000 }[(unit ?? rangeUnit ?? '').toLowerCase()];
  return Number(figure ?? 0) * (scale ?? 0);
}

export const tiers = ['$10M+', '$5M-$10M', '$1M-$5M'] as const;
export type Tier = (typeof tiers)[number];

/** The tier that colors a lead's revenue, which is free text. */
export function tierOf(revenue: string): Tier | undefined {
  const start = rangeStartInMillions(revenue);
  if (start >= 10 || revenue.includes('$10M+')) return '$10M+';
  if (start >= 5 || revenue.includes('$5M+')) return '$5M-$10M';
  return start >= 1 ? '$1M-$5M' : undefined;
}

/** The tiers by rank; the rank is stored and used for sorting. */
const ranks = [undefined, '$1M-$5M', '$5M-$10M', '$10M+'] as const;

export const HIGH_VALUE_RANK = 2;

export const tierRank = (revenue: string) => ranks.indexOf(tierOf(revenue));
