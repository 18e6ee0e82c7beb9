type StorageKind = 'localStorage' | 'sessionStorage';

/** Entries that the browser does not store, kept until the page is left. */
const fallbackEntries = {
  localStorage: new Map<string, string>(),
  sessionStorage: new Map<string, string>(),
};

/** Reads stored JSON; `undefined` if there is none. */
export function readStored(kind: StorageKind, key: string): unknown {
  try {
    const text = fallbackEntries[kind].get(key) ?? window[kind].getItem(key);
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** `null` removes the entry. Where storage is full or blocked, the entry lasts as long as the page. */
export function writeStored(kind: StorageKind, key: string, value: unknown) {
  fallbackEntries[kind].delete(key);
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, JSON.stringify(value));
  } catch {
    if (value !== null) fallbackEntries[kind].set(key, JSON.stringify(value));
  }
}

/** Returns the keys with a prefix. */
export function storedKeys(kind: StorageKind, prefix: string): string[] {
  const keys = new Set(fallbackEntries[kind].keys());
  try {
    for (const key of Object.keys(window[kind])) keys.add(key);
  } catch {
    // Storage is blocked.
  }
  return [...keys].filter((key) => key.startsWith(prefix));
}
