import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import { useEffect } from 'react';
import type { AppRouter } from '../../server/trpc/router.ts';
import type { LiveState } from '../../shared/live.ts';
import { trpc } from '../api.tsx';
import { toast } from '../ui/toasts.ts';
import { refetchFailed } from './LoadFailure.tsx';

/** Milliseconds a server that restarts is given. */
const PAUSE = 3000;

/** What was heard last: it outlives a view, so that the next one tells what came meanwhile. */
let last: LiveState | undefined;

/**
 * Keeps what the admin shows up to date without a reload, and says what is new. What others change is
 * heard of; only after the line was broken, all that shows is fetched once more.
 */
export function Live() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  useEffect(() => {
    // A client of its own, so that only the admin loads what subscriptions need.
    const client = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: '/trpc' })] });
    let again: ReturnType<typeof setTimeout> | undefined;
    let wasBroken = false;
    if (!last) trustCache(queryClient, false);
    const listen = () =>
      client.admin.live.subscribe(undefined, {
        onData: (state) => {
          if (last) tell(last, state);
          refresh(utils, last, state);
          last = state;
          trustCache(queryClient, true);
          // The server speaks at once whenever the line is back.
          if (wasBroken) void queryClient.invalidateQueries();
          wasBroken = false;
        },
        onConnectionStateChange: ({ state, error }) => {
          if (state === 'connecting' && error) lose();
        },
        // The server is away, or something between answers for it.
        onError: () => {
          lose();
          rest();
        },
        // The server ends it when the session has ended, and then the form shows; or when it stops.
        onComplete: () => {
          void utils.admin.access.state.invalidate();
          rest();
        },
      });
    const lose = () => {
      wasBroken = true;
      trustCache(queryClient, false);
    };
    const rest = () => {
      again = setTimeout(() => (subscription = listen()), PAUSE);
    };
    let subscription = listen();
    const retry = () => void refetchFailed(queryClient);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(again);
      subscription.unsubscribe();
    };
  }, [utils, queryClient]);
  return null;
}

/**
 * When what was loaded counts as fresh: for as long as the line tells of every change. Without it, what
 * is opened or returned to is asked for anew; neither time nor coming back to the window asks ever.
 */
function trustCache(queryClient: QueryClient, isLive: boolean) {
  const { queries, ...rest } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...rest,
    queries: { ...queries, staleTime: isLive ? Infinity : 0 },
  });
}

type Utils = ReturnType<typeof trpc.useUtils>;

function refresh(utils: Utils, last: LiveState | undefined, state: LiveState) {
  const { leadId, responseId, outbox, changes } = state;
  void utils.admin.counts.invalidate();
  const [isLead, isResponse] = [last?.leadId !== leadId, last?.responseId !== responseId];
  if (isLead) void utils.leads.invalidate();
  if (isResponse) void utils.quiz.invalidate();
  const { person, trends } = utils.admin;
  if (isLead || isResponse) void Promise.all([person, trends].map((one) => one.invalidate()));
  if (!isSame(last?.outbox, outbox))
    void Promise.all([utils.outbox.invalidate(), utils.webhooks.invalidate()]);
  if (last) refreshChanged(utils, last.changes, changes);
}

const isSame = (a: LiveState['outbox'] | undefined, b: LiveState['outbox']) =>
  a?.waiting === b.waiting && a.failed === b.failed;

type Changes = LiveState['changes'];

/** What a colleague did: notes and statuses, saved posts, and the deeds of the audit log, which reach far. */
function refreshChanged(
  utils: Utils,
  last: Changes,
  { leads, posts, subscribers, boards, deeds }: Changes,
) {
  const { blog } = utils;
  const { person, trends } = utils.admin;
  if (leads !== last.leads)
    void Promise.all([utils.leads, person, trends].map((one) => one.invalidate()));
  if (posts !== last.posts)
    void Promise.all([blog.adminList, blog.revisions, blog.cards].map((one) => one.invalidate()));
  if (subscribers !== last.subscribers) void utils.newsletter.invalidate();
  if (boards !== last.boards) void utils.whiteboard.invalidate();
  if (deeds !== last.deeds) void utils.invalidate();
}

/** One after the other, since only one shows at a time and the last would hide the others. */
function tell(last: LiveState, { leadId, responseId, outbox }: LiveState) {
  if (outbox.failed > last.outbox.failed)
    toast({
      title: 'A delivery failed',
      description: 'The outbox says why.',
      variant: 'destructive',
    });
  if (isNewer(leadId, last.leadId)) toast({ title: 'A new lead came in' });
  if (isNewer(responseId, last.responseId)) toast({ title: 'Somebody finished the quiz' });
}

/** Ids rise with time; after a deletion the newest is an older one. */
const isNewer = (id: string | null, before: string | null) => (id ?? '') > (before ?? '');
