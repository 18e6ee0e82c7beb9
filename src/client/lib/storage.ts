type Kind = 'localStorage' | 'sessionStorage';

/** Reads JSON a page of this site kept; `undefined` when there is none, or the browser keeps nothing. */
export function readStored(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(window[kind].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** `null` takes away what was kept. */
export function writeStored(kind: Kind, key: string, value: unknown) {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page works without.
  }
}

/** The keys that begin so. */
export function storedKeys(kind: Kind, start: string): string[] {
  try {
    return Object.keys(window[kind]).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
