/** What is newest in the admin; ids are null while there is nothing. */
export type LiveState = {
  leadId: string | null;
  responseId: string | null;
  outbox: { waiting: number; failed: number };
  /**
   * Differ from before when something was changed: a lead, a post, a subscriber, a board, or anything
   * the audit log names.
   */
  changes: Record<'leads' | 'posts' | 'subscribers' | 'boards' | 'deeds', string | null>;
};
