/** How far the agency is with a lead. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Everything but what was set apart as spam: what the admin shows at first. */
export const NOT_SPAM = 'not-spam';

/** How a filter names the tiers of revenue, in the order of their ranks. */
export const tierNames = ['none', '1m', '5m', '10m'] as const;

export const filterFields = ['q', 'status', 'type', 'offer', 'tier', 'from', 'to'] as const;

export const LONGEST_NOTE = 10_000;
/** Leads that may be named at once; more are worked on by their filter. */
export const MOST_SELECTED = 500;
