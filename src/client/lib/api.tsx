import { hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { AppRouter } from '../../server/trpc/router.ts';
import { type Client, getClient } from './trpcClient.ts';
import { pageState } from './pageState.ts';

export const trpc = createTRPCReact<AppRouter>();

/** The outputs of procedures as JSON, where dates are strings. */
export type Outputs = inferRouterOutputs<AppRouter>;

/** Client and query cache: one per browser tab, one per server-rendered page. */
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

function getBrowserApi() {
  if (browserApi) return browserApi;
  browserApi = createApi(getClient());
  hydrate(browserApi.queryClient, pageState().queries);
  return browserApi;
}

export const ServerApi = createContext<Api | undefined>(undefined);

/** Wraps the parts that call the server; other pages do not load this code. */
function ApiProvider({ children }: { children: ReactNode }) {
  const serverApi = useContext(ServerApi);
  const { queryClient, client } = serverApi ?? getBrowserApi();
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** Wraps a component in `ApiProvider`. */
export const withApi = <Props extends object>(Component: ComponentType<Props>) =>
  function WithApi(props: Props) {
    return (
      <ApiProvider>
        <Component {...props} />
      </ApiProvider>
    );
  };

/**
 * Options for a query that returns `null` on a 401 instead of failing, as in
 * `trpc.admin.access.state.useQuery(undefined, nullOn401())`.
 */
export const nullOn401 = <T,>() => ({
  trpc: { context: { on401: 'null' } },
  select: (data: T): T | null => data,
});
