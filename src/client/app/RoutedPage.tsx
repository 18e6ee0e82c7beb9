import { createContext, use, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { offline } from '../../shared/content/site.ts';
import { useHeadOf } from './head.ts';
import { loadedModule, loadModule, type PageModule } from './pageModules.ts';
import { toast } from '../ui/toasts.ts';

/** The page the server chose for the first path, which knows whether its data exists. */
export const FirstPage = createContext({ path: '', module: '' });

/** Renders a page once its code is here; until then the router keeps the page before. */
export function RoutedPage({ module }: { module: string }) {
  const location = useLocation();
  const { pathname } = location;
  const params = useParams();
  const first = use(FirstPage);
  const shown = pathname === first.path ? first.module : module;
  const { Page, Layout, head } = loadedModule(shown) ?? use(loadOnce(shown));
  useHeadOf(head, params);
  useEffect(() => {
    // Tests and tools can tell when the page responds to input.
    document.documentElement.dataset.hydrated = '';
  }, []);
  useEffect(() => {
    shownIndex = historyIndex();
  }, [location]);
  const page = <Page key={pathname} />;
  return Layout ? <Layout title={head(params)?.title ?? ''}>{page}</Layout> : page;
}

/** The history entry of the page that is shown. */
let shownIndex = historyIndex();

/** Returns React Router's number of the current history entry. */
function historyIndex() {
  const state: unknown = typeof history === 'undefined' ? undefined : history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

const loading = new Map<string, Promise<PageModule>>();

function loadOnce(module: string) {
  const known = loading.get(module);
  if (known) return known;
  const promise = loadModule(module).catch(() => {
    loading.delete(module);
    void recover();
    // The page before stays until the browser has gone elsewhere.
    return new Promise<never>(() => {});
  });
  loading.set(module, promise);
  return promise;
}

/** Code that cannot be fetched is older than the server, whose page a full load gets, or the line is down. */
async function recover() {
  const isServerThere = await fetch(location.href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isServerThere) return location.reload();
  // The visitor may have come here by a link or by Back or Forward.
  const failedIndex = historyIndex();
  history.go(shownIndex === undefined || failedIndex === undefined ? -1 : shownIndex - failedIndex);
  return toast({ ...offline, variant: 'destructive' });
}
