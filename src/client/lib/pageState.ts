import type { DehydratedState } from '@tanstack/react-query';
import type { PageState } from '../../shared/page.ts';

type BrowserState = PageState & { queries: DehydratedState };

let state: BrowserState | undefined;

/** What the server wrote into the page it sent. */
export function pageState(): BrowserState {
  state ??= read();
  return state;
}

function read() {
  // Our own server wrote it for the script of the same build.
  const written: BrowserState = JSON.parse(document.getElementById('state')?.textContent ?? '{}');
  return written;
}
