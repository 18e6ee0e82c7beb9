import { use, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { offline } from '../../shared/content/site.ts';
import { usePageHead } from './head.ts';
import type { PageModule } from './pageModule.ts';
import { loadedModule, loadModule } from './pageModules.ts';
import { InitialPage } from '../lib/initialPage.ts';
import { toast } from '../ui/toasts.ts';
import { isObject } from '../../shared/isObject.ts';

/** Renders a page; the router keeps the previous page while its code loads. */
export function RoutedPage({ module }: { module: string }) {
  const location = useLocation();
  const { pathname } = location;
  const params = useParams();
  const initialPage = use(InitialPage);
  const shownModule = pathname === initialPage.path ? initialPage.module : module;
  const { Page, Layout, head } = loadedModule(shownModule) ?? use(loadOnce(shownModule));
  usePageHead(head, params);
  useEffect(() => {
    // Tests wait for it before they interact.
    document.documentElement.dataset.hydrated = '';
  }, []);
  useEffect(() => {
    shownIndex = historyIndex();
  }, [location]);
  const page = <Page key={pathname} />;
  return Layout ? <Layout title={head(params)?.title ?? ''}>{page}</Layout> : page;
}

/** The history index of the current page. */
let shownIndex = historyIndex();

/** Returns React Router's index of the current history entry. */
function historyIndex() {
  const state: unknown = typeof history === 'undefined' ? undefined : history.state;
  return isObject(state) && typeof state.idx === 'number' ? state.idx : undefined;
}

const pendingModules = new Map<string, Promise<PageModule>>();

function loadOnce(module: string) {
  const pending = pendingModules.get(module);
  if (pending) return pending;
  const promise = loadModule(module).catch(() => {
    pendingModules.delete(module);
    void recoverFromLoadFailure();
    // Keeps the previous page until the browser has navigated.
    return new Promise<never>(() => {});
  });
  pendingModules.set(module, promise);
  return promise;
}

/**
 * Recovers when code fails to load: after a deployment by a full load, without a connection by
 * returning to the previous page.
 */
async function recoverFromLoadFailure() {
  const isServerReachable = await fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isServerReachable) return location.reload();
  // The navigation may have been a link, Back or Forward.
  const failedIndex = historyIndex();
  history.go(shownIndex === undefined || failedIndex === undefined ? -1 : shownIndex - failedIndex);
  return toast({ ...offline, variant: 'destructive' });
}
