import type { Fragments, PreparedPage } from '../../shared/page.ts';
import type { CachedResponse } from '../http/cachedResponse.ts';

type Rendered = { response: CachedResponse; fragments: Fragments };

/**
 * Renders a page again only if its data changed. A new post changes the version of the content, which
 * clears the response cache, but most pages do not show it. A page that does keeps its other
 * fragments. Of more than `maxPages`, the least recently rendered one is dropped first.
 */
export function createRenderCache(maxPages: number) {
  const pages = new Map<string, Rendered & { version: string }>();

  return async (
    path: string,
    { version }: Pick<PreparedPage, 'version'>,
    render: (cached: Fragments) => Promise<Rendered>,
  ): Promise<CachedResponse> => {
    const page = pages.get(path);
    if (page?.version === version) return page.response;
    const rendered = await render(page?.fragments ?? new Map());
    pages.delete(path);
    pages.set(path, { version, ...rendered });
    const [oldest] = pages.keys();
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
    return rendered.response;
  };
}
