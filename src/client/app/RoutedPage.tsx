import { use, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { offline } from '../../shared/content/site.ts';
import { useHeadOf } from './head.ts';
import { loadedModule, loadModule, type PageModule } from './pageModules.ts';
import { FirstPage } from '../lib/firstPage.ts';
import { toast } from '../ui/toasts.ts';
import { isObject } from '../../shared/isObject.ts';

/** Renders a page; the router keeps the previous page while its code loads. */
export function RoutedPage({ module }: { module: string }) {
  const location = useLocation();
  const { pathname } = location;
  const params = useParams();
  const first = use(FirstPage);
  const shown = pathname === first.path ? first.module : module;
  const { Page, Layout, head } = loadedModule(shown) ?? use(loadOnce(shown));
  useHeadOf(head, params);
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

const loading = new Map<string, Promise<PageModule>>();

function loadOnce(module: string) {
  const known = loading.get(module);
  if (known) return known;
  const promise = loadModule(module).catch(() => {
    loading.delete(module);
    void recover();
    // Keeps the previous page until the browser has navigated.
    return new Promise<never>(() => {});
  });
  loading.set(module, promise);
  return promise;
}

/**
 * Recovers when code fails to load: after a deployment by a full load, without a connection by
 * returning to the previous page.
 */
async function recover() {
  const isServerThere = await fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isServerThere) return location.reload();
  // The navigation may have been a link, Back or Forward.
  const failedIndex = historyIndex();
  history.go(shownIndex === undefined || failedIndex === undefined ? -1 : shownIndex - failedIndex);
  return toast({ ...offline, variant: 'destructive' });
}
