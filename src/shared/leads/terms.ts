/** Progress of the sale. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Everything except spam: the admin's default. */
export const NOT_SPAM = 'not-spam';

/** How a filter names the tiers of revenue, in the order of their ranks. */
export const tierNames = ['none', '1m', '5m', '10m'] as const;

export const MAX_NOTE_LENGTH = 10_000;
/** Leads that one request may name; for more, use a filter. */
export const MAX_SELECTED = 500;
