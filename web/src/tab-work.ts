/** Which work is this tab's, for when it is reloaded, and which works other tabs have open. */

const key = "nearpoint.work";

export interface TabWork {
  id: string;
  /** The address after `#` when it was kept. Another one is a wish for something else. */
  hash: string;
  /** The address says all of it. */
  isLinked: boolean;
}

export function tabWork(): TabWork | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function nameTabWork(work: TabWork | undefined): void {
  try {
    if (work) sessionStorage.setItem(key, JSON.stringify(work));
    else sessionStorage.removeItem(key);
  } catch {
    // No storage in this frame: after a reload the work is offered, and does not come back by itself.
  }
}

const lockOf = (id: string): string => `${key}.${id}`;

/**
 * Makes a work this tab's alone until what it resolves to is called. It is taken where another tab has it for so many milliseconds at least;
 * whether one has, browsers say on secure origins alone.
 */
export function claim(id: string, patience = 0): Promise<(() => void) | "taken" | "unknown"> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return Promise.resolve("unknown");
  const wait: LockOptions = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
  return new Promise((resolve) => {
    const held = (lock: Lock | null) => (lock ? new Promise<void>(resolve) : resolve("taken"));
    locks.request(lockOf(id), wait, held).catch(() => resolve("taken"));
  });
}

/** The ids of works that a tab has, this one or another. */
export async function claimed(): Promise<Set<string>> {
  const { held = [] } = (await (navigator as Partial<Navigator>).locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(lockOf("")) ? [name] : []));
  return new Set(names.map((name) => name.slice(lockOf("").length)));
}
