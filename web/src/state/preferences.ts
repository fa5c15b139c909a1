/** Choices of the user's that this browser remembers. A frame may have no storage: there a choice lasts as long as the page. */

/** Null: nothing is remembered by this name. */
export function recall(key: string): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Undefined forgets it. Returns whether there is storage. */
export function remember(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
