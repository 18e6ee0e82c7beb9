/** Days after which the history of a visitor is deleted. */
export const VISIT_HISTORY_DAYS = 90;
