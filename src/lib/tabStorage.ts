/** The tab's session storage; undefined where it is blocked. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined; // Accessing blocked storage throws.
  }
}

/** Stores a JSON value for this tab; undefined removes it. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) tabStorage()?.removeItem(key);
    else tabStorage()?.setItem(key, JSON.stringify(value));
  } catch {
    // When the storage is full, nothing is kept and the page still works.
  }
}

/** The stored value, of any shape; null where it is missing or unreadable. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(tabStorage()?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
