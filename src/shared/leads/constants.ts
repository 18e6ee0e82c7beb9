/** Progress of the sale. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The statuses of open leads. */
export const openStatuses = ['new', 'contacted', 'qualified'] as const satisfies LeadStatus[];
/** The columns of the kanban board. */
export const kanbanStatuses = [...openStatuses, 'won', 'lost'] as const satisfies LeadStatus[];
export type KanbanStatus = (typeof kanbanStatuses)[number];

/** Selects everything except spam, the admin's default. */
export const NOT_SPAM = 'not-spam';

/** Values of the filter by owner other than the id of an account. */
export const MINE = 'me';
export const NOBODY = 'nobody';

/** Values of the filter by follow-up: `due` is overdue or today, `week` ends on Sunday. */
export const dueFilters = ['due', 'overdue', 'today', 'week'] as const;
/** Values of the filter by requested call: `open` calls are those of new and contacted leads. */
export const callFilters = ['open', 'requested'] as const;

/** Revenue tiers in filters, in the order of `tierRank`: `5m` is $5M to $10M. */
export const tierNames = ['none', '1m', '5m', '10m'] as const;

export const MAX_NOTE_LENGTH = 10_000;
/** Maximum number of ids in a request; a filter selects more. */
export const MAX_SELECTED = 500;

/** In US dollars. */
export const MAX_WON_VALUE = 1_000_000_000;
