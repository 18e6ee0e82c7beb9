/** What the forms offer. On the wire revenue stays free text: a lead with another value is kept. */
export const revenueLabels = {
  'under-1m': 'Under $1M',
  '1m-5m': '$1M - $5M',
  '5m-10m': '$5M - $10M',
  '10m-25m': '$10M - $25M',
  '25m-50m': '$25M - $50M',
  'over-50m': 'Over $50M',
} as const;
