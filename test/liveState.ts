import type { LiveState } from '../src/shared/live.ts';

/** The state of a site on which nothing has happened. */
export const emptyLiveState: LiveState = {
  leadId: null,
  responseId: null,
  outbox: { waiting: 0, failed: 0 },
  changes: {
    leads: null,
    guides: null,
    posts: null,
    subscribers: null,
    boards: null,
    audit: null,
  },
};
