import { dehydrate } from '@tanstack/react-query';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { AppRouter } from '../../server/trpc/router.ts';
import type { PageRequest, PreparedPage } from '../../shared/page.ts';
import { App } from './App.tsx';
import { type Api, createApi, ServerApi } from '../lib/api.tsx';
import { consentNeeds } from '../site/consent/consent.ts';
import { contentKeys, isAdminModule, loadModule } from './pageModules.ts';
import { matchPage } from './routes.ts';

/** Finds the page for a path and fetches its data; `toHtml` renders it. */
export async function preparePage(request: PageRequest): Promise<PreparedPage> {
  const { path, config, isAccessKnown, call } = request;
  const api = createApi(createTRPCClient({ links: [inProcessLink(call)] }));
  const { params, missingModule, canonicalPath, route, ...match } = matchPage(path);
  let { module, isFound } = match;
  let page = await loadModule(module);
  let loaded: Awaited<ReturnType<NonNullable<typeof page.load>>>;
  if (page.load) {
    loaded = await page.load(api, params);
    if (!loaded) {
      // The 404 page is cached for all addresses, so it must not contain data of this one.
      api.queryClient.clear();
      isFound = false;
      module = missingModule;
      page = await loadModule(module);
    }
  }
  // Pages opened later find the texts of the consent here.
  const consent = consentNeeds(config).any ? (['consent'] as const) : [];
  const content = await api.client.content.get.query({ keys: [...contentKeys(page), ...consent] });
  const isSignedOut = !!isAccessKnown && isAdminModule(module) && (await loadSignedOut(api));
  const head = page.head({ params, loaded, content });
  if (!head) throw new Error(`The page ${path} has no head`);
  const status = isFound ? 200 : 404;
  const queries = api.queryClient.getQueryCache().getAll();
  const data = queries.map(({ queryHash, state }) => [queryHash, state.data]);
  return {
    status,
    version: JSON.stringify([status, module, head, config, data]),
    canonicalPath: loaded?.movedTo ?? canonicalPath,
    head,
    module,
    isSignedOut,
    state: { status, config, content, queries: dehydrate(api.queryClient) },
    toHtml: () =>
      toHtml(
        <ServerApi value={api}>
          <StaticRouter location={path}>
            <App config={config} content={content} initialPage={{ path, module }} route={route} />
          </StaticRouter>
        </ServerApi>,
      ),
  };
}

/**
 * Loads the access state of a visitor who is signed out, so that the page shows the sign-in form at
 * once. With access, the page renders in the browser, which has its drafts and settings.
 */
async function loadSignedOut({ queryClient, utils }: Api) {
  const access = await utils.admin.access.state.fetch().catch(() => undefined);
  const isSignedOut = !!access && access.by === null;
  if (!isSignedOut) queryClient.clear();
  return isSignedOut;
}

/** Calls the procedures of this process directly instead of over HTTP. */
function inProcessLink(call: PageRequest['call']): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        call(op.path, op.input).then(
          (data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          },
          (error: Error) => observer.error(TRPCClientError.from(error)),
        );
      });
}

async function toHtml(app: React.ReactNode) {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(app, {
    onError: (error) => void failures.push(error),
    // React streams larger pages with inline scripts, which the content security policy forbids.
    progressiveChunkSize: Infinity,
  });
  let html = '';
  for await (const chunk of prelude) html += chunk;
  // React renders the rest of the page around a failure; an error page is better.
  if (failures.length > 0) throw failures[0];
  return html;
}
