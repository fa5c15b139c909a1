/** Asks for space in the browser's storage, and for idle time to write. */

/** The bytes of the browser's free storage that are left unused. */
const reserveBytes = 2 ** 20;

/** The error that there is no space for this many bytes. */
export class StorageFull extends Error {
  constructor(
    readonly needed: number,
    readonly left: number,
  ) {
    super("the storage is full");
    this.name = "QuotaExceededError";
  }
}

let isAsked = false;

/** Asks the browser for space for this many bytes, and not to evict them under pressure. */
export async function makeRoom(needed: number): Promise<void> {
  const { storage } = navigator as Partial<Navigator>;
  const { quota, usage = 0 } = (await storage?.estimate()) ?? {};
  if (quota !== undefined && usage + needed + reserveBytes > quota)
    throw new StorageFull(needed, quota - usage);
  if (!isAsked) void storage?.persist().catch(() => undefined);
  isAsked = true;
}

/** Resolves when the page is idle, or at once if it is hidden and may end soon. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden || !("requestIdleCallback" in globalThis)) resolve();
    else requestIdleCallback(() => resolve(), { timeout: 1000 });
  });
