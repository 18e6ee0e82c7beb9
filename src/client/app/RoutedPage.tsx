import { use, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useHead } from './head.ts';
import type { PageModule } from './pageModule.ts';
import { contentKeys, loadedModule } from './pageModules.ts';
import { fetchPage } from './prefetch.ts';
import { ContentContext, type Documents, hasContent } from '../lib/content.ts';
import { InitialPage } from '../lib/initialPage.ts';
import { toast } from '../ui/toasts.ts';
import { isObject } from '../../shared/isObject.ts';

/** Renders a page; the router keeps the previous page while its code and texts load. */
export function RoutedPage({ module }: { module: string }) {
  const location = useLocation();
  const { pathname } = location;
  const params = useParams();
  const initialPage = use(InitialPage);
  const shownModule = pathname === initialPage.path ? initialPage.module : module;
  const documents = use(ContentContext);
  const { Page, Layout, head } =
    readyModule(shownModule, documents) ?? use(loadOnce(shownModule, documents));
  const pageHead = head({ params, content: documents });
  useHead(pageHead);
  useEffect(() => {
    // Tests wait for it before they interact.
    document.documentElement.dataset.hydrated = '';
  }, []);
  useEffect(() => {
    shownIndex = historyIndex();
  }, [location]);
  const page = <Page key={pathname} />;
  return Layout ? <Layout title={pageHead?.title ?? ''}>{page}</Layout> : page;
}

/** The history index of the current page. */
let shownIndex = historyIndex();

/** Returns React Router's index of the current history entry. */
function historyIndex() {
  const state: unknown = typeof history === 'undefined' ? undefined : history.state;
  return isObject(state) && typeof state.idx === 'number' ? state.idx : undefined;
}

function readyModule(module: string, documents: Documents) {
  const page = loadedModule(module);
  return page && hasContent(documents, contentKeys(page)) ? page : undefined;
}

const pending = new Map<string, Promise<PageModule>>();

/** Loads a page's code and documents; a second call meanwhile returns the same promise. */
function loadOnce(module: string, documents: Documents) {
  const promise = pending.get(module) ?? loadPage(module, documents);
  pending.set(module, promise);
  return promise;
}

async function loadPage(module: string, documents: Documents) {
  try {
    const page = await fetchPage(module, documents);
    pending.delete(module);
    return page;
  } catch {
    pending.delete(module);
    void recoverFromLoadFailure();
    // Keeps the previous page until the browser has navigated.
    return await new Promise<never>(() => {});
  }
}

/**
 * Recovers when code or texts fail to load: after a deployment by a full load, without a connection by
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
  return toast({
    title: 'No connection',
    description:
      'The page could not be loaded. What you typed here is still there; try again in a moment.',
    variant: 'destructive',
  });
}
