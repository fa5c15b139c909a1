/**
 * Whether a worker is still there. One that is ended from outside, by the system or the browser, says nothing any more; but a lock that it
 * holds is free then, at once. Where there are no locks only its silence tells.
 */

/** For the worker: holds a lock as long as it lives, and resolves to its name; undefined where it can hold none. */
export function live(): Promise<string | undefined> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return Promise.resolve(undefined);
  const name = `nearpoint.worker.${crypto.randomUUID()}`;
  return new Promise((resolve) => {
    const held = () => {
      resolve(name);
      return new Promise<never>(() => undefined);
    };
    locks.request(name, held).catch(() => resolve(undefined)); // as in a frame that may keep nothing
  });
}

/** For who depends on it: calls `gone` once that lock is free, unless `signal` says before that it is of no interest any more. */
export function whenGone(name: string, signal: AbortSignal, gone: () => void): void {
  const locks: LockManager | undefined = navigator.locks;
  locks?.request(name, { signal }, () => !signal.aborted && gone()).catch(() => undefined);
}
