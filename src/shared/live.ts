/** The newest rows; ids are null while there are none. */
export type LiveState = {
  leadId: string | null;
  responseId: string | null;
  outbox: { waiting: number; failed: number };
  /** Values that change with the data; `audit` with any action that changes something. */
  changes: Record<'leads' | 'posts' | 'subscribers' | 'boards' | 'audit', string | null>;
};
