type Kind = 'localStorage' | 'sessionStorage';

/** Entries that the browser does not store, kept until the page is left. */
const unstored = {
  localStorage: new Map<string, string>(),
  sessionStorage: new Map<string, string>(),
};

/** Reads stored JSON; `undefined` if there is none. */
export function readStored(kind: Kind, key: string): unknown {
  try {
    const text = unstored[kind].get(key) ?? window[kind].getItem(key);
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** `null` removes the entry. Where storage is full or blocked, the entry lasts as long as the page. */
export function writeStored(kind: Kind, key: string, value: unknown) {
  unstored[kind].delete(key);
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, JSON.stringify(value));
  } catch {
    if (value !== null) unstored[kind].set(key, JSON.stringify(value));
  }
}

/** Returns the keys with a prefix. */
export function storedKeys(kind: Kind, start: string): string[] {
  const keys = new Set(unstored[kind].keys());
  try {
    for (const key of Object.keys(window[kind])) keys.add(key);
  } catch {
    // Storage is blocked.
  }
  return [...keys].filter((key) => key.startsWith(start));
}
