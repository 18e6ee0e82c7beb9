/**
 * What the server pushes to open admin pages: the ids of the newest rows, null while there are
 * none.
 */
export type LiveState = {
  leadId: string | null;
  responseId: string | null;
  outbox: { waiting: number; failed: number };
  /** Values that change whenever the data does; `audit` except for `kindsWithoutRefresh`. */
  changes: Record<'leads' | 'guides' | 'posts' | 'subscribers' | 'boards' | 'audit', string | null>;
};
