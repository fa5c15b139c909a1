/** Remembers the work of this tab for a reload, and finds the works of other tabs. */

const key = "nearpoint.work";

export interface TabWork {
  id: string;
  /** The address after `#` when it was saved. Another one is a request for something else. */
  hash: string;
  /** True if the address holds all of it. */
  isLinked: boolean;
}

export function readTabWork(): TabWork | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function storeTabWork(work: TabWork | undefined): void {
  try {
    if (work) sessionStorage.setItem(key, JSON.stringify(work));
    else sessionStorage.removeItem(key);
  } catch {
    // This frame has no storage: after a reload the work is offered, but not restored automatically.
  }
}

const lockOf = (id: string): string => `${key}.${id}`;

/**
 * Claims a work for this tab until the returned function is called. It is "taken" if another tab has it for at least this many milliseconds. It is
 * "unknown" where the browser has no locks, which need a secure origin.
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

/** Returns the ids of works that any tab has open. */
export async function claimedIds(): Promise<Set<string>> {
  const { held = [] } = (await (navigator as Partial<Navigator>).locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(lockOf("")) ? [name] : []));
  return new Set(names.map((name) => name.slice(lockOf("").length)));
}
