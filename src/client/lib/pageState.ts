import type { DehydratedState } from '@tanstack/react-query';
import type { PageState } from '../../shared/page.ts';

type BrowserState = PageState & { queries: DehydratedState };

let state: BrowserState | undefined;

/** Returns the state that the server embedded in the page. */
export function pageState(): BrowserState {
  state ??= readEmbeddedState();
  return state;
}

function readEmbeddedState() {
  // The server of the same build wrote it, so it needs no validation.
  const written: BrowserState = JSON.parse(document.getElementById('state')?.textContent ?? '{}');
  return written;
}
