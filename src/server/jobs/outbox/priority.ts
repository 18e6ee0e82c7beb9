/** The order of due rows of one kind. */
export const PRIORITY = {
  /** A visitor waits for it, as for a guide or a confirmation. */
  urgent: 0,
  /** Urgent rows after a failed attempt: the backlog of an outage does not delay new rows. */
  urgentRetry: 1,
  /** Notifications, webhooks and other rows that can wait. */
  bulk: 2,
};
