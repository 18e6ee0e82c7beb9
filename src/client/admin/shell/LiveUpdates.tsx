import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import { useEffect } from 'react';
import type { AppRouter } from '../../../server/trpc/router.ts';
import type { LiveState } from '../../../shared/live.ts';
import { trpc } from '../../lib/api.tsx';
import { toast } from '../../ui/toasts.ts';
import { refetchFailed } from '../ui/LoadError.tsx';

const RECONNECT_DELAY_MS = 3000;

/** The last received state. It survives leaving the admin, to report changes on return. */
let last: LiveState | undefined;

/**
 * Invalidates what other people change, and shows toasts for new records. After a lost connection all
 * queries are refetched.
 */
export function LiveUpdates() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  useEffect(() => {
    // A separate client, so that only the admin loads the subscription link.
    const client = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: '/trpc' })] });
    let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
    let wasBroken = false;
    if (!last) trustCache(queryClient, false);
    const listen = () =>
      client.admin.live.subscribe(undefined, {
        onData: (state) => {
          if (last) showToasts(last, state);
          refresh(utils, last, state);
          last = state;
          trustCache(queryClient, true);
          if (wasBroken) void queryClient.invalidateQueries();
          wasBroken = false;
        },
        onConnectionStateChange: ({ state, error }) => {
          if (state === 'connecting' && error) onDisconnect();
        },
        onError: () => {
          onDisconnect();
          reconnectLater();
        },
        // The server ends the stream with the session or on shutdown.
        onComplete: () => {
          void utils.admin.access.state.invalidate();
          reconnectLater();
        },
      });
    const onDisconnect = () => {
      wasBroken = true;
      trustCache(queryClient, false);
    };
    const reconnectLater = () => {
      reconnectTimer = setTimeout(() => (subscription = listen()), RECONNECT_DELAY_MS);
    };
    let subscription = listen();
    const retry = () => void refetchFailed(queryClient);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(reconnectTimer);
      subscription.unsubscribe();
    };
  }, [utils, queryClient]);
  return null;
}

/**
 * Loaded data stays fresh while the stream reports every change. Without the stream, queries refetch
 * when they mount. Window focus and elapsed time never refetch.
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

/**
 * The queries to invalidate when a part of the live state changes. An action in the audit log may
 * affect any query.
 */
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
  const hasChanged = ([read]: Part) =>
    !last || JSON.stringify(read(last)) !== JSON.stringify(read(state));
  const stale = partsOf(utils)
    .filter(hasChanged)
    .flatMap(([, routers]) => routers);
  for (const router of new Set([utils.admin.counts, ...stale])) void router.invalidate();
}

function showToasts(last: LiveState, { leadId, responseId, outbox }: LiveState) {
  if (outbox.failed > last.outbox.failed)
    toast({
      title: 'A delivery failed',
      description: 'See Outbox for the error.',
      variant: 'destructive',
    });
  if (isNewer(leadId, last.leadId)) toast({ title: 'New lead' });
  if (isNewer(responseId, last.responseId)) toast({ title: 'New quiz response' });
}

/** Ids sort by time. When the newest record is deleted, an older one takes its place. */
const isNewer = (id: string | null, before: string | null) => (id ?? '') > (before ?? '');
