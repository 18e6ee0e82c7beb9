import { hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { AppRouter } from '../../server/trpc/router.ts';
import { type Client, getClient } from './trpcClient.ts';
import { pageState } from './pageState.ts';

export const trpc = createTRPCReact<AppRouter>();

/** What the procedures answer over the wire, where dates are texts. */
export type Outputs = inferRouterOutputs<AppRouter>;

/** The calls of one visitor and what they answered: one a browser tab, one a rendered page. */
export type Api = ReturnType<typeof createApi>;

export function createApi(client: Client) {
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
  return { queryClient, client, utils: createTRPCQueryUtils<AppRouter>({ queryClient, client }) };
}

let browserApi: Api | undefined;

function apiOfThisTab() {
  browserApi ??= createBrowserApi();
  return browserApi;
}

function createBrowserApi() {
  const api = createApi(getClient());
  hydrate(api.queryClient, pageState().queries);
  return api;
}

export const ServerApi = createContext<Api | undefined>(undefined);

/** Pages and forms that talk to the server stand inside it; the others need none of this code. */
function ApiProvider({ children }: { children: ReactNode }) {
  const rendered = useContext(ServerApi);
  const { queryClient, client } = rendered ?? apiOfThisTab();
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** The component with the calls that it makes around it. */
export const withApi = <Props extends object>(Component: ComponentType<Props>) =>
  function WithApi(props: Props) {
    return (
      <ApiProvider>
        <Component {...props} />
      </ApiProvider>
    );
  };

/**
 * Options for a query that yields `null` when the server says that nobody is signed in, where a 401
 * is an error otherwise, as in `trpc.admin.access.state.useQuery(undefined, nullOn401())`.
 */
export const nullOn401 = <T,>() => ({
  trpc: { context: { on401: 'null' } },
  select: (data: T): T | null => data,
});
