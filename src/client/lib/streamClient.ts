import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import type { AppRouter } from '../../server/trpc/router.ts';

/** The client for subscriptions, apart from the one for calls, so that few pages load its code. */
export const streamClient = createTRPCClient<AppRouter>({
  links: [httpSubscriptionLink({ url: '/trpc' })],
});
