/** Reads JSON a page of this site kept; `undefined` when there is none, or the browser keeps nothing. */
export function readStored(kind: 'localStorage' | 'sessionStorage', key: string): unknown {
  try {
    return JSON.parse(window[kind].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(kind: 'localStorage' | 'sessionStorage', key: string, value: unknown) {
  try {
    window[kind].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page works without.
  }
}
