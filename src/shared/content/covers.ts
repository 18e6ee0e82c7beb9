export type Cover = { slug: string; title: string; industry: string };

// sample: replace with the covers of client shows; the pictures are /covers/{slug}-{320,640}.{avif,webp}
export const covers: readonly Cover[] = [
  { slug: 'net-90', title: 'Net 90', industry: 'B2B payments' },
  { slug: 'second-shift', title: 'Second Shift', industry: 'Manufacturing' },
  { slug: 'cold-chain', title: 'Cold Chain', industry: 'Food logistics' },
  { slug: 'the-bid-room', title: 'The Bid Room', industry: 'Construction' },
  { slug: 'plain-counsel', title: 'Plain Counsel', industry: 'Business law' },
  { slug: 'uptime', title: 'Uptime', industry: 'Cloud infrastructure' },
  { slug: 'load-bearing', title: 'Load Bearing', industry: 'Structural engineering' },
  { slug: 'dose-response', title: 'Dose Response', industry: 'Health technology' },
  { slug: 'field-margins', title: 'Field Margins', industry: 'Agribusiness' },
  { slug: 'the-renewal', title: 'The Renewal', industry: 'Insurance' },
  { slug: 'open-seats', title: 'Open Seats', industry: 'Recruiting' },
  { slug: 'kilowatt-hour', title: 'Kilowatt Hour', industry: 'Energy' },
  { slug: 'last-mile-first', title: 'Last Mile First', industry: 'Delivery' },
];
