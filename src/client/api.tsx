import { hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { httpBatchLink, httpLink, splitLink, TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { createContext, type ReactNode, useContext } from 'react';
import type { AppRouter } from '../server/router.ts';
import { pageState } from './pageState.ts';

export const trpc = createTRPCReact<AppRouter>();

/** What the procedures answer over the wire, where dates are texts. */
export type Outputs = inferRouterOutputs<AppRouter>;

/** The calls of one visitor and what they answered: one a browser tab, one a rendered page. */
export type Api = ReturnType<typeof createApi>;

export function createApi(links: TRPCLink<AppRouter>[]) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
  const client = trpc.createClient({ links });
  return { queryClient, client, utils: createTRPCQueryUtils<AppRouter>({ queryClient, client }) };
}

let browserApi: Api | undefined;

function apiOfThisTab() {
  browserApi ??= createBrowserApi();
  return browserApi;
}

/** For code that calls without a component: the calls of this tab. */
export const callsOfThisTab = () => apiOfThisTab().client;

function createBrowserApi() {
  const api = createApi([
    errorsWithStatus,
    splitLink({
      condition: ({ context }) => typeof context.idempotencyKey === 'string',
      // In a batch the calls would share one key.
      true: httpLink({
        ...door,
        headers: ({ op }) => ({ 'idempotency-key': String(op.context.idempotencyKey) }),
      }),
      false: httpBatchLink(door),
    }),
  ]);
  hydrate(api.queryClient, pageState().queries);
  return api;
}

/** Milliseconds; a quiz may take 40 seconds to be answered. */
const PATIENCE = 60_000;

const door = {
  url: '/trpc',
  fetch: (url: RequestInfo | URL | string, init?: RequestInit) =>
    // A server that does not answer is one that failed; sending again is safe.
    fetch(url, { ...init, credentials: 'include', signal: patient(init?.signal) }),
};

const patient = (signal?: AbortSignal | null) =>
  AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])]);

/** A call made with it, as in `mutate(input, oncePer(key))`, applies once however often it is sent. */
export const oncePer = (idempotencyKey: string) => ({ context: { idempotencyKey } });

/** Errors read `404: Post not found`. */
const errorsWithStatus: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) =>
      next(op).subscribe({
        ...observer,
        error: (error) => {
          if (error.data) error.message = `${error.data.httpStatus}: ${error.message}`;
          observer.error(error);
        },
      }),
    );

export const ServerApi = createContext<Api | undefined>(undefined);

/** Pages and forms that talk to the server stand inside it; the others need none of this code. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const rendered = useContext(ServerApi);
  const { queryClient, client } = rendered ?? apiOfThisTab();
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** Whether a call says that there is no such thing, in the browser as on the server. */
export const isNotFound = (error: unknown) =>
  error instanceof TRPCClientError && (codeOf(error.data) ?? codeOf(error.cause)) === 'NOT_FOUND';

// The server calls the procedure itself and gets its very error as the cause.
const codeOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
