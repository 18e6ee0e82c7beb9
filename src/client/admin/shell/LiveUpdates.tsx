import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import { useEffect } from 'react';
import type { AppRouter } from '../../../server/trpc/router.ts';
import type { LiveState } from '../../../shared/live.ts';
import { trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { refetchFailed } from '../ui/LoadError.tsx';

/** Milliseconds a server that restarts is given. */
const PAUSE = 3000;

/** What was heard last: it outlives a view, so that the next one tells what came meanwhile. */
let last: LiveState | undefined;

/**
 * Keeps what the admin shows up to date without a reload, and says what is new. What others change is
 * heard of; only after the line was broken, all that shows is fetched once more.
 */
export function LiveUpdates() {
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

type Part = [read: (state: LiveState) => unknown, routers: { invalidate: () => unknown }[]];

/** The queries to invalidate when a part of the live state changes; an audited action may affect any. */
function partsOf(utils: Utils): Part[] {
  const { blog } = utils;
  const { person, trends } = utils.admin;
  return [
    [({ leadId, changes }) => [leadId, changes.leads], [utils.leads, person, trends]],
    [({ responseId }) => responseId, [utils.quiz, person, trends]],
    [({ outbox }) => outbox, [utils.outbox, utils.webhooks]],
    [({ changes }) => changes.posts, [blog.adminList, blog.revisions, blog.cards]],
    [({ changes }) => changes.subscribers, [utils.newsletter, person]],
    [({ changes }) => changes.boards, [utils.whiteboard]],
    [({ changes }) => changes.audit, [utils]],
  ];
}

function refresh(utils: Utils, last: LiveState | undefined, state: LiveState) {
  const isOther = ([read]: Part) =>
    !last || JSON.stringify(read(last)) !== JSON.stringify(read(state));
  const stale = partsOf(utils)
    .filter(isOther)
    .flatMap(([, routers]) => routers);
  for (const router of new Set([utils.admin.counts, ...stale])) void router.invalidate();
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
