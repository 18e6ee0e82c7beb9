import type { PreparedPage } from '../../shared/page.ts';
import type { CachedResponse } from '../http/cachedResponse.ts';

/** More pages than most sites have; the least recently rendered one is dropped first. */
const MAX_PAGES = 1000;

/**
 * Renders a page again only if its data changed. A new post changes the version of the content and
 * thereby empties the response cache, but most pages do not show it.
 */
export function createRenderCache() {
  const pages = new Map<string, { version: string; response: CachedResponse }>();

  return async (
    path: string,
    { version }: Pick<PreparedPage, 'version'>,
    render: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> => {
    const page = pages.get(path);
    if (page?.version === version) return page.response;
    const response = await render();
    pages.delete(path);
    pages.set(path, { version, response });
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    return response;
  };
}
