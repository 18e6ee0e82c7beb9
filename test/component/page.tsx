import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import type { DetachedWindowAPI } from 'happy-dom';
import { App } from '../../src/client/app/App.tsx';
import { contentKeys, loadModule } from '../../src/client/app/pageModules.ts';
import { matchPage } from '../../src/client/app/routes.ts';
import { createApi, ServerApi } from '../../src/client/lib/api.tsx';
import { getClient } from '../../src/client/lib/trpcClient.ts';
import { Content, type ContentKey } from '../../src/shared/content/documents.ts';
import type { TestSite } from './site.ts';

// Queries return as soon as the state is there; the long limit only matters on a busy machine.
configure({
  asyncUtilTimeout: 120_000,
  // The default error prints the whole document.
  getElementError: (message) => new Error(message ?? ''),
});

/** An event stream that never connects. End-to-end tests cover live updates. */
class SilentEventSource extends EventTarget {
  readonly readyState = 0;
  close() {}
}
Object.assign(globalThis, { EventSource: SilentEventSource });

declare const happyDOM: DetachedWindowAPI;
// happy-dom does not know elements such as `search`, and React warns about them.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
// Mantine's autosizing text area listens for loaded fonts.
Object.assign(document, { fonts: new EventTarget() });
const nodeFetch = globalThis.fetch;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = nodeFetch;
});

/** Returns the response to a request, or `undefined` to send it to the server. */
type Intercept = (
  path: string,
  init: RequestInit,
) => Response | undefined | Promise<Response | undefined>;

const preloaded = new Set<ContentKey>();

/** Loads the code and texts of pages, so that a click on a link opens them immediately. */
export async function preload(...paths: string[]) {
  for (const path of paths)
    for (const key of contentKeys(await loadModule(matchPage(path).module))) preloaded.add(key);
}

/** Texts of pages; tests intercept and count only other calls. */
const isContent = (path: string) => path.startsWith('/trpc/content.get');

async function documents({ url }: TestSite, keys: readonly ContentKey[]) {
  const input = encodeURIComponent(JSON.stringify({ keys }));
  const response = await nodeFetch(`${url}/trpc/content.get?input=${input}`);
  return Content.partial().parse((await response.json()).result.data);
}

type Options = { intercept?: Intercept; isSignedIn?: boolean };

/**
 * Opens a page of a site in a DOM without a browser; the admin's with the site's password unless
 * signed out. It replaces the open page but keeps the browser's storage, like a reload.
 */
export async function openPage(
  site: TestSite,
  path: string,
  { intercept = () => undefined, isSignedIn = true }: Options = {},
) {
  cleanup();
  const calls: string[] = [];
  const cookie: Record<string, string> =
    isSignedIn && path.startsWith('/admin') ? await site.signIn() : {};
  happyDOM.setURL(site.url + path);
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (isContent(url.pathname)) return nodeFetch(url, init);
    calls.push(url.pathname + url.search);
    const headers = new Headers(init.headers);
    headers.set('sec-fetch-site', 'same-origin');
    for (const [name, value] of Object.entries(cookie)) headers.set(name, value);
    return (
      (await intercept(url.pathname + url.search, init)) ?? nodeFetch(url, { ...init, headers })
    );
  };
  const { module, params } = matchPage(location.pathname);
  const api = createApi(getClient());
  const page = await loadModule(module);
  await page.load?.(api, params);
  // No others than the page lists, as in a browser.
  const content = await documents(site, [...contentKeys(page), ...preloaded]);
  await act(async () => {
    render(
      <ServerApi value={api}>
        <BrowserRouter>
          <App
            env="test"
            content={content}
            config={{ publicUrl: site.url, year: new Date().getFullYear() }}
            initialPage={{ path: location.pathname, module }}
          />
        </BrowserRouter>
      </ServerApi>,
    );
  });
  return {
    user: userEvent.setup(),
    screen,
    /** Paths and queries of the requests so far. */
    calls,
    intercept: (next: Intercept) => void (intercept = next),
  };
}
