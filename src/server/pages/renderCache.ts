import type { Fragments, PreparedPage } from '../../shared/page.ts';
import type { CachedResponse } from '../http/cachedResponse.ts';

/** More pages than most sites have; the least recently rendered one is dropped first. */
const MAX_PAGES = 1000;

type Rendered = { response: CachedResponse; fragments: Fragments };

/**
 * Renders a page again only if its data changed. A new post changes the version of the content, which
 * clears the response cache, but most pages do not show it. A page that does keeps its other
 * fragments.
 */
export function createRenderCache() {
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
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    return rendered.response;
  };
}
