import { createTRPCClient, type TRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '../../server/trpc/router.ts';
import { ConnectionError } from './callErrors.ts';

/** The procedures of the server as plain calls. */
export type Client = TRPCClient<AppRouter>;

let calls: Client | undefined;

/** For code that calls without a component: the calls of this tab, without the cache of their answers. */
export const getClient = () => (calls ??= createTRPCClient<AppRouter>({ links: [onDemand] }));

/** A call made with it, as in `mutate(input, withIdempotencyKey(key))`, applies once however often it is sent. */
export const withIdempotencyKey = (idempotencyKey: string) => ({ context: { idempotencyKey } });

const load = async () => (await import('./trpcLinks.ts')).httpLinks;

/**
 * Loads what the first call would load. For a form that may be sent while offline: browsers remember
 * that a chunk could not be fetched.
 */
export const preloadClient = () => void load().catch(() => {});

/** Loads what sends calls with the first of them. */
const onDemand: TRPCLink<AppRouter> = (runtime) => {
  let loaded: ReturnType<TRPCLink<AppRouter>> | undefined;
  return ({ next, op }) =>
    observable((observer) => {
      let isOver = false;
      let stop = () => {};
      const send = async () => {
        loaded ??= (await load())(runtime);
        if (isOver) return;
        const subscription = loaded({ next, op }).subscribe(observer);
        stop = () => subscription.unsubscribe();
      };
      send().catch((error: unknown) =>
        observer.error(
          TRPCClientError.from(
            new ConnectionError('The code of calls is missing', { cause: error }),
          ),
        ),
      );
      return () => {
        isOver = true;
        stop();
      };
    });
};
