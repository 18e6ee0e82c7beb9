/** Progress of the sale. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Selects everything except spam, the admin's default. */
export const NOT_SPAM = 'not-spam';

/** Revenue tiers in filters, in the order of `tierRank`: `5m` stands for $5M to $10M. */
export const tierNames = ['none', '1m', '5m', '10m'] as const;

export const MAX_NOTE_LENGTH = 10_000;
/** Maximum number of ids in a request; a filter selects more. */
export const MAX_SELECTED = 500;

/** In US dollars. */
export const MAX_WON_VALUE = 1_000_000_000;
