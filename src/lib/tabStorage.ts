/** What the browser keeps for this tab alone and forgets with it; undefined where there is none. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined; // A browser that blocks storage throws at the mere look.
  }
}

/** Keeps a value that JSON can hold for this tab; undefined takes away what was kept. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) tabStorage()?.removeItem(key);
    else tabStorage()?.setItem(key, JSON.stringify(value));
  } catch {
    // Without room nothing is kept, and the page works all the same.
  }
}

/** What was kept under the key, of whatever shape; null where there is nothing that can be read. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(tabStorage()?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
