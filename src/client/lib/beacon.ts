import { whenShown } from './whenShown.ts';

type Procedure =
  | 'quiz.countView'
  | 'blog.countView'
  | 'visitCounts.count'
  | 'visits.record'
  | 'visits.forget';

/**
 * Calls a procedure without waiting for it, best effort; also while the page is being left. Counts
 * only people: neither automated browsers nor pages that are prerendered and never opened.
 */
export function beacon(procedure: Procedure, input: object) {
  if (navigator.webdriver && procedure !== 'visits.forget') return;
  const body = new Blob([JSON.stringify(input)], { type: 'application/json' });
  // Some browsers lack it, for privacy.
  if ('sendBeacon' in navigator)
    whenShown(() => void navigator.sendBeacon(`/trpc/${procedure}`, body));
}
