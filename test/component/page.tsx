import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach } from 'vitest';
import type { DetachedWindowAPI } from 'happy-dom';
import { App } from '../../src/client/app/App.tsx';
import { loadModule } from '../../src/client/app/pageModules.ts';
import { matchPage } from '../../src/client/app/routes.ts';
import { createApi, ServerApi } from '../../src/client/lib/api.tsx';
import { getClient } from '../../src/client/lib/trpcClient.ts';
import type { TestSite } from './site.ts';

// A wait ends with the state it waits for; the limit only allows for a busy machine.
configure({
  asyncUtilTimeout: 120_000,
  // Without the whole document, which hides the message.
  getElementError: (message) => new Error(message ?? ''),
});

/** A stream that never connects: what others change meanwhile is a matter of end-to-end tests. */
class SilentEventSource extends EventTarget {
  readonly readyState = 0;
  close() {}
}
Object.assign(globalThis, { EventSource: SilentEventSource });

declare const happyDOM: DetachedWindowAPI;
// React warns of elements that the DOM does not know, such as `search`.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
// A text area that grows listens to them.
Object.assign(document, { fonts: new EventTarget() });
const nodeFetch = globalThis.fetch;

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = nodeFetch;
});

/** Responds to a request instead of the server, which responds where it returns `undefined`. */
type Intercept = (
  path: string,
  init: RequestInit,
) => Response | undefined | Promise<Response | undefined>;

/** Loads the code of pages ahead, so that a click in a test opens them at once. */
export const preload = (...paths: string[]) =>
  Promise.all(paths.map((path) => loadModule(matchPage(path).module)));

type Options = { intercept?: Intercept; isSignedIn?: boolean };

/**
 * Opens a page of a site in a DOM without a browser; the admin's with the site's password unless
 * signed out. It replaces the page before, whose stored data it finds, as after a reload.
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
  await act(async () => {
    render(
      <ServerApi value={api}>
        <BrowserRouter>
          <App
            env="test"
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
