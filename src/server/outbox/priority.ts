/** The order among the rows of one kind that are due. */
export const PRIORITY = {
  /** Someone waits for it, such as a guide or a confirmation. */
  urgent: 0,
  /** The same after a try that failed, so that an outage's backlog delays nothing new. */
  urgentRetry: 1,
  /** Notifications, webhooks and everything else that can wait. */
  bulk: 2,
};
