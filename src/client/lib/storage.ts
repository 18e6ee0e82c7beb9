type Kind = 'localStorage' | 'sessionStorage';

/** Reads stored JSON; `undefined` if there is none or storage is unavailable. */
export function readStored(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(window[kind].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** `null` removes the entry. */
export function writeStored(kind: Kind, key: string, value: unknown) {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or blocked; the page works without it.
  }
}

/** Returns the keys with a prefix. */
export function storedKeys(kind: Kind, start: string): string[] {
  try {
    return Object.keys(window[kind]).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
