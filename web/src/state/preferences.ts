/** Remembers the user's choices in this browser. A frame may have no storage; there a choice lasts as long as the page. */

/** Returns a remembered value; null if there is none by this name. */
export function recall(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Remembers a value; undefined forgets it. Returns whether there is storage. */
export function remember(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
