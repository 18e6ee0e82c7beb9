/** The newest rows; ids are null while there are none. */
export type LiveState = {
  leadId: string | null;
  responseId: string | null;
  outbox: { waiting: number; failed: number };
  /**
   * Values that change when a lead, a post, a subscriber, a board or anything in the audit log
   * changes.
   */
  changes: Record<'leads' | 'posts' | 'subscribers' | 'boards' | 'deeds', string | null>;
};
