/**
 * Detects whether a worker still exists. If the system or the browser ends a worker, it sends nothing, but its lock is released at once. Without
 * locks, only its silence shows it.
 */

/** Holds a lock as long as this worker lives, and resolves with its name; undefined where there are no locks. */
export function holdWorkerLock(): Promise<string | undefined> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve(undefined);
  const name = `nearpoint.worker.${crypto.randomUUID()}`;
  return new Promise((resolve) => {
    const held = () => {
      resolve(name);
      return new Promise<never>(() => undefined);
    };
    locks.request(name, held).catch(() => resolve(undefined)); // as in a frame without storage
  });
}

/** Reports when the lock of a worker is released, unless `signal` aborts first. */
export function onWorkerLockReleased(name: string, signal: AbortSignal, released: () => void): void {
  const locks: LockManager | undefined = navigator.locks;
  locks?.request(name, { signal }, () => !signal.aborted && released()).catch(() => undefined);
}
