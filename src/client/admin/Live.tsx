import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import { useEffect } from 'react';
import type { AppRouter } from '../../server/router.ts';
import type { LiveState } from '../../shared/live.ts';
import { trpc } from '../api.tsx';
import { toast } from '../ui/toasts.ts';

/** Keeps what the admin shows up to date without a reload, and says what is new. */
export function Live() {
  const utils = trpc.useUtils();
  useEffect(() => {
    // A client of its own, so that only the admin loads what subscriptions need.
    const client = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: '/trpc' })] });
    let last: LiveState | undefined;
    const subscription = client.admin.live.subscribe(undefined, {
      onData: (state) => {
        if (last) tell(last, state);
        if (last?.leadId !== state.leadId) void utils.leads.invalidate();
        if (last?.responseId !== state.responseId) void utils.quiz.invalidate();
        void utils.outbox.invalidate();
        last = state;
      },
    });
    return () => subscription.unsubscribe();
  }, [utils]);
  return null;
}

function tell(last: LiveState, { leadId, responseId, outbox }: LiveState) {
  if (outbox.failed > last.outbox.failed)
    toast({ title: 'A delivery failed', description: 'The outbox says why.' });
  if (isNewer(leadId, last.leadId)) toast({ title: 'A new lead came in' });
  if (isNewer(responseId, last.responseId)) toast({ title: 'Somebody finished the quiz' });
}

/** Ids rise with time; after a deletion the newest is an older one. */
const isNewer = (id: string | null, before: string | null) => (id ?? '') > (before ?? '');
