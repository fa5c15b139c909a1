/** Room in the browser's storage, and time in which nobody waits for it to be written. */

/** Of what the browser has left, so much is not taken. */
const reserve = 2 ** 20;

/** There is no room for so many bytes. */
export class Full extends Error {
  constructor(
    readonly needed: number,
    readonly left: number,
  ) {
    super("the storage is full");
    this.name = "QuotaExceededError";
  }
}

let isAsked = false;

/** Asks the browser for room for so many bytes, and not to clear them away for want of it. */
export async function makeRoom(needed: number): Promise<void> {
  const { storage } = navigator as Partial<Navigator>;
  const { quota, usage = 0 } = (await storage?.estimate()) ?? {};
  if (quota !== undefined && usage + needed + reserve > quota) throw new Full(needed, quota - usage);
  if (!isAsked) void storage?.persist().catch(() => undefined);
  isAsked = true;
}

/** When the page has nothing better to do; at once where it is not seen and may be gone soon. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden || !("requestIdleCallback" in globalThis)) resolve();
    else requestIdleCallback(() => resolve(), { timeout: 1000 });
  });
