import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveState } from '../../../shared/live.ts';
import { trpc } from '../../lib/api.tsx';
import { streamClient } from '../../lib/streamClient.ts';
import { toast } from '../../ui/toasts.ts';
import { confirmedActionKey } from '../ui/Confirmation.tsx';
import { refetchFailedQueries } from '../ui/LoadError.tsx';

const RECONNECT_DELAY_MS = 3000;

/** The last received state. It survives leaving the admin, to report changes on return. */
let lastState: LiveState | undefined;

/**
 * Invalidates what other people change, and shows toasts for new records. After a lost connection all
 * queries are refetched.
 */
export function LiveUpdates() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  useEffect(() => {
    let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
    let wasDisconnected = false;
    if (!lastState) setStaleTime(queryClient, false);
    const listen = () =>
      streamClient.admin.live.subscribe(undefined, {
        onData: (state) => {
          if (lastState) showToasts(lastState, state);
          const previous = lastState;
          lastState = state;
          afterConfirmedActions(queryClient, () => invalidateChanged(utils, previous, state));
          setStaleTime(queryClient, true);
          if (wasDisconnected) void queryClient.invalidateQueries();
          wasDisconnected = false;
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
      wasDisconnected = true;
      setStaleTime(queryClient, false);
    };
    const reconnectLater = () => {
      reconnectTimer = setTimeout(() => (subscription = listen()), RECONNECT_DELAY_MS);
    };
    let subscription = listen();
    const retryFailed = () => void refetchFailedQueries(queryClient);
    window.addEventListener('online', retryFailed);
    return () => {
      window.removeEventListener('online', retryFailed);
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
function setStaleTime(queryClient: QueryClient, isLive: boolean) {
  const { queries, ...rest } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({
    ...rest,
    queries: { ...queries, staleTime: isLive ? Infinity : 0 },
  });
}

/**
 * Runs a function once no confirmed action is under way: the change that such an action makes is
 * reported before its dialog closes, and refetching a record that it deleted would fail.
 */
function afterConfirmedActions(queryClient: QueryClient, run: () => void) {
  const isBusy = () => queryClient.isMutating({ mutationKey: confirmedActionKey }) > 0;
  if (!isBusy()) return run();
  const unsubscribe = queryClient.getMutationCache().subscribe(() => {
    if (isBusy()) return;
    unsubscribe();
    run();
  });
}

type Utils = ReturnType<typeof trpc.useUtils>;

type InvalidationRule = [
  read: (state: LiveState) => unknown,
  routers: { invalidate: () => unknown }[],
];

/**
 * The routers to invalidate when the part of the live state that `read` returns changes. An action in
 * the audit log may affect any query.
 */
function invalidationRules(utils: Utils): InvalidationRule[] {
  const { blog } = utils;
  const { person, pipeline, today, trends } = utils.admin;
  return [
    [
      ({ leadId, changes }) => [leadId, changes.leads],
      [utils.leads, person, trends, pipeline, today],
    ],
    [
      ({ responseId, changes }) => [responseId, changes.guides],
      [utils.quiz, person, trends, pipeline],
    ],
    [({ outbox }) => outbox, [utils.outbox, utils.webhooks, utils.quiz.guideEditor.emails]],
    [({ changes }) => changes.posts, [blog.adminList, blog.revisions, blog.cards]],
    [({ changes }) => changes.subscribers, [utils.newsletter, person]],
    [({ changes }) => changes.boards, [utils.whiteboard]],
    [({ changes }) => changes.audit, [utils]],
  ];
}

function invalidateChanged(utils: Utils, previous: LiveState | undefined, state: LiveState) {
  const hasChanged = ([read]: InvalidationRule) =>
    !previous || JSON.stringify(read(previous)) !== JSON.stringify(read(state));
  const stale = invalidationRules(utils)
    .filter(hasChanged)
    .flatMap(([, routers]) => routers);
  for (const router of new Set([utils.admin.counts, ...stale])) void router.invalidate();
}

function showToasts(previous: LiveState, { leadId, responseId, outbox }: LiveState) {
  if (outbox.failed > previous.outbox.failed)
    toast({
      title: 'A delivery failed',
      description: 'See Outbox for the error.',
      variant: 'destructive',
    });
  if (isNewer(leadId, previous.leadId)) toast({ title: 'New lead' });
  if (isNewer(responseId, previous.responseId)) toast({ title: 'New quiz response' });
}

/** Ids sort by time. When the newest record is deleted, an older one takes its place. */
const isNewer = (id: string | null, before: string | null) => (id ?? '') > (before ?? '');
