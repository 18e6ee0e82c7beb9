export type Cover = { slug: string; title: string; industry: string };

// sample: replace with the covers of client shows; the picture is /images/covers/{slug}.svg
export const covers: readonly Cover[] = [
  { slug: 'the-second-signature', title: 'The Second Signature', industry: 'Legal services' },
  { slug: 'load-bearing', title: 'Load Bearing', industry: 'Construction' },
  { slug: 'quiet-ledger', title: 'Quiet Ledger', industry: 'Accounting' },
  { slug: 'cold-chain', title: 'Cold Chain', industry: 'Logistics' },
  { slug: 'exit-interview', title: 'Exit Interview', industry: 'M&A advisory' },
  { slug: 'patch-tuesday-club', title: 'Patch Tuesday Club', industry: 'IT security' },
  { slug: 'the-long-lease', title: 'The Long Lease', industry: 'Commercial property' },
  { slug: 'margin-talks', title: 'Margin Talks', industry: 'Wealth management' },
  { slug: 'shift-change', title: 'Shift Change', industry: 'Manufacturing' },
  { slug: 'bedside-business', title: 'Bedside Business', industry: 'Healthcare' },
  { slug: 'seat-at-the-table', title: 'Seat at the Table', industry: 'HR and recruiting' },
  { slug: 'renewal-season', title: 'Renewal Season', industry: 'Software' },
  { slug: 'watt-matters', title: 'Watt Matters', industry: 'Energy' },
];
