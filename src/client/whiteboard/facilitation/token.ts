import { readStored, writeStored } from '../../lib/storage.ts';

const keyOf = (boardId: string) => `whiteboard-facilitator-${boardId}`;
/** In the fragment, which browsers send to no server. */
const FRAGMENT = '#facilitate=';

export const keepFacilitatorToken = (boardId: string, token: string) =>
  writeStored('localStorage', keyOf(boardId), token);

/** Returns the token with which this browser is the board's facilitator; takes it out of the URL. */
export function facilitatorToken(boardId: string): string | undefined {
  if (location.hash.startsWith(FRAGMENT)) {
    // Unlike `decodeURIComponent`, it reads a link that was cut off.
    const [[, token = ''] = []] = new URLSearchParams(location.hash.slice(1));
    keepFacilitatorToken(boardId, token);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  const token = readStored('localStorage', keyOf(boardId));
  return typeof token === 'string' ? token : undefined;
}

/** What to append to a board's URL to make its visitor a facilitator. */
export const facilitatorFragment = (token: string) => FRAGMENT + encodeURIComponent(token);
