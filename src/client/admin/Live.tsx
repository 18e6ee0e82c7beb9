import { useQueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import { useEffect } from 'react';
import type { AppRouter } from '../../server/router.ts';
import type { LiveState } from '../../shared/live.ts';
import { trpc } from '../api.tsx';
import { toastNext } from '../ui/toasts.ts';
import { refetchFailed } from './refetchFailed.ts';
import { useFreshness } from './useFreshness.ts';

/** Milliseconds a server that restarts is given. */
const PAUSE = 3000;

/** What was heard last: it outlives a view, so that the next one tells what came meanwhile. */
let last: LiveState | undefined;

/** Keeps what the admin shows up to date without a reload, and says what is new. */
export function Live() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  useFreshness();
  useEffect(() => {
    // A client of its own, so that only the admin loads what subscriptions need.
    const client = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: '/trpc' })] });
    let again: ReturnType<typeof setTimeout> | undefined;
    const listen = () =>
      client.admin.live.subscribe(undefined, {
        onData: (state) => {
          if (last) tell(last, state);
          refresh(utils, last, state);
          last = state;
          // The server was away, maybe: it speaks at once whenever the line is back.
          void refetchFailed(queryClient);
        },
        // The server is away, or something between answers for it.
        onError: rest,
        // The server ends it when the session has ended, and then the form shows; or when it stops.
        onComplete: () => {
          void utils.admin.access.state.invalidate();
          rest();
        },
      });
    const rest = () => {
      again = setTimeout(() => (subscription = listen()), PAUSE);
    };
    let subscription = listen();
    return () => {
      clearTimeout(again);
      subscription.unsubscribe();
    };
  }, [utils, queryClient]);
  return null;
}

type Utils = ReturnType<typeof trpc.useUtils>;

function refresh(utils: Utils, last: LiveState | undefined, state: LiveState) {
  const { leadId, responseId, changes } = state;
  const [isLead, isResponse] = [last?.leadId !== leadId, last?.responseId !== responseId];
  if (isLead) void utils.leads.invalidate();
  if (isResponse) void utils.quiz.invalidate();
  if (isLead || isResponse) void utils.admin.trends.invalidate();
  void utils.outbox.invalidate();
  if (last) refreshChanged(utils, last.changes, changes);
}

type Changes = LiveState['changes'];

/** What a colleague did: notes and statuses, saved posts, and the deeds of the audit log, which reach far. */
function refreshChanged(utils: Utils, last: Changes, { leads, posts, deeds }: Changes) {
  if (leads !== last.leads)
    void Promise.all([utils.leads.invalidate(), utils.admin.person.invalidate()]);
  if (posts !== last.posts)
    void Promise.all([utils.blog.adminList.invalidate(), utils.blog.revisions.invalidate()]);
  if (deeds !== last.deeds) void utils.invalidate();
}

/** One after the other, since only one shows at a time and the last would hide the others. */
function tell(last: LiveState, { leadId, responseId, outbox }: LiveState) {
  if (outbox.failed > last.outbox.failed)
    toastNext({
      title: 'A delivery failed',
      description: 'The outbox says why.',
      variant: 'destructive',
    });
  if (isNewer(leadId, last.leadId)) toastNext({ title: 'A new lead came in' });
  if (isNewer(responseId, last.responseId)) toastNext({ title: 'Somebody finished the quiz' });
}

/** Ids rise with time; after a deletion the newest is an older one. */
const isNewer = (id: string | null, before: string | null) => (id ?? '') > (before ?? '');
