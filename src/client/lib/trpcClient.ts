import { createTRPCClient, type TRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../../server/trpc/router.ts';
import { ConnectionError } from './callErrors.ts';

export type Client = TRPCClient<AppRouter>;

let client: Client | undefined;

/** Returns the tRPC client of this tab, without the query cache. */
export const getClient = () => (client ??= createTRPCClient<AppRouter>({ links: [lazyLink] }));

/** Options of a call that applies once, as in `mutate(input, withIdempotencyKey(key))`. */
export const withIdempotencyKey = (idempotencyKey: string) => ({ context: { idempotencyKey } });

const load = async () => (await import('./trpcLinks.ts')).httpLinks;

/**
 * Loads the links ahead of the first call. For forms that may be sent while offline: browsers do not
 * retry a module that failed to load.
 */
export const preloadClient = () => void load().catch(() => {});

/** Loads the links at the first call. */
const lazyLink: TRPCLink<AppRouter> = (runtime) => {
  let loaded: ReturnType<TRPCLink<AppRouter>> | undefined;
  return ({ next, op }) =>
    observable((observer) => {
      let isDone = false;
      let stop = () => {};
      const send = async () => {
        loaded ??= (await load())(runtime);
        if (isDone) return;
        const subscription = loaded({ next, op }).subscribe(observer);
        stop = () => subscription.unsubscribe();
      };
      send().catch((error: unknown) =>
        observer.error(
          TRPCClientError.from(
            new ConnectionError('The code of the client is missing', { cause: error }),
          ),
        ),
      );
      return () => {
        isDone = true;
        stop();
      };
    });
};
