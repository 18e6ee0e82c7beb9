import { useWindowEvent } from '@mantine/hooks';
import { contentKeys, loadModule } from './pageModules.ts';
import type { PageModule } from './pageModule.ts';
import { matchPage } from './routes.ts';
import { type Documents, loadContent } from '../lib/content.ts';

const pending = new Map<string, Promise<PageModule>>();

/** Fetches a page's code and documents; a call meanwhile gets the same promise. */
export function fetchPage(module: string, documents: Documents): Promise<PageModule> {
  const fetching = pending.get(module) ?? fetchParts(module, documents);
  pending.set(module, fetching);
  return fetching;
}

async function fetchParts(module: string, documents: Documents) {
  try {
    const page = await loadModule(module);
    await loadContent(documents, contentKeys(page));
    return page;
  } finally {
    pending.delete(module);
  }
}

/** Fetches the page of a link that the mouse is over, or that has the focus, ahead of the click. */
export function usePrefetch(documents: Documents) {
  const prefetch = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.target || link.origin !== location.origin) return;
    if (link.pathname === location.pathname) return;
    const { isFound, module } = matchPage(link.pathname);
    // A click fetches it again and says what failed.
    if (isFound) fetchPage(module, documents).catch(() => {});
  };
  useWindowEvent('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse') prefetch(target);
  });
  useWindowEvent('focusin', ({ target }) => prefetch(target));
}
